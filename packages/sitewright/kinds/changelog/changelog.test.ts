import { expect, test } from 'vitest';
import { exampleContent } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { writeSectionFeeds } from '../../build/feeds.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';

const content = await exampleContent();
const { releases } = getSection(content, 'changelog');
const locate = (address: string) => address.replace('.brasswick/', '.brasswick/shop/');

function writeFeeds() {
  const files = new Map<string, string>();
  writeSectionFeeds((address, body) => void files.set(address, String(body)), content, locate);
  return files;
}

test('a changelog has a feed with each release, the newest first, and links that lead from anywhere', () => {
  const [[address, xml] = ['', '']] = writeFeeds();
  expect(address).toBe('/board/news-feed.atom');
  const titles = [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  const newestFirst = releases.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  expect(titles).toEqual(newestFirst.map(({ title }) => title));
  expect(xml).toContain('https://www.tills.brasswick/shop/platforms/counter');
  const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(1 + releases.length);
});

test('readers of feeds find the feed by the page of the changelog, and by no other', () => {
  const feedsOf = (path: string) => createPageContext(content, path).feeds.map(({ href }) => href);
  expect(feedsOf('/board')).toEqual([...writeFeeds().keys()]);
  expect(feedsOf('/about')).toEqual([]);
});
