import type { Page } from '@playwright/test';
import { startingWith } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { factsOf } from './recorded.ts';

const { caption, plans, addOns, questions } = factsOf('pricing');
const badges = plans.flatMap(({ badge }) => badge ?? []);

const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test.beforeEach(({ open }) => open('/pricing'));

for (const { name, price, period, badge, features, button } of plans) {
  test(`the ${name} plan says what it costs and includes`, async ({ page }) => {
    const plan = entry(page, name);
    for (const fact of [price, period, ...features]) await expect(plan).toContainText(fact);
    for (const one of badges) {
      await expect(plan.getByText(one)).toHaveCount(one === badge ? 1 : 0);
    }
    const action = plan.getByRole('button').or(plan.getByRole('link'));
    await expect(action).toHaveText(startingWith(button));
  });
}

test('one table compares the plans, each cell named by its row and its plan', async ({ page }) => {
  const table = page.getByRole('table', { name: caption });
  const names = plans.map(({ name }) => name);
  const columns = await table.getByRole('columnheader').allTextContents();
  expect(columns.filter((text) => names.includes(text))).toEqual(names);
  const rows = table.locator('tbody').getByRole('row');
  for (const row of await rows.all()) {
    await expect(row.getByRole('rowheader')).toHaveCount(1);
    await expect(row.getByRole('cell')).toHaveCount(plans.length);
  }
  for (const { features } of plans) {
    // A cell leaves out what its row is named.
    const numbers = features.flatMap((feature) => feature.match(/\d[\d.,]*\w*/g) ?? []);
    for (const number of numbers) await expect(table).toContainText(number);
  }
});

test('the add-ons say what they cost, and for what', async ({ page }) => {
  for (const { name, price, unit } of addOns) {
    await expect(entry(page, name)).toContainText(price);
    await expect(entry(page, name)).toContainText(unit);
    const amount = price.replaceAll(/[^\d.]/g, '');
    await expect(entry(page, name).locator('data')).toHaveAttribute('value', amount);
  }
});

test('the questions have their answers', async ({ page }) => {
  for (const [question, answer] of questions) {
    const item = page.locator('#faq').getByRole('listitem').filter({ hasText: question });
    await expect(item).toContainText(answer);
  }
  await expect(page.locator('#faq').getByRole('heading', { level: 3 })).toHaveText(
    questions.map(([question]) => question),
  );
});
