import { expect } from '@playwright/test';
import { content } from './support/content.ts';
import { still } from './support/fixtures.ts';
import { test } from './support/test.ts';

test.use(still);

for (const { base, name } of content.languages) {
  test(`${base || '/'} shows each label of its header in a line, in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(base || '/');
    const cramped = await page.evaluate(() => {
      const shown = [
        ...document.querySelectorAll<HTMLElement>(
          'body > header nav > ul :is(a, button), body > header nav > button',
        ),
      ].filter((one) => one.checkVisibility());
      const { right: end } = document.documentElement.getBoundingClientRect();
      const brand = document.querySelector('body > header a')?.getBoundingClientRect();
      return shown
        .filter((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const lines = new Set(
            [...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 20)),
          );
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const others = [
            brand,
            ...shown.filter((other) => other !== one).map((other) => other.getBoundingClientRect()),
          ];
          const overlaps = others.some(
            (other) =>
              other &&
              other.left < right - 1 &&
              left < other.right - 1 &&
              other.top < bottom - 1 &&
              top < other.bottom - 1,
          );
          return lines.size > 2 || left < 0 || right > end || overlaps;
        })
        .map((one) => one.innerText);
    });
    expect(cramped, 'the header has room for its words').toEqual([]);
  });
}
