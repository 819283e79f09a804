import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { expect, forVisitors, still, test } from '../support/fixtures.ts';

const { code, title, back } = content['not-found'];
const planned = content.groupEntries.find(
  ({ href }) => href.startsWith('/') && !pagePaths.includes(href),
);
const paths = ['/no-such/%F0%9F%A7%BE', ...(planned ? [planned.href] : [])];
test.use(still);

forVisitors(['desktop', 'desktop without JavaScript'], () => {
  test('a path that no page has answers 404, says so, logs the path and leads home', async ({
    page,
    consoleMessages,
    javaScriptEnabled,
  }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('[aria-current]')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

      const report = `error: 404 Error: User attempted to access non-existent route: ${path}`;
      const reports = () => consoleMessages.filter((text) => text === report);
      await expect.poll(reports).toHaveLength(javaScriptEnabled ? 1 : 0);

      // Letters are shown as they are read.
      const asked = javaScriptEnabled ? decodeURI(path) : '';
      await expect(page.locator('[data-asked]')).toContainText(asked);

      await page.getByRole('link', { name: back.label }).click();
      await expect(page).toHaveURL(back.href);
    }
    if (!javaScriptEnabled) return;
    const start = await page.locator('header a[href^="/"]').last().getAttribute('href');
    await page.goto(`${start?.slice(0, 4)}-`);
    await expect(page.getByRole('main').locator(`a[href*="${start?.slice(0, 4)}"]`)).toBeVisible();
  });
});

test('a header whose links have words alone offers the page of a like address by its words', async ({
  page,
}) => {
  const { links } = content.navigation.header;
  const { href = '', label = '' } = links.find((one) => one.href !== '/') ?? {};
  await page.route(`${href}-`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<\/?span[^>]*>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(`${href}-`);
  const offer = page.getByRole('main').locator(`a[href$="${href}"]`);
  await expect(offer).toHaveText(label);
});
