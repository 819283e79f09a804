import { expect, test } from '../support/fixtures.ts';

// A platform that the header lists without a screen, and a path nobody lists.
const paths = ['/platforms/franchise', '/no-such/%F0%9F%A7%BE'];

for (const path of paths) {
  test(`${path} is not found, and says so`, async ({ page, consoleMessages }, { project }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const scripted = project.use.javaScriptEnabled !== false;
    const reports = () => consoleMessages.filter((text) => text.includes('404 Error'));
    const report = `error: 404 Error: User attempted to access non-existent route: ${path}`;
    await expect.poll(reports).toEqual(scripted ? [report] : []);

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
