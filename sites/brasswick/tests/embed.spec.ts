import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const { address, show, link, title } = getSection(content, 'embed');
const { origin } = new URL(address);

test('nothing of another host loads before a visitor asks for it, and then its frame alone may', async ({
  page,
  requests,
}) => {
  const asked: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' });
  });
  await page.goto('/board');
  const button = page.getByRole('button', { name: show });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('A map')).toBeVisible();
  expect(asked).toEqual([address]);
  expect(requests.filter((one) => one.origin === origin).map(String)).toEqual([address]);
  // The visitor has asked for it; the fixture allows no other host.
  requests.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to what would be in the frame', async ({ page }) => {
    await page.goto('/board');
    await expect(page.getByRole('button', { name: show })).toHaveCount(0);
    await expect(page.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  });
});
