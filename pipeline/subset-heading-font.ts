import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { contentFolder } from '../app/content/content-folder.ts';
import { getOrCreateFile, hashInputs } from './build-cache.ts';

const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** The only weight of headings, and an optical size between their largest and their smallest. */
const axes = { wght: 700, opsz: 48 };

const extensions = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * Reduces the heading font to basic Latin and the characters that the content uses.
 *
 * @param root path of the project
 * @param format `woff2` for browsers, `sfnt` (TrueType) for share images
 * @returns path of the font in the build cache
 */
export async function subsetHeadingFont(root: string, format: 'woff2' | 'sfnt'): Promise<string> {
  const characters = basicLatin + (await listCharacters(path.resolve(root, contentFolder)));
  const hash = hashInputs(source, JSON.stringify(axes), characters).slice(0, 12);
  return getOrCreateFile(`bricolage-grotesque-${hash}.${extensions[format]}`, async () => {
    const font = await readFile(createRequire(import.meta.url).resolve(source));
    return subsetFont(font, characters, { targetFormat: format, variationAxes: axes });
  });
}

/** Every character beyond basic Latin in the content files, sorted. */
async function listCharacters(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [...new Set(texts.join(''))]
    .filter((character) => character > '~')
    .sort()
    .join('');
}
