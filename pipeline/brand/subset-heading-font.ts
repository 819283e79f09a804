import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import type { HeadingFont } from './heading-fonts.ts';

const extensions = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * Reduces a heading font to its characters, at one place on each of its axes.
 *
 * @param format `woff2` for browsers, `sfnt` (TrueType) for share images
 * @returns path of the font in the build cache
 */
export async function subsetHeadingFont(
  { face: { file, axes }, characters }: Pick<HeadingFont, 'face' | 'characters'>,
  format: 'woff2' | 'sfnt',
): Promise<string> {
  const font = await readFile(file);
  const hash = hashInputs(font, JSON.stringify(axes), characters).slice(0, 12);
  return getOrCreateFile(`heading-${hash}.${extensions[format]}`, () =>
    subsetFont(font, characters, { targetFormat: format, variationAxes: axes }),
  );
}
