import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the content editor's files in its package. */
export const cmsFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** What this project relies on inside the editor although its makers may change it at any time. */
const internals = [
  ['navigator.storage.getDirectory', 'the browser storage that it keeps files in'],
  ['sveltia-cms.user', 'the key under which it remembers who is signed in'],
  ['https://cdn.jsdelivr.net/fontsource/fonts/', 'the address that it loads its fonts from'],
] as const;

/**
 * @param script the editor's own script
 * @returns one line when the installed version lacks something that this project relies on
 */
export function cmsError(script: string): string | undefined {
  const missing = internals.find(([text]) => !script.includes(text));
  if (!missing) return undefined;
  return `/admin does not fit this version of @sveltia/cms: it does not contain "${missing[0]}", ${missing[1]}. Install the previous version, or see docs/decisions/0022.\n`;
}

/** The editor's script with the fonts of its package in place of those of another host. */
export function withLocalFonts(file: string): string {
  const fonts = readdirSync(path.join(cmsFolder, 'assets'));
  return readFileSync(file, 'utf8').replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (address, family, face) => {
      const local = fonts.find((name) => name.startsWith(`${family}-${face}-`));
      return local ? `/admin/cms/assets/${local}` : address;
    },
  );
}
