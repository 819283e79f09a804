import type { Page } from '@playwright/test';
import {
  waitForFonts,
  waitForStablePage,
} from '../../packages/sitewright-checks/support/stable-page.ts';
import {
  fileOf,
  htmlFiles,
  inlineCss,
  readBuilt,
  samplesWithMissing,
  unlistedPaths,
} from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { findInvisible } from '../support/page/forced-colours.ts';
import { layoutProblems, visibleTexts } from '../support/page/layout.ts';
import { parsePage } from '../support/page/parsed-page.ts';
import { tagOf } from '../support/weekly.ts';

test.use(still);

for (const path of samplesWithMissing) {
  test(`${path} has no motion for visitors who prefer reduced motion, keeps its lines in forced colours, and reads from top to bottom without CSS`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await page.goto(path);
    const styled = await words(page);
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
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReadableWithoutCss(page, styled);
  });
}

test('those who save data, and those who print, read in the font of their machine', async ({
  page,
}) => {
  const read = () =>
    page.evaluate(() => ({
      family: getComputedStyle(document.body).fontFamily.split(',')[0],
      status: [...document.fonts].find(({ family }) => family === 'Text')?.status,
    }));
  test.skip(!content.brand.textFace, 'this vendor has no font for its texts');
  await page.goto('/');
  await waitForStablePage(page);
  expect(await read()).toEqual({ family: 'Text', status: 'loaded' });
  await page.emulateMedia({ media: 'print' });
  expect(await read()).toMatchObject({ family: 'system-ui' });
  await page.emulateMedia({ media: 'screen' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  await waitForStablePage(page);
  expect(await read()).toEqual({ family: 'system-ui', status: 'unloaded' });
  await session.detach();
});

/** The words of the main part, as the eye tells them apart. */
const words = async (page: Page) =>
  new Set((await page.getByRole('main').innerText()).toLowerCase().split(/\s+/).filter(Boolean));

/** @param styled the words that its style sheets show */
async function expectReadableWithoutCss(page: Page, styled: ReadonlySet<string>): Promise<void> {
  await page.evaluate(() => {
    for (const { ownerNode } of [...document.styleSheets]) (ownerNode as Element).remove();
  });
  const joined = [...(await words(page))].filter((word) => !styled.has(word));
  expect(joined, 'words that only a style sheet kept apart').toEqual([]);

  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('header a, h1, h2, h3, h1 ~ p, h2 ~ p, form label, footer a')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

test('without its images a page keeps its words, its layout and the names of its images', async ({
  page,
  consoleMessages,
}) => {
  const path = samplesWithMissing.find((one) => parsePage(one).all('main img').length > 0);
  test.skip(!path, 'no page of this site has an image');
  const read = async () => {
    await page.goto(path ?? '/');
    await waitForFonts(page);
    const images = page.locator('main img');
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await expect(images.and(page.getByRole('img', { name: /\w/ }))).toHaveCount(
      await images.count(),
    );
    // Above the window, what has scrolled by would lie on the link that skips the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return { height, texts: await visibleTexts(page), problems: await layoutProblems(page) };
  };
  const { height, texts } = await read();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
  const without = await read();
  expect(without).toMatchObject({ texts, problems: [] });
  expect(Math.abs(without.height - height), 'rounded apart at most').toBeLessThanOrEqual(1);
  // The browser itself reports what the test kept from it.
  consoleMessages.length = 0;
});

test('pages move unless the visitor prefers reduced motion', async ({ page }) => {
  const moving = [...samplesWithMissing, ...unlistedPaths].find((one) =>
    readBuilt(fileOf(one)).includes('@keyframes'),
  );
  test.skip(!moving, 'nothing on this site moves by itself');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The opening motion is over within a second: a test that polled for it might miss it.
  await using _note = await page.addInitScript(() => {
    addEventListener('animationstart', () => {
      document.documentElement.dataset.moved = 'true';
    });
  });
  await page.goto(moving ?? '/');
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
