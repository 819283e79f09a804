import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test, widthsWithTags } from '../../../tests/support/fixtures.ts';
import { siteContent } from '../../../tests/support/site.ts';

interface Figure {
  shop: string;
  currency: string;
  lines: { item: string; quantity: number; price: number }[];
}

/** What one of the drawings of the reasons has to show. */
const evidenceOf = (drawing: string) =>
  parse(readFileSync(`${siteContent}/home.yaml`, 'utf8'))
    .benefits.items.map(({ evidence }: { evidence: { drawing: string } }) => evidence)
    .find((one: { drawing: string }) => one.drawing === drawing);

/** Receipt, thread and order. */
const figure = 'main > section:first-child figure > div';
const papers = '#platforms ol > li > :first-child';

test.beforeEach(({ page }) => page.goto('/'));

test('the sale on the receipt is the one that the till of Retail POS rings up', () => {
  const figureOf = (file: string): Figure =>
    parse(readFileSync(`${siteContent}/${file}`, 'utf8')).hero.figure;
  const read = ({ shop, currency, lines }: Figure) => ({
    shop,
    currency,
    lines: lines.map(({ item, quantity, price }) => ({ item, quantity, price })),
  });
  const onReceipt = read(figureOf('home.yaml'));
  expect(onReceipt.lines).not.toEqual([]);
  expect(onReceipt).toEqual(read(figureOf('pages/platforms/retail-pos.yaml')));
});

for (const { width, tag } of widthsWithTags(320, 390, 768, 1024, 1280, 1920)) {
  test(`at ${width} px the thread leaves the receipt at its last line and ends in the hole of the order`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { thread, line, order, hole } = await page.evaluate((figure) => {
      const box = (selector: string) => {
        const { left, right, top, bottom } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      const sheet = document.querySelector(`${figure} > :nth-child(3)`) as HTMLElement;
      const drawn = getComputedStyle(sheet, '::before');
      const { left, top } = sheet.getBoundingClientRect();
      return {
        thread: box(`${figure} > :nth-child(2)`),
        line: box(`${figure} dl:has(> :only-child)`),
        order: box(`${figure} > :nth-child(3)`),
        hole: {
          x: left + 2 + Number.parseFloat(drawn.left) + Number.parseFloat(drawn.width) / 2,
          y: top + 2 + Number.parseFloat(drawn.top) + Number.parseFloat(drawn.height) / 2,
        },
      };
    }, figure);
    expect(thread.top).toBeGreaterThan(line.top);
    expect(thread.top).toBeLessThan(line.bottom);
    expect(Math.abs(thread.left - line.right)).toBeLessThan(10);
    expect(Math.abs(thread.right - hole.x)).toBeLessThan(10);
    expect(Math.abs(thread.bottom - hole.y)).toBeLessThan(10);
    expect(order.left).toBeLessThan(hole.x);
  });
}

test('the papers come to lie in a pile, which rests for half a window beside what it adds up to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const read = () =>
    page.evaluate(
      (papers) => ({
        tops: [...document.querySelectorAll(papers)].map(
          (paper) => paper.getBoundingClientRect().top,
        ),
        sum: document.querySelector('#platforms ol + div p')?.getBoundingClientRect().top ?? 0,
      }),
      papers,
    );
  const rests: { scrolled: number; tops: number[]; sum: number }[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let scrolled = 0; scrolled < height; scrolled += 50) {
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    const { tops, sum } = await read();
    const first = tops[0] ?? 0;
    const last = tops.at(-1) ?? 0;
    const lies = tops.every((top, place) => !place || top - (tops[place - 1] ?? 0) < 16);
    if (lies && first > 0 && sum > first - 20 && sum < last + 100)
      rests.push({ scrolled, tops, sum });
  }
  const still = rests.filter(({ tops }) => tops[0] === rests[0]?.tops[0]);
  expect((still.at(-1)?.scrolled ?? 0) - (still[0]?.scrolled ?? 0)).toBeGreaterThanOrEqual(250);
});

test('with reduced motion every paper stands beside its words, whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const positions = await page
    .locator(papers)
    .evaluateAll((papers) => papers.map((paper) => getComputedStyle(paper).position));
  expect(new Set(positions)).toEqual(new Set(['relative']));
});

test('no two platforms share a colour', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const colours = await page
    .locator(papers)
    .evaluateAll((papers) => papers.map((paper) => getComputedStyle(paper).backgroundColor));
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours).size).toBe(colours.length);
});

for (const { width, tag } of widthsWithTags(390, 1280, 2560)) {
  test(`at ${width} px what is ticked off is as much of the bar as its number says, and all shops are alike`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await waitForStablePage(page);
    const bars = await page.locator('[data-percent]').evaluateAll((all) =>
      all.map((bar) => {
        const [part, whole] = [...bar.querySelectorAll('rect')].map(
          (one) => one.getBoundingClientRect().width,
        );
        return {
          said:
            Number.parseInt(bar.parentElement?.querySelector('bdi')?.textContent ?? '', 10) / 100,
          seen: (part ?? 0) / (whole ?? 1),
        };
      }),
    );
    expect(bars.map(({ said }) => said)).toEqual([evidenceOf('share').percent / 100]);
    for (const { said, seen } of bars) expect(Math.abs(seen / said - 1)).toBeLessThan(0.02);

    const shops = await page
      .locator('#benefits i')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const { first, later } = evidenceOf('shops');
    expect(shops).toHaveLength(first + later);
    // Those of later begin a row of their own.
    expect(shops.filter(({ top }) => top === shops[0].top)).toHaveLength(first);
    for (const { width } of shops) expect(Math.abs(width / shops[0].width - 1)).toBeLessThan(0.02);
  });
}
