import type { Page } from '@playwright/test';
import { expect, test } from '../support/reading.ts';

const headings = (page: Page, section: string) =>
  page.locator(section).getByRole('heading', { level: 3 });

test.beforeEach(({ open }) => open('/platforms/retail-pos'));

test('the receipt beside the till adds up', async ({ page }) => {
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const amounts = await rows.getByRole('cell').allTextContents();
  const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[^\d.]/g, '')), 0);
  const total = page.getByRole('table').locator('tfoot').getByRole('cell').first();
  await expect(total).toHaveText(`$${sum.toFixed(2)}`);
  expect(sum).toBeGreaterThan(0);
});

test('four challenges, five features with benefits, four integrations', async ({ page }) => {
  await expect(headings(page, '#challenges')).toHaveCount(4);
  await expect(headings(page, '#features')).toHaveText([
    'Fast billing',
    'Real-time inventory',
    'Unified payments',
    'Multi-store analytics',
    'Mobile and cloud-first',
  ]);
  for (const list of await page.locator('#features li ul').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
  }
  await expect(page.locator('#features li ul')).toHaveCount(5);
  for (const name of ['Warehouse', 'Supplier', 'Analytics', 'eCommerce']) {
    await expect(headings(page, '#integrations').filter({ hasText: name })).toHaveCount(1);
  }
});

test('the walkthrough is an ordered list of five steps', async ({ page }) => {
  const steps = page.locator('#walkthrough ol').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    'Customer arrives',
    'Quick checkout',
    'Flexible payment',
    'Auto sync',
    'Insights generated',
  ]);
});

test('three advantages, and a last word', async ({ page }) => {
  await expect(headings(page, '#advantages')).toHaveText([
    /5x faster/,
    /99\.99% accuracy/,
    /one store to enterprise/,
  ]);
  const closing = page.getByRole('main').getByRole('region').last();
  expect(await closing.getByRole('button').count()).toBeGreaterThan(0);
});
