import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { copyWithoutPages, finishEditor } from './editor-folder.ts';

test('an editor with an origin of its own has what pages show, none of the pages, and the headers of the site', async () => {
  const site = temporaryFolder({
    'index.html': '<title>Home</title>',
    'blog/feed.xml': '<feed/>',
    'robots.txt': 'User-agent: *',
    'assets/site-1f.woff2': 'letters',
    'pictures/shop.jpg': 'shop',
  });
  const folder = temporaryFolder({
    'admin/pricing.html': '<title>Edit the site</title>',
    '404.html': '<title>Not found</title>',
  });
  copyWithoutPages(site, folder);
  await finishEditor(folder, { host: undefined, basePath: '/shop' });
  const isThere = (name: string) => existsSync(`${folder}/${name}`);
  expect(['index.html', 'blog/feed.xml', 'robots.txt'].filter(isThere)).toEqual([]);
  expect(['assets/site-1f.woff2', 'pictures/shop.jpg'].filter(isThere)).toHaveLength(2);
  const headers = readFileSync(`${folder}/_headers`, 'utf8');
  expect(headers).toContain("frame-ancestors 'none'");
  // At the root of its own host, wherever the site is.
  expect(readFileSync(`${folder}/release.txt`, 'utf8')).toMatch(/^path: \/$/m);
});
