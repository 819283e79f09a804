import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleContent } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { OwnFile } from '../../page/own-file.ts';
import { createLocate } from '../base-path.ts';
import { createFileWriter } from '../work-folder.ts';
import { makeOwnFile, writeOwnFiles } from './own-files.ts';

const content = await exampleContent();
const locate = createLocate(content.site.origin, '/shop');

/** The example with a file of its own. */
const siteWith = (address: string, make: OwnFile | (() => unknown)) => ({
  ...content,
  code: { ...content.code, files: new Map([[address, make as never]]) },
});

test('a file of the site’s own says what its pages are, where they are deployed', async () => {
  const site = siteWith('/api/pages.json', ({ listPages, content: said, locate: at }) =>
    JSON.stringify(listPages(said.translations[0]).map(({ href }) => at(said.site.origin + href))),
  );
  const folder = temporaryFolder();
  await writeOwnFiles(createFileWriter(folder), folder, site, locate);
  const pages = JSON.parse(readFileSync(path.join(folder, 'api/pages.json'), 'utf8'));
  const { base } = content.translations[0]?.language ?? {};
  expect(pages).toContain(`${content.site.origin}/shop${base}/pricing`);
  expect(await makeOwnFile(site, '/api/other.json', locate)).toBeUndefined();
});

test.each<[name: string, address: string, make: () => unknown, message: string]>([
  [
    'returns no text',
    '/a.json',
    () => ({}),
    'files/a.json.ts: expected its default export to return a text, found object',
  ],
  [
    'has the name of another file',
    '/robots.txt',
    () => '',
    'files/robots.txt.ts: the site has another file at /robots.txt',
  ],
])('a file that %s is named with what to do', async (_, address, make, message) => {
  const folder = temporaryFolder({ 'robots.txt': 'Allow: /' });
  const writing = writeOwnFiles(createFileWriter(folder), folder, siteWith(address, make), locate);
  await expect(writing).rejects.toThrow(message);
});
