import type { Page } from '@playwright/test';
import { pathsWithMissing } from '../support/built-site.ts';
import { menuPanel } from '../support/menus.ts';
import { expect, test } from '../support/reading.ts';
import { facts } from './recorded.ts';

/**
 * A snapshot of the accessibility tree as accessibility-trees/ holds it: its roles, with the names
 * of landmarks, headings, controls and pictures. Running text is left out, so that a changed
 * sentence changes no snapshot. After a change of the structure, `npm run accept` writes the
 * files again; the reviewer looks at what changed in them.
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

const tree = (page: Page, selector: string) => page.locator(selector).ariaSnapshot();

for (const path of pathsWithMissing) {
  const name = path.split('/').at(-1) || 'home';

  test(`${path} reads as its accepted accessibility tree`, async ({ page, open }) => {
    await open(path);
    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    const own = facts.header.find(([, href]) => href === path)?.[0];
    await expect(current, 'the current page is announced').toHaveText(own ? [own] : []);
    const parts = { header: 'body > header', [name]: 'main', footer: 'body > footer' };
    for (const [part, selector] of Object.entries(parts)) {
      expect(outline(await tree(page, selector))).toMatchSnapshot(`${part}.yml`);
    }
  });
}

test('the open dropdown and the open menu read as lists of links', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${baseURL}${Object.keys(facts.platformPages)[0]}`);
  await page.getByRole('button', { name: facts.platformsLabel }).click();
  expect(outline(await menuPanel(page).ariaSnapshot())).toMatchSnapshot('platforms-open.yml');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuPanel(page)).toHaveCount(0);
  await page.getByRole('button', { name: facts.menuLabel }).click();
  expect(outline(await menuPanel(page).ariaSnapshot())).toMatchSnapshot('menu-open.yml');
  await page.close();
});

test('statistics read as label, then value', async ({ page, open }) => {
  await open('/');
  const spoken = await tree(page, 'main > section:first-child');
  const pairs = spoken.matchAll(/- term: (.+)\n\s*- definition: "?([^"\n]+)/g);
  expect([...pairs].map(([, label, value]) => [label, value])).toEqual(facts.heroes['/']?.stats);
});
