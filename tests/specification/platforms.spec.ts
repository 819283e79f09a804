import { pagePaths } from '../support/built-site.ts';
import { expect, test } from '../support/reading.ts';

for (const path of pagePaths.filter((one) => one.startsWith('/platforms/'))) {
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
}
