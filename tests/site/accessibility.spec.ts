import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { installBackgroundProbe } from '../support/background-probe.ts';
import { layoutPaths, missingPath } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { test } from '../support/fixtures.ts';
import { menuOpener } from '../support/menus.ts';

/** What a host that fails answers; the preview server does not fail. */
const failing = '/failing';
/** Where the not-found page is tested, the error page is as well. */
const paths = layoutPaths.includes(missingPath) ? [...layoutPaths, failing] : layoutPaths;
const startPages = content.languages
  .map(({ base }) => base || '/')
  .filter((path) => paths.includes(path));
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

async function open(page: Page, path: string): Promise<void> {
  await installBackgroundProbe(page);
  await page.route(failing, (route) => route.fulfill({ path: 'build/client/500.html' }));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(path);
}

for (const path of paths) {
  test(`three engines find nothing on ${path} in a wide window`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, path);
    await expectAccessible(page, 'wide');
  });
}

// The two other engines read the markup, which is the same there but for the header.
for (const path of paths) {
  test(`axe finds nothing on ${path} in a narrow window`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, path);
    await expectAccessible(page, 'narrow');
  });
}

for (const path of startPages) {
  test(`three engines find nothing on ${path} in a narrow window, and with the menu open in both`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await menuOpener(page).click();
      await expectAccessible(page, `menu open, ${size.width} px`);
      await page.keyboard.press('Escape');
    }
  });
}
