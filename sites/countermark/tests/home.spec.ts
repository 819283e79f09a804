import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { parsePage } from '../../../tests/support/parsed-page.ts';

test('one thread runs from the hero’s receipt to the first paper', async ({ page }) => {
  const isDrawn = parsePage('/').all('main > section:first-child svg > path').length > 0;
  test.skip(!isDrawn, 'this vendor’s home page opens without a receipt');
  await page.goto('/');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { x, top, bottom } = await page.evaluate(() => {
      const [hero, platforms] = document.querySelectorAll('main section');
      // The longest piece is the one that leaves the hero.
      const pieces = [...(hero?.querySelectorAll('svg > path') ?? [])];
      const ends = pieces.map((piece) => piece.getBoundingClientRect());
      const thread = ends.toSorted((a, b) => b.height - a.height)[0] ?? new DOMRect();
      const paper = platforms?.querySelector('li > div')?.getBoundingClientRect();
      const seam = platforms?.getBoundingClientRect().top ?? 0;
      return { x: thread.left, top: scrollY + seam - 100, bottom: scrollY + (paper?.top ?? 0) };
    });
    const read = async (left: number) => {
      const clip = { x: Math.round(left) - 1, y: top, width: 3, height: bottom - top };
      return sharp(await page.screenshot({ fullPage: true, clip })).stats();
    };
    const [thread, beside] = [await read(x), await read(x - 40)];
    // Whatever the hue: in each row the thread, and nothing of what is beside it.
    const colour = (kind: 'min' | 'max', { channels }: typeof thread) => {
      const [r = 0, g = 0, b = 0] = channels.map((channel) => channel[kind] / 255);
      return { mode: 'rgb', r, g, b } as const;
    };
    const contrast = wcagContrast(colour('max', thread), colour('min', beside));
    expect(contrast, `contrast to the ground at ${width} px`).toBeGreaterThan(3);
  }
});
