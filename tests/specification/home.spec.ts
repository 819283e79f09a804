import sharp from 'sharp';
import { escapeText } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { facts } from './recorded.ts';

test.beforeEach(({ open }) => open('/'));

test('each platform has a card with a link of its own', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(facts.platforms.length);
  for (const [index, [name, path]] of facts.platforms.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    const link = card.getByRole('link', { name: new RegExp(` ${escapeText(name)}$`) });
    await expect(link).toHaveAttribute('href', path);
  }
});

test('the benefits say why to choose the suite', async ({ page }) => {
  const { title, items } = facts.home.benefits;
  const benefits = page.getByRole('region', { name: title });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText(items.map(([one]) => one));
  for (const [, description] of items) await expect(benefits).toContainText(description);
});

test('one thread runs from the hero’s receipt to the first paper', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { x, top, bottom } = await page.evaluate(() => {
      const [hero, platforms] = document.querySelectorAll('main section');
      // The longest piece is the one that leaves the hero.
      const pieces = [...(hero?.querySelectorAll('svg > path') ?? [])];
      const ends = pieces.map((piece) => piece.getBoundingClientRect());
      const thread = ends.toSorted((a, b) => b.height - a.height)[0] ?? new DOMRect();
      const paper = platforms?.querySelector('[aria-hidden] > div')?.getBoundingClientRect();
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
