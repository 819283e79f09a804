import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
/** The one weight that headings have, at an optical size between the largest and the smallest. */
const axes = { wght: 700, opsz: 48 };

/**
 * The heading face, subset to basic Latin and every character the content uses, as
 * `@fonts/heading.woff2` for style sheets.
 */
export function headingFont(): Plugin {
  return {
    name: 'heading-font',
    async config({ root = process.cwd() }) {
      const file = await headingFontFile(root, 'woff2');
      return { resolve: { alias: { '@fonts/heading.woff2': file } } };
    },
  };
}

const extensions = { woff2: 'woff2', sfnt: 'ttf' } as const;

/**
 * @param root path of the project
 * @param format `woff2` for browsers, `sfnt` for what draws pictures
 * @returns path of the subset face; made when it is first asked for, and anew for new characters
 */
export async function headingFontFile(root: string, format: 'woff2' | 'sfnt'): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/fonts');
  const characters = basicLatin + (await charactersIn(path.join(root, 'content')));
  const key = createHash('sha256')
    .update(JSON.stringify([source, axes, characters]))
    .digest('hex');
  const file = path.join(folder, `bricolage-grotesque-${key.slice(0, 12)}.${extensions[format]}`);
  if (existsSync(file)) return file;

  const full = await readFile(createRequire(import.meta.url).resolve(source));
  const subset = await subsetFont(full, characters, { targetFormat: format, variationAxes: axes });
  await mkdir(folder, { recursive: true });
  await writeFile(file, subset);
  return file;
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
