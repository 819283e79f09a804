import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { copyDownloads, describeUnlinkedDownloads } from './download-files.ts';
import { inspectPage } from './render/inspect-page.ts';

/** A content folder with these files to download, and a folder to deploy. */
function offer(...names: string[]) {
  const parent = temporaryFolder();
  const content = path.join(parent, 'content');
  mkdirSync(path.join(content, 'files'), { recursive: true });
  for (const name of names) writeFileSync(path.join(content, 'files', name), name);
  return { content, site: path.join(parent, 'site') };
}

test('files are served under their names, and hidden ones are not', () => {
  const { content, site } = offer('terms.pdf', 'Price_List-2027.XLSX', '.DS_Store');
  copyDownloads(content, site);
  expect(readFileSync(path.join(site, 'files/terms.pdf'), 'utf8')).toBe('terms.pdf');
  expect(() => readFileSync(path.join(site, 'files/.DS_Store'))).toThrow();
});

test('a name that is no path, an empty file and a kind that servers do not send are named each in a line', () => {
  const { content, site } = offer('Price List.pdf', 'talk.key', 'page.html', 'terms.pdf');
  mkdirSync(path.join(content, 'files/old'));
  writeFileSync(path.join(content, 'files/empty.pdf'), '');
  const lines = (() => {
    try {
      copyDownloads(content, site);
      return [];
    } catch (error) {
      return (error as Error).message.replaceAll(/^.*content\/files\//gm, '').split('\n');
    }
  })();
  expect(lines).toEqual([
    'Price List.pdf:1:1 expected a file name that can be a path: letters, digits, dots, hyphens; rename it',
    'empty.pdf:1:1 expected a file, found 0 bytes: export or copy it anew',
    'old:1:1 expected a file, found a folder: move its files up',
    expect.stringMatching(/^page\.html:1:1 expected a kind of file that servers send, .+ "\.html"/),
    expect.stringMatching(/^talk\.key:1:1 expected a kind of file that servers send, .+ "\.key"/),
  ]);
});

test('a file that no page links to is named', () => {
  const { content } = offer('terms.pdf', 'prices.pdf');
  const html = '<a href="/files/terms.pdf#page=2">Terms</a>';
  const { page } = inspectPage({ path: '/', file: 'index.html', html: `<main>${html}</main>` });
  expect(describeUnlinkedDownloads(content, [page])).toEqual([
    expect.stringMatching(
      /files\/prices\.pdf: no page links to it; link to \/files\/prices\.pdf, or/,
    ),
  ]);
});
