import type { Page } from '@playwright/test';
import { expect, test } from '../support/reading.ts';

/** Section 9 of the specification: each plan's price, limits, badge and button. */
const plans = [
  {
    name: 'Starter',
    facts: [/\$99/, /per location per month/, /3 platforms/, /choice/, /Single location/, /10GB/],
    button: 'Start Free Trial',
  },
  {
    name: 'Growth',
    facts: [/\$299/, /per location per month/, /6 platforms/, /10 locations/, /50GB per location/],
    badge: 'Most Popular',
    button: 'Start Free Trial',
  },
  {
    name: 'Enterprise',
    facts: [
      /Custom/,
      /All 9 platforms/i,
      /Unlimited locations/,
      /Unlimited users/,
      /99\.99% uptime SLA/,
    ],
    badge: 'Best ROI',
    button: 'Contact Sales',
  },
];

const addOns = [
  ['Extra storage', '$5', 'per 10GB per month'],
  ['Advanced AI analytics', '$25', 'per user per month'],
  ['Premium integrations', '$15', 'per integration per month'],
  ['Dedicated training', '$199', 'per session'],
] as const;

const answers = [
  [/switch/i, [/any time/, /next billing cycle/]],
  [/trial/i, [/14 days/, /all plans/]],
  [/user limit/i, [/next tier/, /automatically/, /extra licenses/]],
  [/annual/i, [/20% discount/]],
  [/plan of our own|custom/i, [/Custom plans are available through sales/]],
] as const;

const entry = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

test.beforeEach(({ open }) => open('/pricing'));

for (const { name, facts, badge, button } of plans) {
  test(`the ${name} plan says what it costs and includes`, async ({ page }) => {
    const plan = entry(page, name);
    for (const fact of facts) await expect(plan).toContainText(fact);
    for (const other of ['Most Popular', 'Best ROI']) {
      await expect(plan.getByText(other)).toHaveCount(other === badge ? 1 : 0);
    }
    await expect(plan.getByRole('button')).toHaveText(button);
  });
}

test('one table compares the plans, each cell named by its row and its plan', async ({ page }) => {
  const table = page.getByRole('table', { name: 'What each plan includes' });
  const columns = table.getByRole('columnheader');
  await expect(columns.filter({ hasText: /Starter|Growth|Enterprise/ })).toHaveText(
    plans.map(({ name }) => name),
  );
  const rows = table.locator('tbody').getByRole('row');
  for (const row of await rows.all()) {
    await expect(row.getByRole('rowheader')).toHaveCount(1);
    await expect(row.getByRole('cell')).toHaveCount(plans.length);
  }
  const platforms = rows.filter({ has: page.getByRole('rowheader', { name: 'Platforms' }) });
  await expect(platforms.getByRole('cell')).toContainText(['3', '6', '9']);
});

test('four add-ons say what they cost, and for what', async ({ page }) => {
  for (const [name, price, unit] of addOns) {
    await expect(entry(page, name)).toContainText(price);
    await expect(entry(page, name)).toContainText(unit);
    await expect(entry(page, name).locator('data')).toHaveAttribute('value', price.slice(1));
  }
});

test('five questions have their answers', async ({ page }) => {
  for (const [question, facts] of answers) {
    const item = page.locator('#faq').getByRole('listitem').filter({ hasText: question }).first();
    for (const fact of facts) await expect(item).toContainText(fact);
  }
  await expect(page.locator('#faq').getByRole('heading', { level: 3 })).toHaveCount(answers.length);
});
