import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { decide, type Undecided } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { knowGrounds } from './ground.ts';
import { pages } from './specification.ts';

/** Every rule of axe-core: WCAG 2.2 up to AAA, its best practices, and those it still tries out. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** What axe finds wrong, and what it leaves to a person, each with the reason it gives. */
async function ask(page: Page): Promise<{ wrong: string[]; undecided: Undecided[] }> {
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
  return {
    wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    undecided: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        reason: [...any, ...all, ...none].map(({ data }) => data?.messageKey ?? '').join(),
        target: `${target}`,
      })),
    ),
  };
}

test.beforeEach(({ page }) => knowGrounds(page));

for (const path of [...pages.map(([path]) => path), '/no-such-page']) {
  test(`axe finds nothing on ${path}, in either scheme, menu closed or open, nor does who decides what axe cannot @script`, async ({
    page,
    consoleMessages,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const opener = page.getByRole('banner').getByRole('button', { name: /^(Platforms|Menu)$/ });
    for (const menu of ['closed', 'open']) {
      if (menu === 'open') await opener.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { wrong, undecided } = await ask(page);
        expect(wrong, `${colorScheme}, menu ${menu}`).toEqual([]);
        expect(await decide(page, undecided), `${colorScheme}, menu ${menu}, by hand`).toEqual([]);
      }
    }
    if (path === '/no-such-page') consoleMessages.length = 0;
  });
}
