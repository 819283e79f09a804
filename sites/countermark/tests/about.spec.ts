import type { Page } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test, widthsWithTags } from '../../../tests/support/fixtures.ts';

const rollOf = (page: Page) => page.locator('#timeline figure');

/** Opens the page in a window of this width, and scrolls to the roll. */
async function openRoll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/about');
  await waitForStablePage(page);
  await page.locator('#timeline-title').scrollIntoViewIfNeeded();
}

/** Of each year how it is seen: whole, cut by an edge or by the end of the roll, or not at all. */
const readYears = (page: Page) =>
  rollOf(page).evaluate((roll) => {
    const end = roll.lastElementChild?.checkVisibility()
      ? roll.lastElementChild.getBoundingClientRect().left
      : innerWidth;
    return [...roll.querySelectorAll('li')].map((year) => {
      const words = document.createRange();
      words.selectNodeContents(year);
      const { left, right } = words.getBoundingClientRect();
      const isWhole = left >= 0 && right <= end;
      const isAway = right <= 0 || left >= end;
      return isWhole ? 'whole' : isAway ? 'away' : 'cut';
    });
  });

for (const { width, tag } of widthsWithTags(320, 390, 768, 1024)) {
  test(`at ${width} px the roll begins with its first year, and the arrow keys bring each of the others whole`, {
    tag,
  }, async ({ page }) => {
    await openRoll(page, width);
    const roll = rollOf(page);
    await expect(roll).toHaveAccessibleName(/\w/);
    const first = await readYears(page);
    expect([first[0], first.at(-1)]).toEqual(['whole', 'away']);

    const seen = new Set<number>();
    await roll.focus();
    for (let years = first; ; years = await readYears(page)) {
      expect(years).not.toContain('cut');
      for (const [year, how] of years.entries()) if (how === 'whole') seen.add(year);
      if (years.at(-1) === 'whole') break;
      // It listens before the key is pressed.
      const scroll = await roll.evaluateHandle((one) => ({
        end: new Promise((resolve) => one.addEventListener('scrollend', resolve)),
      }));
      await page.keyboard.press('ArrowRight');
      await scroll.evaluate(({ end }) => end);
    }
    expect([...seen]).toEqual([...first.keys()]);
  });
}

for (const width of [1280, 2560]) {
  test(`at ${width} px all years are seen at once, and the roll is no stop of the Tab key`, async ({
    page,
  }) => {
    await openRoll(page, width);
    expect(new Set(await readYears(page))).toEqual(new Set(['whole']));
    await rollOf(page).evaluate((roll) => roll.focus());
    await expect(rollOf(page)).not.toBeFocused();
  });
}

test('paper has all years, whatever was scrolled to', async ({ page }) => {
  await openRoll(page, 718);
  await rollOf(page).evaluate((roll) => roll.scrollTo({ left: 9_999, behavior: 'instant' }));
  expect((await readYears(page))[0]).toBe('away');
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await readYears(page))).toEqual(new Set(['whole']));
});
