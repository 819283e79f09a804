import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from '../../app/content/brand/face.ts';
import { contentFiles } from '../../app/content/content-files.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';

const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

const extensions = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * Reduces the heading font to basic Latin and the characters that the content uses, at one place on
 * each of its axes.
 *
 * @param folder path of the content folder
 * @param format `woff2` for browsers, `sfnt` (TrueType) for share images
 * @returns path of the font in the build cache
 */
export async function subsetHeadingFont(
  folder: string,
  { file, axes }: Face,
  format: 'woff2' | 'sfnt',
): Promise<string> {
  const font = await readFile(file);
  const characters = basicLatin + (await listCharacters(folder));
  const hash = hashInputs(font, JSON.stringify(axes), characters).slice(0, 12);
  return getOrCreateFile(`heading-${hash}.${extensions[format]}`, () =>
    subsetFont(font, characters, { targetFormat: format, variationAxes: axes }),
  );
}

/** Every character beyond basic Latin in the content files, and its capital form, sorted. */
export async function listCharacters(folder: string): Promise<string> {
  const found = new Set<string>();
  for (const name of contentFiles(folder).filter((name) => /\.(yaml|md)$/.test(name))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const character of text.match(/[^\0-~]/gu) ?? []) found.add(character);
  }
  const capitals = [...found].join('').toUpperCase();
  return [...new Set([...found, ...capitals])]
    .filter((character) => character > '~')
    .sort()
    .join('');
}
