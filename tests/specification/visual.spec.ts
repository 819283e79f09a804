import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { pathsWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStablePage } from '../support/stable-page.ts';

// Accept changed pictures with `npm run accept`, and look at them before you commit them.
const differs = 'this browser draws letters unlike the one that took the accepted pictures';

/** Letters, a curve, a shadow and a tilted edge, to see whether this browser draws them as accepted. */
const sample = `
  <body style="margin: 12px; width: 376px; color-scheme: light">
  <p style="font: 17px system-ui">Hamburgefonts 0123456789 $€%
  <p style="font: 600 24px system-ui">Hamburgefonts 0123456789 $€%
  <p style="font: 14px ui-monospace, 'Roboto Mono'">Hamburgefonts 0123456789 $€%
  <svg width="360" height="60"><path d="M5 5q90 70 200 9" fill="none" stroke="blue" stroke-width="3"/></svg>
  <p style="margin: 20px; border-radius: 6px; rotate: 2deg; box-shadow: 0 4px 12px #0006">&nbsp;`;

/** Accepting pictures never changes this one: delete it to accept those of another browser. */
const samplePicture = 'tests/specification/pictures/drawing.png';

let alike: Promise<boolean> | undefined;

/** Whether this browser draws the sample as the one of the accepted pictures did. */
async function drawsAsAccepted(browser: Browser, update: boolean): Promise<boolean> {
  const page = await browser.newPage({
    viewport: { width: 400, height: 320 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
  });
  await page.setContent(sample);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot();
  if (update && !existsSync(samplePicture)) writeFileSync(samplePicture, drawn);
  const accepted = readFileSync(samplePicture);
  const difference = await largestDifference(page, [accepted, drawn]);
  await page.close();
  return difference <= 5;
}

/** How far two PNGs differ at most, in shades of 256 of one colour channel. */
function largestDifference(page: Page, pictures: readonly Buffer[]): Promise<number> {
  const sources = pictures.map((one) => `data:image/png;base64,${one.toString('base64')}`);
  return page.evaluate(async (sources) => {
    const canvas = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
    if (!canvas) return 256;
    for (const src of sources) {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      canvas.drawImage(image, 0, 0, innerWidth, innerHeight);
      canvas.globalCompositeOperation = 'difference';
    }
    const { data } = canvas.getImageData(0, 0, innerWidth, innerHeight);
    return data.reduce((most, shade, index) => (index % 4 < 3 ? Math.max(most, shade) : most), 0);
  }, sources);
}

// Half a pixel for each of CSS: enough to see a line move, a quarter of the bytes to keep.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ browser }, { config }) => {
  alike ??= drawsAsAccepted(browser, /all|changed/.test(config.updateSnapshots));
  test.skip(!(await alike), differs);
});

for (const path of pathsWithMissing) {
  test(`${path} looks as accepted, in a narrow and a wide window, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForStablePage(page);
        const picture = await page.screenshot({
          fullPage: true,
          scale: 'device',
          animations: 'disabled',
        });
        // Five of 256 shades; Playwright’s own threshold, 0.2, lets another tint pass.
        const options = { threshold: 0.02 };
        expect.soft(picture).toMatchSnapshot(`${name}-${width}-${colorScheme}.png`, options);
      }
    }
  });
}
