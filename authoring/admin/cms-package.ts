import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the content editor's files, as its package brings them. */
export const cmsFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** What this project relies on inside the editor, which its makers do not promise to keep. */
const internals = [
  ['navigator.storage.getDirectory', 'that it keeps files in the browser’s own storage'],
  ['sveltia-cms.user', 'under which name it keeps who is signed in'],
  ['https://cdn.jsdelivr.net/fontsource/fonts/', 'where it would fetch its fonts'],
] as const;

/**
 * @param script the editor's own script
 * @returns one line when the installed version works otherwise than this project relies on
 */
export function cmsFault(script: string): string | undefined {
  const lost = internals.find(([text]) => !script.includes(text));
  if (!lost) return undefined;
  return `/admin does not fit this version of @sveltia/cms: "${lost[0]}" is gone from it, by which we know ${lost[1]}. Go back to the version before, or see docs/decisions/0022.\n`;
}

/** The editor's script, which would fetch its fonts from elsewhere although it brings them along. */
export function withOwnFonts(file: string): string {
  const fonts = readdirSync(path.join(cmsFolder, 'assets'));
  return readFileSync(file, 'utf8').replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (address, family, face) => {
      const own = fonts.find((name) => name.startsWith(`${family}-${face}-`));
      return own ? `/admin/cms/assets/${own}` : address;
    },
  );
}
