import type { Locator } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { header, menuPanel, platformsButton } from '../support/menus.ts';

const { links } = content.navigation.header;

/** The middle of a control, to click on without a look at which page is there. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to click on');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a second click, on another link before the first is answered, leads there', async ({
  page,
}) => {
  await page.goto('/');
  const inHeader = header(page).getByRole('navigation').getByRole('link');
  const [first, second] = [await middleOf(inHeader.nth(1)), await middleOf(inHeader.nth(2))];
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${links[1]?.href}`, async (route) => {
    await clicked;
    // Nobody waits for it any more.
    await route.continue().catch(() => {});
  });
  await page.mouse.click(...first);
  const request = page.waitForRequest(`**${links[2]?.href}`);
  await page.mouse.click(...second);
  await request;
  answer();
  await expect(page).toHaveURL(links[2]?.href ?? '');
});

test('a click on a button of the next page counts from its first paint on', async ({ page }) => {
  await page.addInitScript(() => {
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
