import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knowGrounds } from '../support/background-probe.ts';
import { expect, test } from '../support/fixtures.ts';
import { controls, faultsOf, leaps, order, walk } from '../support/focus.ts';
import { unseen } from '../support/forced-colours.ts';
import { layoutFaults, restyle, smallTargets, visibleTexts } from '../support/layout.ts';
import { settled } from '../support/settled.ts';
import { pages } from '../support/specification.ts';

const unknown = '/no-such-page';
const paths = [...pages.map(([path]) => path), unknown];

/** A window of 1280 × 1024 px at 400 %, and one at 100 %. */
const zoomed = { width: 320, height: 256 };
const plain = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** WCAG 1.4.12: what a visitor may set for easier reading. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-block-end: 2em !important }`;

test.beforeEach(({ page }) => knowGrounds(page));

for (const path of paths) {
  test(`${path} is whole at 400 % zoom, in wide spacing and from right to left @once`, async ({
    page,
  }) => {
    await page.setViewportSize(plain);
    await page.goto(path);
    const texts = await visibleTexts(page);
    for (const viewport of [plain, zoomed]) {
      await page.setViewportSize(viewport);
      // What is being printed lies, for that long, over what stands beside it.
      await settled(page);
      const width = `${viewport.width} px`;
      expect(await visibleTexts(page), `what ${width} shows`).toEqual(texts);
      expect(await layoutFaults(page), width).toEqual([]);
      await restyle(page, spacing);
      expect(await layoutFaults(page), `${width}, text spacing`).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await layoutFaults(page), `${width}, text spacing, right to left`).toEqual([]);
      await restyle(page, '');
      expect(await layoutFaults(page), `${width}, right to left`).toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      expect(await smallTargets(page), `${width}: smaller than 44 × 44 px`).toEqual([]);
    }
    const stops = await walk(page, 'Tab');
    expect(order(stops)).toEqual(await controls(page));
    expect(leaps(stops)).toEqual([]);
    expect(faultsOf(stops)).toEqual([]);
  });

  test(`${path} stands still for who asks for less motion, and keeps its lines in forced colours @once`, async ({
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
    for (const viewport of [plain, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await unseen(page), `${viewport.width} px, forced, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('the menu is whole at 400 % zoom, in wide spacing and from right to left @once', async ({
  page,
}) => {
  await page.goto('/');
  for (const [viewport, name] of [
    [plain, 'Platforms'],
    [zoomed, 'Menu'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name }).click();
    const panel = '[popover]:popover-open';
    expect(await smallTargets(page), `${name}: smaller than 44 × 44 px`).toEqual([]);
    for (const css of ['', spacing]) {
      await restyle(page, css);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
        expect(await layoutFaults(page, panel), `${name}, ${dir}, ${css}`).toEqual([]);
        await page.locator(panel).getByRole('link').last().scrollIntoViewIfNeeded();
        await expect(page.locator(panel).getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
      }
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  }
});

test('motion is there for who does not mind it, cross-fades between pages included @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.faded = String(viewTransition !== null);
    });
    // What moves when a page opens is over within a second: too short to be asked for.
    addEventListener('animationstart', ({ animationName }) => {
      // The deferred layout moves nothing.
      if (animationName !== 'defer') document.documentElement.dataset.moved = 'true';
    });
  });
  for (const [reducedMotion, faded] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/platforms/retail-pos');
    if (faded === 'true') await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-faded', faded);
  }
});

/** Declarations that name a side of the window instead of one of the text. */
const physical = [
  /(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear):\s*(?:left|right)/,
  /^(?:left|right):/,
];

/** On the hub of the start page’s drawing, which reads the same either way. */
const exempt = /^left: ?51\.7%$/;

test('the style of every page follows the direction of its text @once', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join('build/client', file), 'utf8');
    const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const declarations = css.split(/[{};]/).map((text) => text.trim());
    expect(declarations.length).toBeGreaterThan(300);
    const found = declarations.filter(
      (one) => physical.some((pattern) => pattern.test(one)) && !exempt.test(one),
    );
    expect(found, file).toEqual([]);
  }
});
