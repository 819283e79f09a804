import { expect, test } from '../support/reading.ts';
import { factsOf } from './recorded.ts';

const { purpose, values, years, people } = factsOf('about');

test.beforeEach(({ open }) => open('/about'));

test('mission and vision are stated', async ({ page }) => {
  for (const name of purpose) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test(`the values are ${values.join(', ')}`, async ({ page }) => {
  const headings = page.locator('#values').getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(values);
});

test(`the timeline runs from ${years.at(0)} to ${years.at(-1)}, each year with a title and what happened`, async ({
  page,
}) => {
  const entries = page.locator('#timeline ol > li');
  await expect(entries.locator('time')).toHaveText(years);
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('heading', { level: 3 })).toHaveText(/\w/);
    await expect(entry.getByRole('paragraph').last()).toHaveText(/\w+ \w+/);
  }
});

test('the leaders each have a name, a role, a described portrait and a bio', async ({ page }) => {
  const badges = page.locator('#leadership').getByRole('article');
  await expect(badges).toHaveCount(people.length);
  const portraits = new Set<string>();
  for (const [index, [name, role]] of people.entries()) {
    const badge = badges.nth(index);
    await expect(badge.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(badge).toContainText(role);
    const portrait = badge.getByRole('img', { name });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    portraits.add((await portrait.getAttribute('src')) ?? '');
    expect(await badge.getByRole('paragraph').count()).toBeGreaterThanOrEqual(2);
  }
  expect(portraits.size).toBe(people.length);
});
