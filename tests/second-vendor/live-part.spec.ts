import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The switch is below the first screen.
test.use({ viewport: { width: 390, height: 500 } });

const monthly = ['590', '390'];
const yearly = ['5900', '3900'];

/** The price that stands out on each tag. */
const readLargePrices = (page: Page) =>
  page
    .locator('#plans data')
    .evaluateAll((all) =>
      all
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) > 40)
        .map((one) => one.getAttribute('value')),
    );
const expectPrices = (page: Page, prices: string[]) =>
  expect.poll(() => readLargePrices(page)).toEqual(prices);

const radios = (page: Page) => page.locator('#plans').getByRole('radio');

const isScript = ({ pathname }: URL) => pathname.endsWith('.js');
const scriptOf = (page: Page) => page.waitForResponse(/\/assets\/react-.+\.js$/);

for (const path of ['/pricing', '/sv/pricing', '/ar/pricing']) {
  test(`on ${path} the switch works by mouse and keyboard, and loads nothing before it is seen`, async ({
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
  });
}

test('a choice that a visitor makes before the script arrives counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing');
  await radios(page).last().check();
  await expectPrices(page, monthly);
  release();
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

test('pages without a part refer to no script', () => {
  for (const file of globSync('build/client/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    expect([file, html.includes('<div data-part=')]).toEqual([
      file,
      file.endsWith('/pricing.html'),
    ]);
    expect([file, /\.js\b/.test(html)]).toEqual([file, file.endsWith('/pricing.html')]);
  }
});
