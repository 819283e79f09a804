import { readBuilt, siteOrigin } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { parsePage } from '../../../tests/support/page/parsed-page.ts';

/** Pages whose Swedish address is in Swedish: what each is, its address in English, the old one and the one that it has. */
const pages = [
  ['a page', '/case-studies', '/sv/case-studies', '/sv/kundberattelser'],
  ['a text', '/terms', '/sv/terms', '/sv/villkor'],
  ['a post', '/blog/the-saturday-queue', '/sv/blog/the-saturday-queue', '/sv/blog/lordagskon'],
] as const;
const [[, english, , swedish], [, , , terms], [, , , post]] = pages;

test('from a page with an address in its own language one gets to the same page in others and back, and by the menu to it', async ({
  page,
}) => {
  await page.goto(swedish);
  const languages = page.getByRole('contentinfo');
  await languages.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(english);
  await languages.getByRole('link', { name: 'svenska', exact: true }).click();
  await expect(page).toHaveURL(swedish);
  await page.goto('/sv');
  const [own] = content.translations.filter(({ language }) => language.tag === 'sv');
  const { groups } = own?.navigation.footer ?? { groups: [] };
  const entry = groups.flatMap(({ links }) => links).find(({ href }) => href === terms);
  await languages.getByRole('link', { name: entry?.label ?? '', exact: true }).click();
  await expect(page).toHaveURL(terms);
});

for (const [what, first, old, address] of pages) {
  test(`${what} says its address to search engines and in all lists, and nothing names the old one`, async ({
    request,
  }) => {
    const head = (path: string) => parsePage(path).all('head > link');
    const links = head(address).map(({ properties }) => properties);
    const canonical = links.find(({ rel }) => String(rel) === 'canonical');
    expect(canonical?.href).toBe(siteOrigin + address);
    for (const path of [first, address]) {
      const alternates = head(path).filter(({ properties }) => properties.hrefLang);
      const named = alternates.map(({ properties: { hrefLang, href } }) => `${hrefLang} ${href}`);
      const expected = [`en ${first}`, `sv ${address}`, `x-default ${first}`];
      expect(named).toEqual(expected.map((one) => one.replace(' ', ` ${siteOrigin}`)));
    }
    const lists = {
      'sitemap.xml': `<loc>${siteOrigin}${address}</loc>`,
      'sv/llms.txt': `(${siteOrigin}${address}.md)`,
      'sv/search/search-words.json': `"href":"${address}"`,
    };
    for (const [file, entry] of Object.entries(lists)) {
      expect(readBuilt(file)).toContain(entry);
      expect(readBuilt(file)).not.toMatch(new RegExp(`${old}\\b`));
    }
    const answer = await request.get(`${old}?from=letter`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${address}?from=letter`]);
  });
}

test('a feed leads to the address of a post, and knows the post by the one that it had', () => {
  const [, entry = ''] =
    readBuilt('sv/blog/posts.atom').match(/<entry>((?:(?!<entry>).)*lordagskon.*?)<\/entry>/s) ??
    [];
  expect(entry).toContain(`type="text/html" href="${siteOrigin}${post}"`);
  expect(entry).toContain('/sv/blog/the-saturday-queue</id>');
});

test('a search finds a page at its address in the language', async ({ page }) => {
  await page.goto('/sv/search');
  const field = page.getByRole('searchbox');
  await field.scrollIntoViewIfNeeded();
  const title = parsePage(terms).all('h1')[0];
  const words = title?.children.map((one) => (one.type === 'text' ? one.value : '')).join('');
  await field.fill(words ?? '');
  await expect(page.locator(`#search ol > li a[href^="${terms}"]`).first()).toBeVisible();
});
