import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, visibleTexts } from '../support/layout.ts';
import { pages } from '../support/specification.ts';

const unknown = '/no-such-page';

/** Lets pages arrive without their style sheets. */
async function withoutStyle(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<style>.*?<\/style>/gs, '');
    return route.fulfill({ response, body: html });
  });
}

/** The words of the page’s own part, as the eye tells them apart. */
const words = async (page: Page) =>
  new Set((await page.getByRole('main').innerText()).toLowerCase().split(/\s+/).filter(Boolean));

for (const path of [...pages.map(([path]) => path), unknown]) {
  test(`without CSS ${path} reads from top to bottom, in whole words, beside drawings of a decent size @once`, async ({
    page,
  }) => {
    await page.goto(path);
    const styled = await words(page);
    await withoutStyle(page);
    await page.goto(path);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    const joined = [...(await words(page))].filter((word) => !styled.has(word));
    expect(joined, 'words that only a style sheet kept apart').toEqual([]);

    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('header a, h1, h2, h3, h1 ~ p, h2 ~ p, form label, footer a')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));

    const drawings = await page.evaluate(() =>
      [...document.querySelectorAll('svg, img')]
        .filter((drawing) => drawing.checkVisibility())
        .map((drawing) => ({
          width: drawing.getBoundingClientRect().width,
          filled: getComputedStyle(drawing).fill !== 'none' && drawing.matches('svg'),
        })),
    );
    expect(drawings.length).toBeGreaterThan(0);
    // The stamp and the bars of labels are surfaces; all else is outlines.
    const loud = drawings.filter(({ width, filled }) => width > (filled ? 100 : 320));
    expect(loud, 'drawings that fill the window, or are filled with black').toEqual([]);
  });
}

test('without images every word is there, portraits say whom they show, and nothing moves @once', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/about');
  const texts = await visibleTexts(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const images = page.getByRole('main').getByRole('img', { name: /portrait of \w+/ });
    await expect(images).toHaveCount(4);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
    }
    expect(await visibleTexts(page)).toEqual(texts);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  // The browser itself reports what the test kept from it.
  consoleMessages.length = 0;
});

test('no picture holds words @once', () => {
  const site = 'build/client';
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(site, file), 'utf8'))
    .flatMap((html) => [...html.matchAll(/<(?:img|image|video|object|embed)\b[^>]*/g)])
    .map(([tag]) => /(?:src|href|data)="([^"]*)"/.exec(tag)?.[1]);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    expect(source).toMatch(/^\/portraits\/[\w-]+\.svg$/);
    expect(readFileSync(`${site}${source}`, 'utf8'), source).not.toContain('<text');
  }
});
