import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildHeadersFile, buildRedirectsFile, ignoreFile } from '../hosting/cloudflare-netlify.ts';
import { addCspMeta } from '../hosting/csp.ts';
import { redirects } from '../hosting/redirects.ts';
import { listLanguageFolders, type ServedFile } from '../hosting/served-files.ts';

/**
 * Writes what hosts read beside the pages: `_headers`, `_redirects` and `.assetsignore`. Where a host
 * cannot send each page its policy, the pages get it in their heads.
 *
 * @param folder the folder to deploy, with its pages in place, not yet compressed
 * @param files the files in it that are served
 * @param sendsHeaders whether the host sends the headers of this site; GitHub Pages does not
 */
export function writeHostFiles(
  folder: string,
  files: readonly ServedFile[],
  sendsHeaders: boolean,
): void {
  const { text, hasPolicies } = buildHeadersFile(files);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('_headers', text);
  write('_redirects', buildRedirectsFile(redirects, listLanguageFolders(files)));
  write('.assetsignore', ignoreFile);
  if (!hasPolicies || !sendsHeaders) {
    for (const { file } of files.filter(({ file }) => file.endsWith('.html'))) {
      write(file, addCspMeta(readFileSync(path.join(folder, file), 'utf8')));
    }
  }
}
