import { contentFolder } from '../../app/content/content-folder.ts';
import { layoutPaths, missingPath } from '../support/built-site.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { inkOn, nextFrame, observePaints, scrollThrough } from '../support/painting.ts';

/**
 * The largest layout shift that goes unnoticed: 0.1 is where it begins to annoy. Fallback fonts have the
 * widths of the heading font's letters, not of its tabular figures, so that a sum at the right may move
 * by a pixel; with the shipped vendor's font none does.
 */
const unnoticed = contentFolder === 'content' ? 0 : 0.0001;

for (const path of layoutPaths) {
  forVisitors(['desktop', 'phone'], () => {
    test(`${path} is painted by its one response, words and all, and nothing moves when the rest is late`, async ({
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
      await using _observer = await observePaints(page);
      await page.goto(path, { waitUntil: 'commit' });

      const paints = () => page.evaluate(() => window.painting.paints.length);
      await expect
        .poll(paints, 'first and largest paint with nothing else answered')
        .toBeGreaterThan(0);
      await page.waitForLoadState('domcontentloaded');
      // A picture of the window shows all that there is by now.
      const ink = () => inkOn(page, 'h1');
      await expect.poll(ink, 'the heading shows without its font').toBeGreaterThan(0.02);
      const released = await page.evaluate(() => performance.now());

      release();
      await page.waitForLoadState();
      const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
      await expect.poll(faces, 'the heading’s font').toContain('loaded');
      await nextFrame(page);
      const times = await page.evaluate(() => window.painting.paints);
      expect(Math.max(...times), 'largest paint').toBeLessThan(released);
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.painting.shifts);
      const noticed = shifts.filter((shift) => Number.parseFloat(shift) > unnoticed);
      expect(noticed, 'layout shifts').toEqual([]);
    });
  });
}

test('the first paint has every section in sight, and leaves out the second where it is not', async ({
  page,
}) => {
  // Without the heading font a page has not loaded, and its later sections have not been laid out.
  await page.route(/woff2$/, () => {});
  // On a busy machine the time that keeps a section away is over before the page is looked at.
  await using _pause = await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const leftOut: string[] = [];
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 1600 },
  ]) {
    await page.setViewportSize(size);
    // The script of the next page measures the window at once.
    await nextFrame(page);
    for (const path of layoutPaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await nextFrame(page);
      const sections = await page.locator('main > *').evaluateAll((all) =>
        (all as HTMLElement[]).map((section, index) => ({
          index,
          isShown: Boolean(
            section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          ),
          // Where it will be; a section that is kept away is elsewhere now.
          start: section.offsetTop + (section.offsetParent?.getBoundingClientRect().top ?? 0),
          top: section.getBoundingClientRect().top,
        })),
      );
      const inSight = sections.filter(({ start }) => start < size.height);
      expect(
        inSight.filter(({ isShown, start, top }) => !isShown || Math.abs(top - start) > 1),
        `${path} at ${size.width} px`,
      ).toEqual([]);
      const [, second] = sections;
      // The script measures from the top of the content, not of the window.
      if (second && second.start > 1.1 * size.height) {
        expect(second.isShown, `${path} at ${size.width} px: its second section`).toBe(false);
        leftOut.push(path);
      }
    }
  }
  expect(leftOut).not.toEqual([]);
});

test('every page is restored as it was when a visitor goes back', async ({ page }) => {
  await using _note = await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = location.pathname;
    });
  });
  // Chromium keeps no page that was answered with 404.
  for (const path of layoutPaths.filter((one) => one !== missingPath)) {
    await page.goto(path);
    await page.goto(missingPath);
    // Playwright's goBack waits for a load event, which a restored page does not have.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', path);
  }
});
