import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lineLike } from '../tests/support/content-folder.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { copyDownloads } from './download-files.ts';

/** A content folder with these files to download, and a folder to deploy. */
function offer(files: Record<string, string>) {
  const inside = Object.entries(files).map(([name, text]) => [`content/files/${name}`, text]);
  const parent = temporaryFolder(Object.fromEntries(inside));
  return { content: path.join(parent, 'content'), site: path.join(parent, 'site') };
}

test('files are served under their names, and hidden ones are not', () => {
  const { content, site } = offer({ 'terms.pdf': 'x', 'Prices_2027.XLSX': 'x', '.DS_Store': 'x' });
  copyDownloads(content, site);
  const served = readdirSync(path.join(site, 'files')).sort();
  expect(served).toEqual(['Prices_2027.XLSX', 'terms.pdf']);
});

test('a name that is no path, an empty file and a kind that servers do not send are named each in a line', () => {
  const wrong = { 'Price List.pdf': 'x', 'talk.key': 'x', 'page.html': 'x', 'empty.pdf': '' };
  const { content, site } = offer({ ...wrong, 'old/prices.pdf': 'x', 'terms.pdf': 'x' });
  const lines = [
    'Price List.pdf:1:1 expected a file name that can be a path: letters, digits, dots, hyphens; rename it',
    'empty.pdf:1:1 expected a file, found 0 bytes: export or copy it anew',
    'old:1:1 expected a file, found a folder: move its files up',
    'page.html:1:1 expected a kind of file that servers send, * ".html"*',
    'talk.key:1:1 expected a kind of file that servers send, * ".key"*',
  ];
  const pattern = lineLike(lines.map((line) => `*/content/files/${line}`).join('\n'));
  expect(() => copyDownloads(content, site)).toThrow(expect.objectContaining({ message: pattern }));
});
