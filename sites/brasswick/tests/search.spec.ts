import type { Page } from '@playwright/test';
import {
  htmlFiles,
  pagePaths,
  readBuilt,
  unlistedPaths,
} from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const { label, submit, none, all } = getSection(content, 'search');
const open = async (page: Page, address = '/search') => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address);
  const field = page.getByRole('searchbox');
  await field.scrollIntoViewIfNeeded();
  return { field, requests, results: page.locator('#search ol > li') };
};

test('what is typed is found as it is typed, and the list of all pages gives way to it', async ({
  page,
}) => {
  const { field, requests, results } = await open(page);
  await expect(field).toHaveAccessibleName(label);
  const list = page.getByRole('heading', { name: all });
  await expect(list).toBeVisible();
  expect(requests.filter((one) => one.endsWith('.json'))).toEqual([]);
  await field.pressSequentially('reciep');
  await expect(page.getByRole('status')).toHaveText(none);
  await expect(list).toBeHidden();
  await field.fill('receipt drawer');
  await expect(results).not.toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(`Pages: ${await results.count()}`);
  await expect(results.first().locator('mark').first()).toBeVisible();
  expect(requests.filter((one) => one.endsWith('.json'))).toEqual(['/search/search-words.json']);
  await field.fill('');
  await expect(list).toBeVisible();
  await expect(results).toHaveCount(0);
});

test('Enter leads to the first page that is found, and Back to what was found', async ({
  page,
}) => {
  const { field, results } = await open(page);
  await field.fill('Cookies');
  await expect(results).not.toHaveCount(0);
  await field.press('Enter');
  const first = results.first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cookies$/);
  await page.evaluate(() => history.back());
  await expect(results.first().getByRole('link')).toHaveText(/cookies/i);
});

test('the page of a wrong address has a field that leads to what is found', async ({ page }) => {
  await page.goto('/no-such-drawer');
  const { search } = content['not-found'];
  await page.getByLabel(search?.label ?? '').fill('drawer');
  await page.getByRole('button', { name: search?.submit ?? '' }).click();
  await expect(page).toHaveURL(/\/search\?q=drawer$/);
  await expect(page.locator('#search mark').first()).toHaveText(/drawer/i);
});

test('each language finds its own pages, written from right to left too', async ({ page }) => {
  const { field, results } = await open(page, '/ar/search');
  await field.fill('الصندوق');
  await expect(results).not.toHaveCount(0);
  for (const link of await results.getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/ar(\/|$)/);
  }
  const [start, mark] = await Promise.all([field.boundingBox(), results.first().boundingBox()]);
  expect(
    Math.abs(Number(start?.x) + Number(start?.width) - Number(mark?.x) - Number(mark?.width)),
  ).toBeLessThan(2);
});

test('a file of words that cannot be had leaves a search in the list of all pages', async ({
  page,
}) => {
  await page.route('**/search-words.json', (route) => route.fulfill({ body: 'Too many requests' }));
  const { field, results } = await open(page);
  await field.fill('cookies');
  await expect(results).not.toHaveCount(0);
});

test('what is searched in is each other page that search engines may list, and no more', () => {
  const words: { href: string; text: string }[] = JSON.parse(readBuilt('search/search-words.json'));
  const listed = pagePaths.filter(
    (path) => !/^\/(sv|ar)(\/|$)/.test(path) && path !== '/search' && !unlistedPaths.includes(path),
  );
  expect(words.map(({ href }) => href).toSorted()).toEqual(listed.toSorted());
  expect(words.filter(({ text }) => text.length < 100)).toEqual([]);
});

test('a page without a search costs nothing for it, and the policy of that with one takes no code of others', () => {
  const withField = htmlFiles.filter((file) => readBuilt(file).includes('search-field'));
  expect(withField.toSorted()).toEqual(['ar/search.html', 'search.html', 'sv/search.html']);
  expect(readBuilt('search.html')).not.toMatch(/unsafe|wasm/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is in the list, and no field that does nothing', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: submit })).toHaveCount(0);
    const list = page.locator('#search ul');
    for (const path of ['/pricing', '/privacy', '/help/tills']) {
      await expect(list.locator(`a[href="${path}"]`)).toBeVisible();
    }
  });
});
