import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pages } from './specification.ts';

// Accept a change of looks with `npm run look:accept`, and look at the pictures before committing them.
const folder = 'tests/look';
const drawingFile = path.join(folder, 'drawing.sha256');

/** A digest of how this machine's browser draws letters, curves and shadows. */
async function drawing(browser: Browser): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 600, height: 240 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
  });
  const sample = 'Hamburgefonts 0123456789 $€%';
  await page.setContent(`
    <p style="font: 24px system-ui, sans-serif">${sample}
    <p style="font: 24px ui-monospace, monospace">${sample}
    <svg width="600" height="60"><path d="M5 5q90 70 200 9" fill="none" stroke="blue" stroke-width="3"/></svg>`);
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex');
}

// Half a pixel for each of CSS: enough to see a line move, a quarter of the bytes to keep.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ browser }, { config }) => {
  const here = await drawing(browser);
  if (config.updateSnapshots === 'changed' || config.updateSnapshots === 'all') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(drawingFile, `${here}\n`);
  }
  const accepted = existsSync(drawingFile) ? readFileSync(drawingFile, 'utf8').trim() : undefined;
  test.skip(
    accepted !== here,
    'the accepted pictures come from a machine that draws letters otherwise than this one',
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${width} px, ${colorScheme} @once`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const [address] of [...pages, ['/no-such-page'] as const]) {
        test(`${address} looks as it was accepted`, async ({ page, consoleMessages }) => {
          await page.goto(address);
          await page.evaluate(async () => {
            await document.fonts.ready;
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode()));
          });
          const name = address.slice(1).replaceAll('/', '-') || 'home';
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            scale: 'device',
          });
          if (address === '/no-such-page') consoleMessages.length = 0;
        });
      }
    });
  }
}
