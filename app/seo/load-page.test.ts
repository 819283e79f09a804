import { expect, test } from 'vitest';
import { example } from '../../tests/support/example.ts';
import { loadContent } from '../content/load.ts';
import { createPageContext } from './create-page-context.ts';
import { pageMeta } from './load-page.server.ts';

const content = loadContent(example);

const post = 'Why there are four keys /blog/four-keys';
const feed = 'application/atom+xml /blog/posts.atom';

test.each([
  ['/case-studies', 'Home /, Shops /case-studies'],
  ['/platforms/counter', 'Home /, Counter /platforms/counter'],
  ['/blog', '', feed],
  ['/blog/four-keys', `Home /, The day book /blog, ${post}`, feed],
  ['/', ''],
  ['/a-page-without-a-link', ''],
  [undefined, ''],
])('%s has breadcrumbs with the names of the header, %j, and feeds', (path, trail, ...all) => {
  const { breadcrumbs, feeds } = createPageContext(content, path);
  expect(breadcrumbs.map(({ name, path }) => `${name} ${path}`).join(', ')).toBe(trail);
  expect(feeds.map(({ type, href }) => `${type} ${href}`)).toEqual(all);
});

const page = { meta: { title: 'Tags', description: 'What it costs.' } };

test('breadcrumbs and structured data are one graph; a page with neither has none', () => {
  const product = { '@type': 'SoftwareApplication', name: 'Till' } as const;
  const headOf = (path?: string, data = [product]) =>
    pageMeta(createPageContext(content, path), page, data);
  const { origin } = content.site;
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Prices', item: `${origin}/pricing` },
  ];
  const graph = [{ '@type': 'BreadcrumbList', itemListElement }, product];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  expect(headOf('/pricing')).toContainEqual({ title: 'Tags · Brasswick' });
  expect(headOf('/pricing')).toContainEqual({ 'script:ld+json': data });
  expect(JSON.stringify([headOf('/', []), headOf()])).not.toContain('ld+json');
});

test('a page that search engines must not list keeps its address and its share image', () => {
  const context = createPageContext(content, '/winter');
  const head = JSON.stringify(pageMeta(context, content.pages.get('/winter') ?? page));
  const tags = ['{"name":"robots","content":"noindex"}', '"rel":"canonical"', '"og:image"'];
  for (const tag of tags) expect(head).toContain(tag);
});
