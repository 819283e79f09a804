import { expect, test } from '../support/reading.ts';

test.beforeEach(({ open }) => open('/about'));

test('mission and vision are stated', async ({ page }) => {
  for (const name of ['Mission', 'Vision']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test('the four values are Innovation, Trust, Interoperability and Speed', async ({ page }) => {
  const values = page.locator('#values').getByRole('heading', { level: 3 });
  await expect(values).toHaveText(['Innovation', 'Trust', 'Interoperability', 'Speed']);
});

test('the timeline runs from 2019 to 2024, each year with a title and what happened', async ({
  page,
}) => {
  const entries = page.locator('#timeline ol > li');
  const years = ['2019', '2020', '2021', '2022', '2023', '2024'];
  await expect(entries.locator('time')).toHaveText(years);
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('heading', { level: 3 })).toHaveText(/\w/);
    await expect(entry.getByRole('paragraph').last()).toHaveText(/\w+ \w+/);
  }
});

test('four leaders each have a name, a role, a described portrait and a bio', async ({ page }) => {
  const people = page.locator('#leadership').getByRole('article');
  await expect(people).toHaveCount(4);
  const portraits = new Set<string>();
  for (const person of await people.all()) {
    const name = (await person.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const portrait = person.getByRole('img', { name });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    portraits.add((await portrait.getAttribute('src')) ?? '');
    expect(await person.getByRole('paragraph').count()).toBeGreaterThanOrEqual(2);
  }
  expect(portraits.size).toBe(4);
});
