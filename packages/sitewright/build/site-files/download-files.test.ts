import { readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineLike } from '../../../../tests/support/content-folder.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { findDownloadProblems } from '../../content/disk/download-files.ts';
import { formatProblem } from '../../content/messages/problem.ts';
import { readSite } from '../../kinds/read-site.ts';
import { copyDownloads } from './write-site-files.ts';

/** A content folder with files of these names to download. */
const offer = (...names: string[]) =>
  temporaryFolder(
    Object.fromEntries(names.map((one) => [`files/${one}`, one === 'empty.pdf' ? '' : 'x'])),
  );

test('files are served under their names, and hidden ones are not', async () => {
  const folder = offer('terms.pdf', 'Prices_2027.XLSX', '.DS_Store');
  expect(await copyDownloads(readSite(folder), `${folder}/site`)).toEqual([]);
  const served = readdirSync(`${folder}/site/files`).sort();
  expect(served).toEqual(['Prices_2027.XLSX', 'terms.pdf']);
});

test('a name that is no path, an empty file and a kind that servers do not send are named each in a line', () => {
  const wrong = ['Price List.pdf', 'talk.key', 'page.html', 'empty.pdf', 'old/prices.pdf'];
  const folder = offer(...wrong, 'terms.pdf');
  writeFileSync(`${folder}/files/till.vtt`, Buffer.from('WEBVTT\n\nCaf\xe9', 'latin1'));
  const lines = [
    'Price List.pdf:1:1 expected a file name that can be a path: letters, digits, dots, hyphens; rename it to price-list.pdf',
    'empty.pdf:1:1 expected a file, found 0 bytes: export or copy it anew',
    'page.html:1:1 expected a file that a browser does not run, found ".html", *: offer it in a .zip',
    'talk.key:1:1 expected a kind of file that servers send, * ".key"*',
    'till.vtt:3:4 expected text in UTF-8, found text in another encoding: *',
  ];
  const found = findDownloadProblems(readSite(folder)).map(formatProblem);
  expect(found).toEqual(lines.map((line) => lineLike(`*/files/${line}`)));
});
