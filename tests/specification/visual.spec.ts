import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';
import { pages } from '../support/specification.ts';

// Accept a change of looks with `npm run look:accept`, and look at the pictures before committing them.
const otherwise = 'this machine draws letters otherwise than the one of the accepted pictures';

/** Letters, a curve, a shadow and a tilted edge, to see whether this browser draws them as accepted. */
const sample = `
  <body style="margin: 12px; width: 376px; color-scheme: light">
  <p style="font: 17px system-ui">Hamburgefonts 0123456789 $€%
  <p style="font: 600 24px system-ui">Hamburgefonts 0123456789 $€%
  <p style="font: 14px ui-monospace, 'Roboto Mono'">Hamburgefonts 0123456789 $€%
  <svg width="360" height="60"><path d="M5 5q90 70 200 9" fill="none" stroke="blue" stroke-width="3"/></svg>
  <p style="margin: 20px; border-radius: 6px; rotate: 2deg; box-shadow: 0 4px 12px #0006">&nbsp;`;

let alike: Promise<boolean> | undefined;

/** Whether this browser draws as the one of the accepted pictures did; asked once a worker. */
async function drawsAsAccepted(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({
    viewport: { width: 400, height: 320 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
  });
  await page.setContent(sample);
  return expect(page)
    .toHaveScreenshot('drawing.png')
    .then(() => true)
    .catch(() => false)
    .finally(() => page.close());
}

// Half a pixel for each of CSS: enough to see a line move, a quarter of the bytes to keep.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ browser }) => {
  alike ??= drawsAsAccepted(browser);
  test.skip(!(await alike), otherwise);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const [address] of [...pages, ['/no-such-page'] as const]) {
        test(`${address} looks as it was accepted`, async ({ page }) => {
          await page.goto(address);
          await settled(page);
          const name = address.slice(1).replaceAll('/', '-') || 'home';
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            scale: 'device',
          });
        });
      }
    });
  }
}
