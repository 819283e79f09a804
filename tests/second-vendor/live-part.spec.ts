import type { Page } from '@playwright/test';
import { builtFiles, readBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';

const pages = ['/pricing', '/sv/pricing', '/ar/pricing'];
const partScript = /\/assets\/pay-switch-.+\.js$/;

/** The price that stands out on each tag. */
const readLargePrices = (page: Page) =>
  page
    .locator('#plans data')
    .evaluateAll((all) =>
      all
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) > 30)
        .map((one) => one.getAttribute('value')),
    );
const monthly = ['590', '390'];
const yearly = ['5900', '3900'];

/** Brings the switch into sight, and waits until its script has run. */
async function wakeSwitch(page: Page) {
  const [response] = await Promise.all([
    page.waitForResponse(partScript),
    page.getByRole('radio').first().scrollIntoViewIfNeeded(),
  ]);
  await response.finished();
}

for (const path of pages) {
  test(`on ${path} a switch in sight shows the other price, by mouse and by keyboard`, async ({
    page,
    requests,
  }) => {
    await page.goto(path);
    expect(await readLargePrices(page)).toEqual(monthly);
    expect(requests.filter(({ pathname }) => pathname.endsWith('.js'))).toEqual([]);
    await wakeSwitch(page);
    await page.getByRole('radio').last().check();
    await expect.poll(() => readLargePrices(page)).toEqual(yearly);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => readLargePrices(page)).toEqual(monthly);
  });
}
