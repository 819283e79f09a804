import { contentFolder } from '../../app/content/content-folder.ts';
import { htmlFiles, inlineCss, layoutPaths, readBuilt } from '../support/built-site.ts';
import { example } from '../support/example.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { findInvisible } from '../support/forced-colours.ts';

test.describe(() => {
  test.use(still);

  for (const path of layoutPaths) {
    test(`${path} has no motion for visitors who prefer reduced motion, and keeps its lines in forced colours`, async ({
      page,
    }) => {
      await page.goto(path);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll(':not(source, track)')].flatMap((element) =>
          [null, '::before', '::after'].flatMap((part) => {
            const { animationName, transitionDuration, transitionProperty, scrollBehavior } =
              getComputedStyle(element, part);
            const isStill =
              animationName === 'none' &&
              (/^0s(, 0s)*$/.test(transitionDuration) || transitionProperty === 'none') &&
              scrollBehavior === 'auto';
            const name = `${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`;
            return isStill ? [] : [name];
          }),
        ),
      );
      expect.soft(moving).toEqual([]);
      expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme });
          const state = `${width} px, forced, ${colorScheme}`;
          expect.soft(await findInvisible(page), state).toEqual([]);
        }
      }
    });
  }
});

test('pages move unless the visitor prefers reduced motion', async ({ page }) => {
  // The opening motion is over within a second: a test that polled for it might miss it.
  await using _note = await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      // The deferred layout moves nothing.
      if (animationName !== 'defer') document.documentElement.dataset.moved = 'true';
    });
  });
  // The example opens with a photograph, which stands still.
  await page.goto(contentFolder === example ? '/contact/sent' : '/');
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
});

/** Declarations that name a side of the window instead of one of the text. */
const physical = [
  /(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear):\s*(?:left|right)/,
  /^(?:left|right):/,
];

/** In the middle of the home page’s drawing, and of the same mirrored. */
const exempt = /^left: ?(51\.7|48\.3)%$/;

test('the style of every page follows the direction of its text', () => {
  for (const file of htmlFiles) {
    const css = inlineCss(readBuilt(file));
    const declarations = css.split(/[{};]/).map((text) => text.trim());
    expect(declarations.length).toBeGreaterThan(300);
    const found = declarations.filter(
      (one) => physical.some((pattern) => pattern.test(one)) && !exempt.test(one),
    );
    expect(found, file).toEqual([]);
  }
});
