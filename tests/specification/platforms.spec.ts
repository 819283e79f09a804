import type { Page } from '@playwright/test';
import { expect, test } from '../support/reading.ts';
import { facts } from './recorded.ts';

const headings = (page: Page, section: string) =>
  page.locator(section).getByRole('heading', { level: 3 });

for (const [path, told] of Object.entries(facts.platformPages)) {
  test(`the receipt beside the till of ${path} adds up`, async ({ page, open }) => {
    await open(path);
    const table = page.getByRole('table');
    test.skip((await table.count()) === 0, 'this platform has no till');
    const amounts = await table
      .locator('tbody')
      .getByRole('row')
      .getByRole('cell')
      .allTextContents();
    const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[^\d.]/g, '')), 0);
    const total = table.locator('tfoot').getByRole('cell').first();
    await expect(total).toHaveText(new RegExp(`^\\D${sum.toFixed(2)}$`));
    expect(sum).toBeGreaterThan(0);
  });

  test(`${path} tells its challenges, features with benefits, integrations, steps and advantages`, async ({
    page,
    open,
  }) => {
    await open(path);
    const { challenges, features, integrations, steps, advantages } = told;
    await expect(headings(page, '#challenges')).toHaveText(challenges);
    await expect(headings(page, '#features')).toHaveText(features);
    await expect(page.locator('#features li ul')).toHaveCount(features.length);
    for (const list of await page.locator('#features li ul').all()) {
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
    }
    for (const name of integrations) {
      await expect(headings(page, '#integrations').filter({ hasText: name })).toHaveCount(1);
    }
    await expect(headings(page, '#walkthrough ol')).toHaveText(steps);
    await expect(headings(page, '#advantages')).toHaveText(advantages);
  });
}
