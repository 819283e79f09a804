import { expect, test } from '../support/fixtures.ts';
import { frame, inkOn, walk, watch } from '../support/painting.ts';
import { settled } from '../support/settled.ts';
import { pages } from '../support/specification.ts';
import { expectLight } from '../support/weights.ts';

const unknown = '/no-such-page';
const paths = [...pages.map(([path]) => path), unknown];

for (const path of paths) {
  test.describe(`${path} is fast:`, () => {
    test('it arrives in one flight, with its script, and with all it loads is light @once', async ({
      page,
      baseURL,
    }) => {
      await expectLight(page, baseURL + path, path === unknown ? 404 : 200);
    });

    test('its one response paints it, words and all, and nothing moves when the rest is late @script', async ({
      page,
    }) => {
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') await late;
        await route.continue();
      });
      await watch(page);
      await page.goto(path, { waitUntil: 'commit' });

      const painted = () => page.evaluate(() => window.seen.paints.length);
      await expect
        .poll(painted, 'first and largest paint with nothing else answered')
        .toBeGreaterThan(0);
      await page.waitForLoadState('domcontentloaded');
      // A picture of the window shows all that there is by now.
      const ink = () => inkOn(page, 'h1');
      await expect.poll(ink, 'the heading shows without its font').toBeGreaterThan(0.02);
      const released = await page.evaluate(() => performance.now());

      release();
      await page.waitForLoadState();
      const face = '700 1em "Bricolage Grotesque"';
      await expect.poll(() => page.evaluate((face) => document.fonts.check(face), face)).toBe(true);
      await frame(page);
      const paints = await page.evaluate(() => window.seen.paints);
      expect(Math.max(...paints), 'largest paint').toBeLessThan(released);
      await walk(page);
      expect(await page.evaluate(() => window.seen.shifts), 'layout shifts').toEqual([]);
    });

    test('all its words and pictures are there once it has loaded @once @script', async ({
      page,
    }) => {
      // On a phone most of a page is out of sight.
      await page.setViewportSize({ width: 390, height: 844 });
      const words = () => page.evaluate(() => document.body.innerText);
      await page.goto(path);
      const loaded = await words();
      // Who prints, saves or photographs a page does not scroll it first.
      const missing = () =>
        page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
      expect(await missing(), 'pictures missing').toBe(0);
      await settled(page);
      expect(loaded).toBe(await words());
      // All pictures are below the first screen, where nothing may delay the first paint.
      await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(0);
    });

    // Chromium keeps no page that was answered with 404.
    if (path === unknown) return;
    test('who goes back finds it as it was, at once @once', async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted);
        });
      });
      await page.goto(path === '/about' ? '/pricing' : '/about');
      // Playwright's goBack waits for a load event, which a restored page does not have.
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}
