import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';

test('one thread runs from the hero’s receipt to the first paper', async ({ page }) => {
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
    const clip = { x: Math.round(x) - 1, y: top, width: 3, height: bottom - top };
    const column = await page.screenshot({ fullPage: true, clip });
    const { channels } = await sharp(column).stats();
    // The thread is blue and nothing else is in the column: no row is as light as paper.
    expect(channels[0]?.max, `red at ${width} px`).toBeLessThan(80);
  }
});
