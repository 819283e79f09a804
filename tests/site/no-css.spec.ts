import type { Page } from '@playwright/test';
import { htmlFiles, layoutPaths, readBuilt, samplesWithMissing } from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { layoutProblems, visibleTexts } from '../support/layout.ts';
import { parsePage } from '../support/parsed-page.ts';

/** The words of the main part, as the eye tells them apart. */
const words = async (page: Page) =>
  new Set((await page.getByRole('main').innerText()).toLowerCase().split(/\s+/).filter(Boolean));

test.use(still);

for (const path of layoutPaths) {
  test(`without CSS ${path} reads from top to bottom, in whole words, beside small drawings`, async ({
    page,
  }) => {
    await page.goto(path);
    const styled = await words(page);
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

    const drawings = await page.evaluate(() =>
      [...document.querySelectorAll('svg, :not(picture) > img')]
        .filter((drawing) => drawing.checkVisibility())
        .map((drawing) => ({
          width: drawing.getBoundingClientRect().width,
          isOfText: drawing.matches('figure > img'),
          filled: getComputedStyle(drawing).fill !== 'none' && drawing.matches('svg'),
        })),
    );
    expect(drawings.length).toBeGreaterThan(0);
    // The stamp and the bars of labels are surfaces; the pictures of a text are as wide as its
    // column at most; all others are outlines.
    const large = drawings.filter(
      ({ width, isOfText, filled }) => width > (isOfText ? 800 : filled ? 100 : 320),
    );
    expect(large, 'drawings that fill the window, or are filled with black').toEqual([]);
  });
}

test('without its images a page keeps its words, its layout and the names of its images', async ({
  page,
  consoleMessages,
}) => {
  const path = samplesWithMissing.find((one) => parsePage(one).all('main img').length > 0);
  test.skip(!path, 'no page of this site has an image');
  await page.goto(path ?? '/');
  const texts = await visibleTexts(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path ?? '/');
    const images = page.locator('main img');
    for (const image of await images.all()) {
      // A mark has the name of its company.
      await expect(image).toHaveAccessibleName(
        /\.svg$/.test(`${await image.getAttribute('src')}`) ? /\w/ : /\w+ \w+/,
      );
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
    }
    expect(await visibleTexts(page)).toEqual(texts);
    // Above the window, what has scrolled by would lie on the link that skips the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await layoutProblems(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  // The browser itself reports what the test kept from it.
  consoleMessages.length = 0;
});

test('no drawing holds words', () => {
  const sources = htmlFiles
    .flatMap((file) => [...readBuilt(file).matchAll(/<(?:img|image|video|object|embed)\b[^>]*/g)])
    .map(([tag]) => /(?:src|href|data|poster)="([^"]*)"/.exec(tag)?.[1] ?? '');
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    expect(source).toMatch(/^\/[\w/-]+\.(svg|jpg|png)$/);
    if (!source.endsWith('.svg')) continue;
    const texts = readBuilt(source).match(/<text\b.*?<\/text>/gs) ?? [];
    // A letter that marks a place in a plan is no word.
    const words = texts.filter((text) => /\p{L}{2}/u.test(text.replaceAll(/<[^>]*>/g, '')));
    expect(words, source).toEqual([]);
  }
});
