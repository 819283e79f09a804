import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { getSection } from '../support/section.ts';

// The switch is below the first screen.
test.use({ viewport: { width: 390, height: 500 } });

const { items } = getSection(content, 'plans');
const [first = 0, further = 0] = items.map(({ price }) => price.amount ?? 0);
const [scanner = 0] = getSection(content, 'addOns').items.map(({ price }) => price.amount);
const monthly = [first, further];
/** The year is ten months. */
const yearly = monthly.map((price) => 10 * price);

/** Expects that these are the prices that stand out on the tags. */
const expectPrices = (page: Page, prices: number[]) =>
  expect
    .poll(() =>
      page
        .locator('#plans data')
        .evaluateAll((all) =>
          all
            .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) > 40)
            .map((one) => Number(one.getAttribute('value'))),
        ),
    )
    .toEqual(prices);

/** Expects the digits of the sums on the receipt, or the words in their place. */
const expectSums = (page: Page, ...sums: (number | string)[]) =>
  expect
    .poll(async () => {
      const shown = await page.locator('#estimate output bdi').allInnerTexts();
      return shown.map((sum) => (/\d/.test(sum) ? Number(sum.replaceAll(/\D/g, '')) : sum));
    })
    .toEqual(sums);

const radios = (page: Page) => page.locator('#plans').getByRole('radio');

const isScript = ({ pathname }: URL) => pathname.endsWith('.js');
const scriptOf = (page: Page) => page.waitForResponse(/\/assets\/react-.+\.js$/);

for (const [path, custom] of [
  ['/pricing', 'Ask Maja'],
  ['/ar/pricing', 'اسأل مايا'],
] as const) {
  test(`on ${path} the switch works by mouse and keyboard and loads nothing before it is seen; the receipt adds up what a keyboard chooses, and says it once`, async ({
    page,
    requests,
  }) => {
    await page.goto(path);
    await expectPrices(page, monthly);
    expect(requests.filter(isScript)).toEqual([]);
    await Promise.all([scriptOf(page), radios(page).first().scrollIntoViewIfNeeded()]);
    await radios(page).last().check();
    await expectPrices(page, yearly);
    await page.keyboard.press('ArrowUp');
    await expectPrices(page, monthly);
    await page.keyboard.press('ArrowDown');
    await expectPrices(page, yearly);
    // Each is loaded once, and none for parts that are out of sight.
    const loaded = requests.filter(isScript).map(({ pathname }) => pathname);
    expect(loaded).toEqual([...new Set(loaded)]);
    expect(loaded.join()).not.toContain('estimate');
    // Its contents are those that were built.
    await expect(page.locator('#plans article')).toHaveCount(3);

    const fields = page.locator('#estimate');
    const tills = fields.getByRole('spinbutton').first();
    await tills.focus();
    await expectSums(page, first);
    await page.keyboard.press('ArrowUp');
    await expectSums(page, first + further);
    await fields.getByRole('spinbutton').nth(2).fill('2');
    await expectSums(page, first + further, 2 * scanner);
    await fields.getByRole('radio').last().check();
    await expectSums(page, 10 * (first + further), 2 * scanner);
    // The receipt names the two months that are saved.
    const saved = fields.locator('li').last();
    await expect(saved).toHaveText(/[-−]/);
    expect((await saved.locator('bdi').innerText()).replaceAll(/\D/g, '')).toBe(
      String(2 * (first + further)),
    );
    await expect(fields.locator('output, [aria-live], [role=status]')).toHaveCount(1);
    await tills.fill('11');
    await expectSums(page, custom, 2 * scanner);
    await tills.fill('');
    await expectSums(page, 10 * first, 2 * scanner);
  });
}

test('a choice that a visitor makes before the script arrives counts', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/pricing');
  await radios(page).last().check();
  await expectPrices(page, monthly);
  script.resolve();
  await expectPrices(page, yearly);
  await expect(radios(page).last()).toBeChecked();
  await radios(page).first().check();
  await expectPrices(page, monthly);
});

test('after Back and a reload the prices agree with the switch, whether the page was kept or not', async ({
  page,
}) => {
  await page.goto('/pricing');
  await radios(page).last().check();
  await expectPrices(page, yearly);
  await page.goto('/about');
  // Playwright's goBack waits for a load event, which a restored page does not have.
  await page.evaluate(() => history.back());
  await expect(radios(page).last()).toBeChecked();
  await expectPrices(page, yearly);
  await radios(page).first().check();
  await expectPrices(page, monthly);
  await radios(page).last().check();
  await page.reload();
  await radios(page).first().scrollIntoViewIfNeeded();
  const checked = await radios(page).last().isChecked();
  await expectPrices(page, checked ? yearly : monthly);
  await radios(page).last().check();
  // Keeps the page out of the back/forward cache: the browser restores the choice.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto('/about');
  await page.goBack();
  await expect(radios(page).last()).toBeChecked();
  await expectPrices(page, yearly);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a table has what some shops pay, the tags have both prices, and there are no fields', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    for (const price of [...monthly, ...yearly]) {
      await expect(page.locator(`#plans data[value="${price}"]`)).toBeVisible();
    }
    const estimate = page.locator('#estimate');
    await expect(estimate.getByRole('spinbutton')).toHaveCount(0);
    const rows = await estimate.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/[^\d\t]|\.$/g, ''))).toEqual([
      '\t\t',
      `1\t${first}\t${10 * first}`,
      `3\t${first + 2 * further}\t${10 * (first + 2 * further)}`,
      `10\t${first + 9 * further}\t${10 * (first + 9 * further)}`,
      '11\t\t',
    ]);
    // One plan's price stands on another page as the plans have it.
    await page.goto('/winter');
    await expect(page.locator(`#price data[value="${first}"]`)).toBeVisible();
    await expect(page.locator('#price a[href="/pricing"]')).toBeVisible();
  });
});

test('pages without a part refer to no script', () => {
  for (const file of globSync('build/client/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    const isPricing = file.endsWith('/pricing.html');
    expect([file, html.includes('<div data-part='), /\.js\b/.test(html)]).toEqual([
      file,
      isPricing,
      isPricing,
    ]);
  }
});
