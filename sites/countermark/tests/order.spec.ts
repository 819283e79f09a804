import { expect, test } from '../../../tests/support/fixtures.ts';

test.beforeEach(({ page }) => page.goto('/pricing'));

test('an order adds up while it is ticked, and a plan that is too small cannot be had', {
  tag: '@quick',
}, async ({ page }) => {
  const order = page.locator('#order');
  const total = order.locator('output');
  await order.getByRole('radio', { name: '3', exact: true }).check();
  await expect(order.getByRole('radio', { name: 'Starter' })).toBeDisabled();
  await expect(order.getByRole('radio', { name: 'Growth' })).toBeChecked();
  await expect(total).toHaveText('Each month $897');
  await order.getByRole('spinbutton', { name: 'Advanced AI analytics' }).fill('2');
  await order.getByRole('spinbutton', { name: 'Dedicated training' }).fill('1');
  await expect(total).toHaveText('Each month $947Once $199');
  await order.getByRole('radio', { name: /By the year/ }).check();
  await expect(order.locator('ul > li').last()).toHaveText(/^20% off.*-\$2,272\.80$/);
  await expect(total).toHaveText('Each year $9,091.20Once $199');
  await order.getByRole('radio', { name: 'More' }).check();
  await expect(total).toHaveText('Each year CustomOnce $199');
  await expect(order.locator('ul > li')).toHaveText([
    'Enterprise Custom',
    /^Advanced AI analytics/,
    /^Dedicated training/,
    /^20% off.*-20%$/,
  ]);
});

test('one shop may choose a larger plan by keyboard alone', async ({ page }) => {
  const order = page.locator('#order');
  await order.getByRole('radio', { name: 'Starter' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(order.locator('output')).toHaveText('Each month $299');
});

test('a tick orders one, and on a phone the total stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const order = page.locator('#order');
  const total = order.locator('output');
  await order.getByText('Locations').scrollIntoViewIfNeeded();
  // A browser may round its edge by less than a pixel.
  await expect(total).toBeInViewport({ ratio: 0.98 });
  await order.getByRole('checkbox', { name: 'Extra storage' }).check();
  await expect(order.getByRole('spinbutton', { name: 'Extra storage' })).toHaveValue('1');
  await expect(total).toHaveText('Each month $104');
  await expect(total).toBeInViewport({ ratio: 0.98 });
  await order.getByRole('checkbox', { name: 'Extra storage' }).uncheck();
  await expect(total).toHaveText('Each month $99');
});

test('nothing of the order is sent or kept', async ({ page }) => {
  const asked: string[] = [];
  const order = page.locator('#order');
  await order.getByRole('radio', { name: '2', exact: true }).check();
  await expect(order.locator('output')).toHaveText('Each month $598');
  page.on('request', (request) => asked.push(request.url()));
  await order.getByRole('radio', { name: '4', exact: true }).check();
  await expect(order.locator('output')).toHaveText('Each month $1,196');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table says what some orders come to', async ({ page }) => {
    const order = page.locator('#order');
    await expect(order.getByRole('radio').first()).toBeHidden();
    await expect(order.getByRole('row')).toHaveText([
      /Locations.*Each month.*Each year/,
      '1$99$950.40',
      '3$897$8,611.20',
      '10$2,990$28,704',
      '11CustomCustom',
    ]);
  });
});
