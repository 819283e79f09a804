import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { headerLinks, homeStats, pages } from '../support/specification.ts';

const unknown = '/no-such-page';
const paths = [...pages.map(([path]) => path), unknown];

/**
 * A snapshot of the accessibility tree as the files in tests/specification/accessibility-trees/ keep it: its roles,
 * with the names of landmarks, headings, controls and pictures. Running text is left out, so that
 * whoever changes a sentence has nothing to do there. After a change of the structure,
 * `npm run test:trees` writes the files anew; what the change does to them is for the reviewer.
 */
function outline(snapshot: string): string {
  return snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) => `${line.replace(texts, '$1').replace(cells, '$1$2').replace(links, '$1')}\n`)
    .join('');
}

const texts = /(- (?:paragraph|text|listitem|definition|blockquote|caption|time|img ".*")): .+/;
const cells = /(- (?:row|cell)) ".*?"(:?)$/;
const links = /(- link ".*"):$/;

/** Each link of a snapshot as its name and where it leads. */
function linksOf(snapshot: string): [name: string, href: string][] {
  const found = snapshot.matchAll(/- link "(.+)":\n\s*- \/url: "?([^"\n]+)/g);
  return [...found].map(([, name = '', href = '']) => [name, href]);
}

/** The accessibility tree of what a selector finds. */
const tree = (page: Page, selector: string) => page.locator(selector).ariaSnapshot();

for (const path of paths) {
  const name = path.split('/').at(-1) || 'home';

  test(`${path} has named landmarks, an unbroken outline and real lists, as its tree says @once`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(1);
    }
    const landmarks = page.locator('nav, section, aside');
    const names = await landmarks.evaluateAll((all) =>
      all.map((one) => {
        const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? one.getAttribute('aria-label');
      }),
    );
    expect(names).not.toContain(null);
    expect(new Set(names).size, `landmarks of one name: ${names}`).toBe(names.length);

    const headings = await page.locator('h1, h2, h3, h4, h5, h6').all();
    const levels = await Promise.all(
      headings.map((heading) => heading.evaluate(({ tagName }) => Number(tagName[1]))),
    );
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
    // A section without a heading of its own is a region that nobody finds by heading.
    const bare = page.locator('main section').filter({ hasNot: page.locator('h1, h2') });
    await expect(bare).toHaveCount(0);

    // Safari takes a list without markers for plain boxes.
    const plain = await page
      .locator('ul, ol')
      .evaluateAll((all) => all.filter((list) => getComputedStyle(list).listStyleType === 'none'));
    expect(plain).toEqual([]);

    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    const own = headerLinks.find(([, href]) => href === path)?.[0];
    await expect(current, 'the current page is announced').toHaveText(own ? [own] : []);

    const parts = { header: 'body > header', [name]: 'main', footer: 'body > footer' };
    const places = new Map<string, string>();
    for (const [part, selector] of Object.entries(parts)) {
      const snapshot = await tree(page, selector);
      expect(outline(snapshot)).toMatchSnapshot(`${part}.yml`);
      for (const [link, href] of linksOf(snapshot)) {
        expect(link, 'a link says where it leads').not.toMatch(
          /^(learn|read|click|more|here)\W*\w*$/i,
        );
        expect(places.get(link) ?? href, `links named ${link}`).toBe(href);
        places.set(link, href);
      }
    }
    expect(places.size).toBeGreaterThan(20);
  });
}

test('the open dropdown and the open menu read as lists of links @once', async ({ page }) => {
  await page.goto('/platforms/retail-pos');
  await page.getByRole('button', { name: 'Platforms' }).click();
  expect(outline(await tree(page, '[popover]:popover-open'))).toMatchSnapshot('platforms-open.yml');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(outline(await tree(page, '[popover]:popover-open'))).toMatchSnapshot('menu-open.yml');
});

test('statistics read as label, then value @once', async ({ page }) => {
  await page.goto('/');
  const spoken = await tree(page, 'main > section:first-child');
  const pairs = spoken.matchAll(/- term: (.+)\n\s*- definition: "?([^"\n]+)/g);
  expect([...pairs].map(([, label, value]) => [label, value])).toEqual(homeStats);
});
