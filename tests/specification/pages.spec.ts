import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { ParsedPage } from '../support/parsed-page.ts';
import { expect, test } from '../support/reading.ts';

test('a planned platform has the not-found page for now', async ({ page }) => {
  const planned = content.platformLinks.find(({ href }) => !pagePaths.includes(href));
  test.skip(!planned, 'every platform has a page');
  const response = await page.goto(planned?.href ?? '');
  expect(response?.status()).toBe(404);
  const { code, title, back } = content['not-found'];
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('link', { name: back.label }).click();
  await expect(page).toHaveURL(back.href);
});

test('the page that a failing host sends names the error and leads to the start page', () => {
  const page = new ParsedPage('500.html');
  expect(page.texts('h1')).toEqual([content.error.title]);
  expect(page.texts('main p').join()).toContain('500 Internal Server Error');
  expect(page.texts('main a[href="/"]')).toEqual([content.error.back.label]);
});
