import { escapeText } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { factsOf } from './recorded.ts';

const { labels, apply, jobs, speculative, reasons, values, benefits } = factsOf('careers');

test.beforeEach(({ open }) => open('/careers'));

for (const { title, department, location, type } of jobs) {
  test(`${title} is shown with department, location, type, description, skills and a button`, async ({
    page,
  }) => {
    const notice = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(notice.getByRole('term')).toHaveText([
      labels.department,
      labels.location,
      labels.type,
    ]);
    const definitions = [department, location, type];
    await expect(notice.getByRole('definition')).toHaveText(definitions);
    await expect(notice.getByRole('paragraph').filter({ hasText: /\w+ \w+/ })).toHaveCount(1);
    const skills = notice.getByRole('list', { name: labels.skills }).getByRole('listitem');
    expect(await skills.count()).toBeGreaterThan(0);
    const action = { name: new RegExp(`^${escapeText(apply)} .*${escapeText(title)}`) };
    await expect(
      notice.getByRole('button', action).or(notice.getByRole('link', action)),
    ).toBeVisible();
  });
}

test('there are no other positions, and a button for applicants without one', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(jobs.length);
  await expect(page.getByText(speculative, { exact: true })).toBeVisible();
});

test('reasons, values and benefits are listed', async ({ page }) => {
  const points = (section: string) => page.locator(section).getByRole('heading', { level: 3 });
  await expect(page.locator('#reasons').getByRole('listitem')).toHaveCount(reasons.length);
  await expect(points('#reasons')).toHaveText(reasons);
  await expect(points('#values')).toHaveText(values);
  const listed = page.locator('#benefits').getByRole('list').getByRole('listitem');
  await expect(listed).toHaveText(benefits);
});
