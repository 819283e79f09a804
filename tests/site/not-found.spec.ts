import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { code, title, back } = content['not-found'];

test('a path that no page has answers 404, says so, logs the path and leads home @no-script', async ({
  page,
  consoleMessages,
}, { project }) => {
  const path = '/no-such/%F0%9F%A7%BE';
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const scripted = project.use.javaScriptEnabled !== false;
  const reports = () => consoleMessages.filter((text) => text.includes('404 Error'));
  const report = `error: 404 Error: User attempted to access non-existent route: ${path}`;
  await expect.poll(reports).toEqual(scripted ? [report] : []);

  await page.getByRole('link', { name: back.label }).click();
  await expect(page).toHaveURL(back.href);
});
