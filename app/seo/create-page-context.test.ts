import { expect, test } from 'vitest';
import { example } from '../../tests/support/example.ts';
import { loadContent } from '../content/load.ts';
import { createPageContext } from './create-page-context.ts';

const content = loadContent(example);
/** What the header calls a page. */
const nameOf = (path: string) =>
  content.navigation.header.links.find(({ href }) => href === path)?.label;
const breadcrumbs = (path?: string) =>
  createPageContext(content, path).breadcrumbs.map(({ name, path }) => [name, path]);

test.each([
  ['/case-studies', nameOf('/case-studies'), '/case-studies'],
  ['/platforms/counter', 'Counter', '/platforms/counter'],
  ['/blog/four-keys', 'The day book', '/blog'],
])('breadcrumbs of %s have the header’s names, and lead by %s', (path, name, parent) => {
  const home = [nameOf('/'), '/'];
  expect(breadcrumbs(path).slice(0, 2)).toEqual([home, [name, parent]]);
  expect(breadcrumbs(path)).toHaveLength(path === parent ? 2 : 3);
});

test('a post and the list of posts announce the feed', () => {
  const feedsOf = (path: string) =>
    createPageContext(content, path).feeds.map(({ type, href }) => [type, href]);
  expect(feedsOf('/blog')).toEqual([['application/atom+xml', '/blog/posts.atom']]);
  expect(feedsOf('/blog/four-keys')).toEqual(feedsOf('/blog'));
  expect(feedsOf('/about')).toEqual([]);
});

test.each([['/'], ['/a-page-without-a-link'], [undefined]])('%s has no breadcrumbs', (path) => {
  expect(breadcrumbs(path)).toEqual([]);
});
