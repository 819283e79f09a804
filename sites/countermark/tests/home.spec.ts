import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, forVisitors, test, widthsWithTags } from '../../../tests/support/fixtures.ts';
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

/** Receipt, thread, order and keys. */
const figure = 'main > section:first-child figure [data-part] > div';
const papers = '#platforms ol > li';

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
    // The receipt comes up out of the till.
    await waitForStablePage(page);
    const { thread, line, order, hole, stub } = await page.evaluate((figure) => {
      const box = (selector: string) => {
        const { left, right, top, bottom } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      const sheet = document.querySelector(`${figure} > :nth-child(3)`) as HTMLElement;
      const drawn = getComputedStyle(sheet, '::before');
      const { left, top } = sheet.getBoundingClientRect();
      // In narrow figures the thread goes behind the till, and comes out of it again.
      const end = getComputedStyle(sheet, '::after');
      return {
        stub: end.content === 'none' ? 0 : Number.parseFloat(end.height) - 28,
        thread: box(`${figure} > :nth-child(2)`),
        line: box(`${figure} > :first-child > :last-child > dl:first-child`),
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
    if (stub > 0) expect(Math.abs(thread.bottom + 28 - order.top)).toBeLessThan(10);
    else expect(Math.abs(thread.top - hole.y)).toBeLessThan(10);
    expect(order.left).toBeLessThan(hole.x);
  });
}

const till = (page: Page) => page.locator('main > section:first-child figure');
const paperOf = (page: Page, name: string) =>
  page.locator('#platforms ol > li').filter({ has: page.getByRole('heading', { name }) });

for (const visitor of ['desktop', 'phone'] as const) {
  forVisitors([visitor], () => {
    test('the keys ring up a sale, its receipt prints, and the papers below fill with it', {
      tag: '@quick',
    }, async ({ page }) => {
      const press = (name: string) => till(page).getByRole('button', { name }).click();
      const keys = till(page).getByRole('button');
      const boxes = () =>
        keys.evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, Math.round(y + scrollY), width, height];
          }),
        );
      const before = await boxes();
      await press('Oat milk');
      await press('Oat milk');
      await expect(till(page).getByRole('status')).toHaveText(/Oat milk: 2/);
      await expect(till(page).getByRole('definition').first()).toHaveText('4.50');
      await expect(paperOf(page, 'Retail POS')).toContainText('4 × 0.50');
      await press('Cash');
      await expect(till(page)).toContainText('Oat & Field');
      await expect(paperOf(page, 'Retail POS')).toContainText(
        /Sale 4472.*Oat milk, 2 × 2\.25.*13 → 11/,
      );
      await expect(paperOf(page, 'Franchise')).toContainText('0.23');
      await expect(paperOf(page, 'Move')).toContainText(/1 case.*13 kg/);
      expect(await boxes()).toEqual(before);
    });
  });
}

test('papers say so when nothing runs low', async ({ page }) => {
  await till(page).getByRole('button', { name: 'Sourdough loaf' }).click();
  await till(page).getByRole('button', { name: 'Wallet' }).click();
  await expect(till(page)).toContainText('8 → 7: enough');
  await expect(paperOf(page, 'Supplier')).toContainText(/No order.*0\.00/);
  await expect(paperOf(page, 'Maker')).toContainText('nothing to pack');
});

test('a link holds the goods of a sale and nothing else, and who opens it sees that receipt', async ({
  page,
  context,
}) => {
  for (const name of ['Lemons', 'Coffee beans', 'Lemons', 'Split']) {
    await till(page).getByRole('button', { name }).click();
  }
  const link = till(page).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^#sale=[\d-]+$/);
  await link.click();
  await expect(page).toHaveURL(address);
  const other = await context.newPage();
  await other.goto(`/${address}`);
  await expect(till(other).getByRole('term')).toHaveText([
    'Coffee beans',
    'Lemons × 2',
    'Total',
    'Paid by',
  ]);
  await expect(paperOf(other, 'Retail POS')).toContainText('10 → 8');
  expect(await other.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('who never touches the till loads nothing for it', async ({ page, requests }) => {
  await waitForStablePage(page);
  await till(page).getByRole('button', { name: 'Lemons' }).hover();
  expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([]);
});

test('the papers are as wide as the window, one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sheets = await page
    .locator(papers)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const [place, { width, top }] of sheets.entries()) {
    expect(width).toBe(1280);
    if (place > 0) expect(Math.abs(top - sheets[place - 1].bottom)).toBeLessThan(1);
  }
});

forVisitors(['desktop without JavaScript', 'phone without JavaScript'], () => {
  test('the till is a picture whose keys are labels, and every paper has the sale', async ({
    page,
  }) => {
    await expect(till(page).getByRole('button')).toHaveCount(0);
    await expect(till(page).locator('noscript > div')).toBeVisible();
    await expect(paperOf(page, 'Supplier')).toContainText(/2 crates.*18\.00/);
  });
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
  test(`at ${width} px as much of the strip is torn off as its number says, and all shops are alike`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await waitForStablePage(page);
    const { percent } = evidenceOf('share');
    const torn = page.locator('#benefits [data-percent]');
    await expect(torn).toHaveText(`${percent}%`);
    const seen = await torn
      .locator('rect')
      .first()
      .evaluate((gap) => gap.getBoundingClientRect().width / document.body.clientWidth);
    expect(Math.abs(seen / (percent / 100) - 1)).toBeLessThan(0.02);

    const shops = await page
      .locator('#benefits i')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const { first, later } = evidenceOf('shops');
    expect(shops).toHaveLength(first + later);
    for (const one of shops) expect(Math.abs(one / (shops[0] ?? 0) - 1)).toBeLessThan(0.02);
  });
}
