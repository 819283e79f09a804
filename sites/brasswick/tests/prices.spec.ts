import type { Page } from '@playwright/test';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const { items } = getSection(content, 'plans');
const [first = 0, further = 0] = items.map(({ price }) => price?.amount ?? 0);
const [scanner = 0] = getSection(content, 'addOns').items.map(({ price }) => price?.amount);

/** The digits of the sums, or the words in their place. */
const readSums = async (page: Page) => {
  const sums = await page.locator('#estimate output bdi').allInnerTexts();
  return sums.map((sum) => (/\d/.test(sum) ? Number(sum.replaceAll(/\D/g, '')) : sum));
};
const expectSums = (page: Page, ...sums: (number | string)[]) =>
  expect.poll(() => readSums(page)).toEqual(sums);

for (const [language, custom] of [
  ['', 'Ask Maja'],
  ['/ar', 'اسأل مايا'],
] as const) {
  test(`on ${language}/pricing the addition says what a keyboard chooses comes to, and says it once`, async ({
    page,
  }) => {
    await page.goto(`${language}/pricing`);
    const fields = page.locator('#estimate');
    const tills = fields.getByRole('spinbutton').first();
    await tills.focus();
    await expectSums(page, first);
    await page.keyboard.press('ArrowUp');
    await expectSums(page, first + further);
    await fields.getByRole('spinbutton').nth(2).fill('2');
    await expectSums(page, first + further, 2 * scanner);
    // The year is ten months, of which the addition names the two that are saved.
    await fields.getByRole('radio').last().check();
    await expectSums(page, 10 * (first + further), 2 * scanner);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a table has what some shops pay, the tags have both prices, and there are no fields', async ({
    page,
  }) => {
    await page.goto('/pricing');
    for (const price of [first, 10 * first, further, 10 * further]) {
      await expect(page.locator(`#plans data[value="${price}"]`)).toBeVisible();
    }
    const estimate = page.locator('#estimate');
    await expect(estimate.getByRole('spinbutton').or(estimate.getByRole('radio'))).toHaveCount(0);
    const rows = await estimate.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/[^\d\t]|\.$/g, ''))).toEqual([
      '\t\t',
      `1\t${first}\t${10 * first}`,
      `3\t${first + 2 * further}\t${10 * (first + 2 * further)}`,
      `10\t${first + 9 * further}\t${10 * (first + 9 * further)}`,
      '11\t\t',
    ]);
  });

  for (const path of ['/pricing', '/ar/pricing']) {
    test(`on ${path} the prices that a visitor chooses stand out`, async ({ page }) => {
      await page.goto(path);
      const largest = () =>
        page
          .locator('#plans article')
          .first()
          .locator('data')
          .evaluateAll((all) => {
            const sizes = all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
            return sizes.indexOf(Math.max(...sizes));
          });
      expect(await largest()).toBe(0);
      await page.locator('#plans').getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await largest()).toBe(1);
    });
  }
});

test.describe('the script of the fields', () => {
  // The fields are below the first screen.
  test.use({ viewport: { width: 390, height: 500 } });
  const tillsOf = (page: Page) => page.locator('#estimate').getByRole('spinbutton').first();
  const sumFor = (tills: number) => first + (tills - 1) * further;

  test('loads once, when they are seen, and what was said before it arrived counts', async ({
    page,
    requests,
  }) => {
    const loaded = () =>
      requests.map(({ pathname }) => pathname).filter((name) => name.endsWith('.js'));
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/react-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/pricing');
    expect(loaded()).toEqual([]);
    await tillsOf(page).fill('3');
    await expectSums(page, first);
    held.resolve();
    await expectSums(page, sumFor(3));
    expect(loaded()).toEqual([...new Set(loaded())]);
  });

  test('agrees with them after Back and a reload, whether the page was kept or not', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await tillsOf(page).fill('3');
    await expectSums(page, sumFor(3));
    await page.goto('/about');
    // Playwright's goBack waits for a load event, which a restored page does not have.
    await page.evaluate(() => history.back());
    await expect(tillsOf(page)).toHaveValue('3');
    await expectSums(page, sumFor(3));
    await page.reload();
    await tillsOf(page).scrollIntoViewIfNeeded();
    await expectSums(page, sumFor(Number(await tillsOf(page).inputValue())));
    await tillsOf(page).fill('3');
    // Keeps the page out of the back/forward cache: the browser restores what was said.
    await page.evaluate(() => addEventListener('unload', () => undefined));
    await page.goto('/about');
    await page.goBack();
    await expect(tillsOf(page)).toHaveValue('3');
    await tillsOf(page).scrollIntoViewIfNeeded();
    await expectSums(page, sumFor(3));
  });
});

test('one plan’s price stands on another page as the plans have it', async ({ page }) => {
  await page.goto('/winter');
  await expect(page.locator(`#price data[value="${first}"]`)).toBeVisible();
  await expect(page.locator('#price a[href="/pricing"]')).toBeVisible();
});
