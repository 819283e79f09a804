import type { Page } from '@playwright/test';
import { knowGrounds } from '../support/background-probe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  controls,
  faultsOf,
  focusedStop,
  leaps,
  order,
  type Stop,
  walk,
} from '../support/focus.ts';
import { settled } from '../support/settled.ts';
import { pages, platformPaths } from '../support/specification.ts';

const unknown = '/no-such-page';

test.beforeEach(({ page }) => knowGrounds(page));

for (const path of [...pages.map(([path]) => path), unknown]) {
  test(`the Tab key reaches and leaves each control of ${path} in order, both ways, and is always seen @script`, async ({
    page,
  }) => {
    // There by day, and back at night.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await settled(page);
    const expected = await controls(page);
    const there = await walk(page, 'Tab');
    expect(order(there)).toEqual(expected);
    expect(leaps(there)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const back = await walk(page, 'Shift+Tab');
    expect(order(back)).toEqual(expected.toReversed());
    expect(faultsOf([...there, ...back])).toEqual([]);
  });
}

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Platforms|Menu)$/ });
const panel = (page: Page) => page.locator('[popover]:popover-open');

test('Space and Enter open the menu; Tab goes through its links and back to its button, each in sight @script', async ({
  page,
}) => {
  await page.goto('/about');
  await opener(page).focus();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  const links = await controls(page, '[popover]');
  expect(links.length).toBeGreaterThanOrEqual(platformPaths.length);

  const there: Stop[] = [];
  for (const _ of links) {
    await page.keyboard.press('Tab');
    there.push(await focusedStop(page));
  }
  expect(order(there)).toEqual(links);
  const back: Stop[] = [];
  for (const _ of links) {
    back.push(await focusedStop(page));
    await page.keyboard.press('Shift+Tab');
  }
  expect(order(back)).toEqual(links.toReversed());
  await expect(opener(page)).toBeFocused();
  expect(faultsOf([...there, ...back])).toEqual([]);
});

test('who leaves the menu with Tab goes on in the page, who leaves it backwards in the header, and it closes @script', async ({
  page,
}) => {
  await page.goto('/about');
  const all = await controls(page);
  const index = async () => (await focusedStop(page)).index;
  await opener(page).focus();
  const button = await index();
  for (const key of ['Tab', 'Shift+Tab']) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    if (key === 'Tab') await panel(page).getByRole('link').last().focus();
    await page.keyboard.press(key);
    await expect(panel(page)).toHaveCount(0);
    const next = all[all.indexOf(button) + (key === 'Tab' ? 1 : -1)];
    expect(await index()).toBe(next);
  }
});

test('Enter on a link of the menu follows it', async ({ page }) => {
  await page.goto('/about');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).locator('a[href="/platforms/retail-pos"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platforms/retail-pos');
  await expect(panel(page)).toHaveCount(0);
});
