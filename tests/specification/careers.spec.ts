import { expect, test } from '../support/reading.ts';

const positions = [
  'Senior Full-Stack Engineer',
  'Product Designer',
  'Business Development Manager',
  'DevOps Engineer',
  'Senior Product Manager',
  'International Business Strategist',
];

test.beforeEach(({ open }) => open('/careers'));

test('each position is full-time, with department, location, description, skills and a button', async ({
  page,
}) => {
  for (const position of positions) {
    const notice = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: position, exact: true }) });
    await expect(notice.getByRole('term')).toHaveText(['Department', 'Location', 'Type']);
    await expect(notice.getByRole('definition').nth(2)).toHaveText('Full-time');
    await expect(notice.getByRole('paragraph').filter({ hasText: /\w+ \w+/ })).toHaveCount(1);
    const skills = notice.getByRole('list', { name: 'Skills' }).getByRole('listitem');
    expect(await skills.count()).toBeGreaterThan(0);
    await expect(notice.getByRole('button', { name: `Apply Now for ${position}` })).toBeVisible();
  }
});

test('there are six positions, and a button for applicants without one', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(positions.length);
  await expect(page.getByRole('button', { name: 'Send Us Your Resume' })).toBeVisible();
});

test('four reasons, four values and ten benefits, unlimited PTO and equity among them', async ({
  page,
}) => {
  await expect(page.locator('#reasons').getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('#values').getByRole('heading', { level: 3 })).toHaveText([
    'Innovation First',
    'Customer Obsession',
    'Global Mindset',
    'Execution Excellence',
  ]);
  const benefits = page.locator('#benefits').getByRole('list').getByRole('listitem');
  await expect(benefits).toHaveCount(10);
  await expect(benefits.filter({ hasText: 'Unlimited PTO' })).toHaveCount(1);
  await expect(benefits.filter({ hasText: 'Equity' })).toHaveCount(1);
});
