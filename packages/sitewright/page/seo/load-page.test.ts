import { expect, test } from 'vitest';
import { exampleContent, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { createPageContext } from './create-page-context.ts';
import { loadPage, pageMeta } from './load-page.ts';

const content = await exampleContent();

const post = 'Three hooks /blog/three-hooks';
const feed = 'application/atom+xml /blog/posts.atom';

test.each([
  ['/case-studies', 'Home /, Shops /case-studies'],
  ['/platforms/counter', 'Home /, Counter /platforms/counter'],
  ['/blog', '', feed],
  ['/blog/three-hooks', `Home /, The day book /blog, ${post}`, feed],
  ['/', ''],
  ['/a-page-without-a-link', ''],
  [undefined, ''],
])('%s has breadcrumbs with the names of the header, %j, and feeds', (path, trail, ...all) => {
  const { breadcrumbs, feeds } = createPageContext(content, path);
  expect(breadcrumbs.map(({ name, path }) => `${name} ${path}`).join(', ')).toBe(trail);
  expect(feeds.map(({ type, href }) => `${type} ${href}`)).toEqual(all);
});

test('a page that search engines must not list keeps its address and its share image, and has no other file for them', () => {
  const context = createPageContext(content, '/winter');
  const head = JSON.stringify(pageMeta(context, content.pages.get('/winter') as never));
  const tags = ['{"name":"robots","content":"noindex"}', '"rel":"canonical"', '"og:image"'];
  for (const tag of tags) expect(head).toContain(tag);
  expect(head).not.toContain('text/markdown');
});

test('what a site says to every head stands behind what a page says there', () => {
  const verification = { meta: { name: 'google-site-verification', content: 'abc' } };
  const configured = { ...content, code: { ...content.code, config: { head: [verification] } } };
  const page = content.pages.get('/winter') as never;
  const [own, all] = [content, configured].map((one) => loadPage(one, page, '/winter').head);
  expect(all).toEqual([...(own ?? []), verification]);
});

test('the words of a share image keep their direction and their numbers where they are shown alone', async () => {
  const titles = [
    ['קופה 8-1', 'קופה \u2066\u202d8-1\u202c\u2069'],
    ['Till קופה', '\u200fTill קופה'],
  ] as const;
  for (const [title, shown] of titles) {
    const site = tinySite({
      'site.yaml': { languages: ['he'] },
      'home.yaml': { 'meta.title': title },
    });
    const content = await site.content();
    const { head } = loadPage(content, content.pages.get('/') as never, '/');
    const words = JSON.stringify(head).match(/(?<=image:alt","content":")[^"]+/g);
    expect(words).toEqual([shown, shown]);
  }
});
