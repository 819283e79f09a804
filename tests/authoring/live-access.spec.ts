// That everybody can use the editor of the live site.
import type { Page } from '@playwright/test';
import { findViolations } from '../../packages/sitewright-checks/support/axe.ts';
import { expect, test } from '../support/editor/live-editor.ts';

/** That nothing keeps anybody from using what is shown, in any width and in both colours. */
async function expectOfUse(page: Page, what: string): Promise<void> {
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const name = `${what}, ${width} pixels, ${colorScheme}`;
      expect.soft(await findViolations(page), name).toEqual([]);
    }
    const isWide = () => document.documentElement.scrollWidth > innerWidth;
    expect.soft(await page.evaluate(isWide), `${what} is wider than ${width} pixels`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the editor says that it opens while the repository is read, and a page of it is of use to everybody', async ({
  page,
  admin,
}) => {
  await page.goto(`${admin}/pricing`);
  await page.getByLabel('Token').fill('github_pat_of_ann');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/git\/trees\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByText('Reading the content of')).toBeVisible();
  release();
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Reading the content of')).toHaveCount(0);
  await expectOfUse(page, 'a page');
});
