import { htmlFiles, inlineCss, layoutPaths, readBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  controls,
  installFocusProbe,
  jumps,
  orderOf,
  problemsOf,
  walkFocus,
} from '../support/focus.ts';
import { findInvisible } from '../support/forced-colours.ts';
import { layoutProblems, setUserStyle, smallTargets, visibleTexts } from '../support/layout.ts';
import { menuOpener, menuPanel } from '../support/menus.ts';
import { waitForStablePage } from '../support/stable-page.ts';

/** A window of 1280 × 1024 px at 400 %, and one at 100 %. */
const zoomed = { width: 320, height: 256 };
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** WCAG 1.4.12: what a visitor may set for easier reading. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-block-end: 2em !important }`;

test.beforeEach(({ page }) => installFocusProbe(page));

for (const path of layoutPaths) {
  test(`${path} is readable and reachable at 400 % zoom, with wide text spacing and from right to left`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    // A phone shows the contents of a text when they are asked for.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const texts = await visibleTexts(page);
    for (const viewport of [wide, zoomed]) {
      await page.setViewportSize(viewport);
      // Figures overlap their neighbours while they move.
      await waitForStablePage(page);
      const width = `${viewport.width} px`;
      expect(await visibleTexts(page), `what ${width} shows`).toEqual(texts);
      expect(await layoutProblems(page), width).toEqual([]);
      await setUserStyle(page, spacing);
      expect(await layoutProblems(page), `${width}, text spacing`).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await layoutProblems(page), `${width}, text spacing, right to left`).toEqual([]);
      await setUserStyle(page, '');
      expect(await layoutProblems(page), `${width}, right to left`).toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      expect(await smallTargets(page), `${width}: smaller than 44 × 44 px`).toEqual([]);
    }
    const stops = await walkFocus(page, 'Tab');
    expect(orderOf(stops)).toEqual(await controls(page));
    expect(jumps(stops)).toEqual([]);
    expect(problemsOf(stops)).toEqual([]);
  });

  test(`${path} has no motion for visitors who prefer reduced motion, and keeps its lines in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { animationName, transitionDuration, transitionProperty, scrollBehavior } =
            getComputedStyle(element, part);
          const still =
            animationName === 'none' &&
            (/^0s(, 0s)*$/.test(transitionDuration) || transitionProperty === 'none') &&
            scrollBehavior === 'auto';
          return still ? [] : [`${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`];
        }),
      ),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await findInvisible(page), `${viewport.width} px, forced, ${colorScheme}`).toEqual(
          [],
        );
      }
    }
  });
}

test('the menu is readable and reachable at 400 % zoom, with wide text spacing and from right to left', async ({
  page,
}) => {
  await page.goto('/');
  for (const viewport of [wide, phone, zoomed]) {
    await page.setViewportSize(viewport);
    await menuOpener(page).click();
    const width = `${viewport.width} px`;
    expect(await smallTargets(page), `${width}: smaller than 44 × 44 px`).toEqual([]);
    for (const css of ['', spacing]) {
      await setUserStyle(page, css);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
        const problems = await layoutProblems(page, '[popover]:popover-open', 9);
        expect(problems, `${width}, ${dir}, ${css}`).toEqual([]);
        const last = menuPanel(page).getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 0.9 });
      }
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  }
});

test('pages move unless the visitor prefers reduced motion', async ({ page }) => {
  // The opening motion is over within a second: a test that polled for it might miss it.
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      // The deferred layout moves nothing.
      if (animationName !== 'defer') document.documentElement.dataset.moved = 'true';
    });
  });
  await page.goto('/');
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
