import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  layoutPaths,
  missingPath,
  samplesWithMissing,
  unlistedPaths,
} from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { menuOpener } from '../support/menus.ts';

test.use(still);

/** What a host that fails answers; the preview server does not fail. */
const failing = '/failing';
const windows = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
};
const startPaths = content.languages.map(({ base }) => base || '/');

/** Each link of an accessibility tree as its name and where it leads. */
function linksOf(snapshot: string): [name: string, href: string][] {
  const found = snapshot.matchAll(/- link "(.+)":\n\s*- \/url: "?([^"\n]+)/g);
  return [...found].map(([, name = '', href = '']) => [name, href]);
}

for (const path of [...samplesWithMissing, ...unlistedPaths, failing]) {
  test(`${path} has named landmarks, an unbroken outline, real lists, and links that say where they lead; axe finds nothing`, async ({
    page,
  }) => {
    await page.route(failing, (route) => route.fulfill({ path: 'build/client/500.html' }));
    await page.goto(path);
    if (path !== failing) await expectStructure(page);
    // Where the not-found page is looked at, the error page is as well.
    const isAsked = [...layoutPaths, ...unlistedPaths].includes(
      path === failing ? missingPath : path,
    );
    if (!isAsked) return;
    for (const [kind, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      // A narrow window has the same words in the same colours; test:long looks at them there too.
      await expectAccessible(page, kind, kind === 'wide' ? ['light', 'dark'] : ['light']);
      if (!startPaths.includes(path)) continue;
      await menuOpener(page).click();
      await expectAccessible(page, `${kind}, menu open`, ['light', 'dark'], 'body > header');
      await page.keyboard.press('Escape');
    }
  });
}

async function expectStructure(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
  const { names, levels, unmarked } = await page.evaluate(() => ({
    names: [...document.querySelectorAll('nav, section, aside')].map((one) => {
      const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
      return label?.textContent ?? one.getAttribute('aria-label');
    }),
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
    unmarked: [...document.querySelectorAll('ul, ol')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map((list) => list.textContent),
  }));
  expect.soft(names).not.toContain(null);
  expect.soft(new Set(names).size, `landmarks of one name: ${names}`).toBe(names.length);
  expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
  expect.soft(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect.soft(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
  }
  // Nobody finds a section by its heading if it has none.
  const bare = page.locator('main section').filter({ hasNot: page.locator('h1, h2') });
  await expect.soft(bare).toHaveCount(0);
  expect.soft(unmarked, 'Safari takes a list without markers for plain boxes').toEqual([]);

  const targets = new Map<string, string>();
  for (const [name, href] of linksOf(await page.locator('body').ariaSnapshot())) {
    const vague = /^(learn|read|click|more|here)\W*\w*$/i;
    expect.soft(name, 'a link says where it leads').not.toMatch(vague);
    expect.soft(targets.get(name) ?? href, `links named ${name}`).toBe(href);
    targets.set(name, href);
  }
  expect(targets.size).toBeGreaterThan(0);
}
