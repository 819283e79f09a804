import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectWords } from './support/axe.ts';
import { content } from './support/content.ts';
import { still } from './support/fixtures.ts';
import { menuOpener } from './support/menus.ts';
import { pickShapes } from './support/page-shapes.ts';
import { site } from './support/site.ts';
import { test } from './support/test.ts';

test.use(still);

/** What a host that fails answers; the preview server does not fail. */
const failing = '/failing';
const windows = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
};
const startPaths = content.languages.map(({ base }) => base || '/');

const shapes = new Set(pickShapes(site, content).values());
/** Who looks each day at one page of each shape alone leaves out the others. */
const tagOf = (path: string) => (shapes.has(path) ? [] : ['@weekly']);

for (const path of new Set([...site.samplesWithMissing, ...site.unlistedPaths, failing])) {
  test(`${path} has named landmarks, an unbroken outline, real lists, and links that say where they lead; axe finds nothing`, {
    tag: path === '/' ? '@quick' : tagOf(path),
  }, async ({ page }) => {
    await page.route(failing, (route) => route.fulfill({ path: `${site.siteFolder}/500.html` }));
    await page.goto(path);
    if (path !== failing) await expectStructure(page);
    for (const [kind, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      // A narrow window has the same words in the same colours.
      await expectAccessible(page, kind, kind === 'wide' ? ['light', 'dark'] : ['light']);
      // With one entry in the group a wide header has no menu; that of a campaign has none at all.
      if (!(startPaths.includes(path) && (await menuOpener(page).isVisible()))) continue;
      await menuOpener(page).click();
      await expectAccessible(page, `${kind}, menu open`, ['light', 'dark'], 'body > header');
      await page.keyboard.press('Escape');
    }
  });
}

/** What axe does not ask: one main heading, landmarks and their order it does. */
async function expectStructure(page: Page): Promise<void> {
  const { unnamed, bare, unmarked, vague } = await page.evaluate(() => ({
    unnamed: [...document.querySelectorAll('nav, section, aside')]
      .filter((one) => {
        const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
        return !(label?.textContent || one.getAttribute('aria-label'));
      })
      .map((one) => `a ${one.localName} without a name: ${(one.cloneNode() as Element).outerHTML}`),
    // Nobody finds a section by its heading if it has none; one that scrolls within another has its label.
    bare: [...document.querySelectorAll('main section:not([tabindex], :has(h1, h2))')].map(
      (one) => `a section without a heading: ${(one.cloneNode() as Element).outerHTML}`,
    ),
    unmarked: [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map((list) => list.textContent),
    vague: [...document.querySelectorAll('a')]
      .map((link) => {
        const name = link.ariaLabel ?? link.textContent;
        return { name, isInText: link.closest('[data-text]') !== null };
      })
      .filter(({ name }) => /^(learn|read|click|more|here)\W*\w*$/i.test(name)),
  }));
  expect.soft(unnamed, 'landmarks without a name').toEqual([]);
  expect.soft(bare, 'sections without a heading').toEqual([]);
  expect.soft(unmarked, 'Safari takes a list without markers for plain boxes').toEqual([]);
  expectWords(vague, 'a link says where it leads');
}
