import type { Locator } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { hasPlatformsMenu, header, menuPanel, platformsButton } from '../support/menus.ts';

const { links } = content.navigation.header;

/** The middle of a control, to click on without a look at which page is there. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to click on');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a click on a button of the next page counts from its first paint on', async ({ page }) => {
  test.skip(!hasPlatformsMenu, 'the header of a site with one platform has no button');
  await using _note = await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.painted = 'true';
      });
    });
  });
  await page.goto('/');
  const button = await middleOf(platformsButton(page));
  const link = await middleOf(header(page).getByRole('navigation').getByRole('link').nth(1));
  await page.mouse.click(...link);
  await page.waitForURL(links[1]?.href ?? '', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.painted === 'true');
  await page.mouse.click(...button);
  await expect(menuPanel(page)).toBeVisible();
});
