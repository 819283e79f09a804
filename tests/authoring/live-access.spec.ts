// That everybody can use the editor of the live site: to sign in, to see where what is saved is, and to publish it.
import type { Page } from '@playwright/test';
import { findViolations } from '../../packages/sitewright/checks/support/axe.ts';
import { button as buttonIn } from '../support/editor-parts.ts';
import { example } from '../support/example.ts';
import { pressUntil } from '../support/keyboard.ts';
import { expect, request, test } from '../support/live-editor.ts';

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

test('somebody signs in, changes a button, saves and publishes it by keyboard alone, on pages that are of use to everybody', async ({
  page,
  admin,
  service,
}) => {
  const { repository } = service;
  await page.goto(admin);
  const token = page.getByLabel('Token');
  await expect(token).toBeVisible();
  await expectOfUse(page, 'signing in');
  service.token = 'expired';
  await pressUntil(page, 'Tab', token);
  await page.keyboard.type('github_pat_of_ann');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('GitHub refuses the token');
  await expectOfUse(page, 'signing in with a token that has expired');
  service.token = 'good';
  await pressUntil(page, 'Tab', token);
  await page.keyboard.type('github_pat_of_ann');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All content');
  await pressUntil(page, 'Tab', page.getByRole('link', { name: 'Buttons', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttons');
  const label = page.locator('fieldset', { hasText: 'ring-us' }).getByLabel('Label').first();
  await pressUntil(page, 'Tab', label);
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await pressUntil(page, 'Shift+Tab', buttonIn(page, 'Save'));
  await page.keyboard.press('Enter');
  await expect(request(page)).toBeVisible();
  await expectOfUse(page, 'a form with a request');
  await pressUntil(page, 'Tab', buttonIn(page, 'Publish'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: the site shows it once it is built.')).toBeVisible();
  expect(repository.read('main').get(`${example}/actions.yaml`)).toContain(' today\n');
});

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
  await expect(page.getByText('Opening the editor …')).toBeVisible();
  release();
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Opening the editor …')).toHaveCount(0);
  await expectOfUse(page, 'a page');
});
