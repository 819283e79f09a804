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

test('breadcrumbs have the header’s names for the pages', () => {
  expect(breadcrumbs('/case-studies')).toEqual([
    [nameOf('/'), '/'],
    [nameOf('/case-studies'), '/case-studies'],
  ]);
  expect(breadcrumbs('/platforms/counter')).toEqual([
    [nameOf('/'), '/'],
    ['Counter', '/platforms/counter'],
  ]);
});

test('a post stands under the list of posts, and both announce the feeds', () => {
  expect(breadcrumbs('/blog/four-keys').slice(0, 2)).toEqual([
    [nameOf('/'), '/'],
    ['The day book', '/blog'],
  ]);
  const feedsOf = (path: string) =>
    createPageContext(content, path).feeds.map(({ type, href }) => [type, href]);
  expect(feedsOf('/blog')).toEqual([
    ['application/atom+xml', '/blog/posts.atom'],
    ['application/feed+json', '/blog/posts.jsonfeed'],
  ]);
  expect(feedsOf('/blog/four-keys')).toEqual(feedsOf('/blog'));
  expect(feedsOf('/about')).toEqual([]);
});

test.each([['/'], ['/a-page-without-a-link'], [undefined]])('%s has no breadcrumbs', (path) => {
  expect(breadcrumbs(path)).toEqual([]);
});
