import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { everyVisitor, expect, forVisitors, still, test } from '../support/fixtures.ts';
import { controls, orderOf, pressKeys, problemsOf } from '../support/focus.ts';
import { menuLinkAway, menuOpener, menuPanel } from '../support/menus.ts';

test.use(still);
test.beforeEach(({ page }) => page.goto('/'));

forVisitors(['desktop', 'phone'], () => {
  test('Space and Enter open the menu; Tab goes through its links and back to its button, each visibly focused', async ({
    page,
  }) => {
    await menuOpener(page).focus();
    await page.keyboard.press('Space');
    await expect(menuPanel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toBeVisible();
    const links = await controls(page, '[popover]');
    expect(links.length).toBeGreaterThan(1);

    const forwards = await pressKeys(page, 'Tab', links.length);
    expect(orderOf(forwards)).toEqual(links);
    const backwards = await pressKeys(page, 'Shift+Tab', links.length);
    expect(orderOf(backwards).slice(0, -1)).toEqual(links.toReversed().slice(1));
    await expect(menuOpener(page)).toBeFocused();
    expect(problemsOf([...forwards, ...backwards])).toEqual([]);
  });

  test('Tab past the menu goes on in the page, Shift+Tab before it in the header, and the menu closes', async ({
    page,
  }) => {
    const order = await controls(page);
    const focused = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
    await menuOpener(page).focus();
    const button = order.indexOf(await focused());
    for (const key of ['Tab', 'Shift+Tab']) {
      await menuOpener(page).focus();
      await page.keyboard.press('Enter');
      if (key === 'Tab') await menuPanel(page).getByRole('link').last().focus();
      await page.keyboard.press(key);
      await expect(menuPanel(page)).toHaveCount(0);
      expect(await focused()).toBe(order[button + (key === 'Tab' ? 1 : -1)]);
    }
  });
});

forVisitors(everyVisitor, () => {
  test('the skip link leads into the page’s own content', async ({ page }) => {
    await useSkipLink(page);
  });

  test('Enter on a link of the menu follows it', async ({ page }) => {
    await menuOpener(page).focus();
    await page.keyboard.press('Enter');
    const target = (await menuLinkAway(page).getAttribute('href')) ?? '';
    await menuLinkAway(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(menuPanel(page)).toHaveCount(0);
  });
});

/** Expects that the first stop of the Tab key is a link that leads past the header. */
async function useSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: content.navigation.skipLink, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}
