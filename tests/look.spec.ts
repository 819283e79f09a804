import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pages } from './specification.ts';

const folder = 'tests/screenshots';
const fontsFile = path.join(folder, 'fonts.sha256');

/** A digest of how this machine draws the three kinds of letters that the site is set in. */
async function fontsOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 200 } });
  const sample = 'Hamburgefonts 0123456789 $€%';
  await page.setContent(
    `<p style="font: 24px system-ui, sans-serif">${sample}<p style="font: 24px ui-monospace, monospace">${sample}`,
  );
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex');
}

test.describe('pages look as they were accepted @once', () => {
  test.beforeEach(async ({ browser }, { config }) => {
    const fonts = await fontsOf(browser);
    if (config.updateSnapshots === 'all') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fontsFile, `${fonts}\n`);
    }
    const accepted = existsSync(fontsFile) ? readFileSync(fontsFile, 'utf8').trim() : undefined;
    test.skip(
      accepted !== fonts,
      'this machine draws letters otherwise than the one where the pictures were accepted',
    );
  });

  for (const [address] of [...pages, ['/no-such-page'] as const]) {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    test(address, async ({ page, consoleMessages }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Portraits load when they are near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          await document.fonts.ready;
          scrollTo(0, 0);
        });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect
            .soft(page)
            .toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, { fullPage: true });
        }
      }
      if (address === '/no-such-page') consoleMessages.length = 0;
    });
  }
});
