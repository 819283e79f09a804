import { layoutPaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems } from '../support/layout.ts';
import { menuOpener, menuPanel } from '../support/menus.ts';
import { waitForStablePage } from '../support/stable-page.ts';

/** Twice the size that browsers come with: what a visitor sets who needs larger text everywhere. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

const widths = [320, 390, 768, 1024, 1280, 1440];

for (const path of layoutPaths) {
  test(`${path} is whole with text at 200 %`, async ({ page }) => {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStablePage(page);
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    }
  });
}

test('the menu is whole with text at 200 %', async ({ page }) => {
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await menuOpener(page).click();
    await waitForStablePage(page);
    expect.soft(await layoutProblems(page, '[popover]:popover-open'), `${width} px`).toEqual([]);
    await menuPanel(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(menuPanel(page).getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
  }
});
