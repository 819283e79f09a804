import { expect, test } from '../support/reading.ts';

const stories = [
  [/5 to 50 stores/, [/grocery/i, /50/]],
  [/order book/i, [/national open commerce network/i, /quick-commerce app/i, /in-store retail/i]],
  [/losses/i, [/distributor/i, /20% lower warehouse losses/]],
] as const;

const facts = ['Company', 'Size', 'Timeline', 'Challenge', 'Solution', 'Results'];

test.beforeEach(({ open }) => open('/case-studies'));

test('four headline metrics are read as label and value', async ({ page }) => {
  const metrics = page.locator('#metrics');
  await expect(metrics.getByRole('term')).toHaveText([
    'average revenue growth',
    'operational cost reduction',
    'uptime',
    'average ROI',
  ]);
  await expect(metrics.getByRole('definition')).toHaveText(['2.5x', '40%', '99.9%', '6 months']);
});

test('four industries say how many stores are powered', async ({ page }) => {
  const industries = page.locator('#industries');
  await expect(industries.getByRole('term')).toHaveText([
    'Grocery & Food Retail',
    'Fashion & Apparel',
    'Electronics & Tech',
    'Health & Wellness',
  ]);
  await expect(industries.getByRole('definition')).toHaveText([
    /^1,200\+\s*stores powered$/,
    /^800\+\s*stores powered$/,
    /^500\+\s*stores powered$/,
    /^400\+\s*stores powered$/,
  ]);
});

for (const [heading, claims] of stories) {
  test(`the story ${heading} has all its facts, a testimonial and a picture`, async ({ page }) => {
    const story = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: heading }) });
    for (const claim of claims) await expect(story).toContainText(claim);
    for (const fact of facts) await expect(story.getByRole('term').getByText(fact)).toHaveCount(1);
    expect(await story.locator('dd li').count()).toBeGreaterThan(1);
    await expect(story.getByRole('blockquote')).toHaveText(/\w+ \w+/);
    await expect(story.locator('figure:has(blockquote) figcaption')).toHaveText(/\w+, .*\w+/);
    await expect(story.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
  });
}

test('three reasons: implementation in 2-4 months, measurable ROI, ongoing support', async ({
  page,
}) => {
  const reasons = page.getByRole('region', { name: /^Why Businesses Choose/ });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Implementation in 2-4 months',
    'Measurable ROI',
    'Ongoing support',
  ]);
});
