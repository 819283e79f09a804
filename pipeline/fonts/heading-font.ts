import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { digestOf, keptFile } from '../build-cache.ts';

const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** The one weight that headings have, at an optical size between the largest and the smallest. */
const axes = { wght: 700, opsz: 48 };

const extensions = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * @param root path of the project
 * @param format `woff2` for browsers, `sfnt` for what draws pictures
 * @returns path of the subset face; made when it is first asked for, and anew for new characters
 */
export async function headingFontFile(root: string, format: 'woff2' | 'sfnt'): Promise<string> {
  const characters = basicLatin + (await charactersIn(path.join(root, 'content')));
  const digest = digestOf(source, JSON.stringify(axes), characters).slice(0, 12);
  return keptFile(`bricolage-grotesque-${digest}.${extensions[format]}`, async () => {
    const full = await readFile(createRequire(import.meta.url).resolve(source));
    return subsetFont(full, characters, { targetFormat: format, variationAxes: axes });
  });
}

/** Every character above basic Latin that the content files hold, sorted. */
async function charactersIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [...new Set(texts.join(''))]
    .filter((character) => character > '~')
    .sort()
    .join('');
}
