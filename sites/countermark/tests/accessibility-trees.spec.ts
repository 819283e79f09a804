// What each page says and how it is read aloud: texts, links and their roles, one after the other.
// accessibility-trees/ has what was accepted; `npm run accept` records what is there now.
import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathsWithMissing, readBuilt } from '../../../tests/support/built-site.ts';
import { contentAt } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { hasPlatformsMenu, menuOpener, menuPanel } from '../../../tests/support/menus.ts';
import { nameInLanguage, nameRecord, recordNames } from './records.ts';

async function expectAccepted(page: Page, selector: string, name: string): Promise<void> {
  expect(`${await page.locator(selector).ariaSnapshot()}\n`).toMatchSnapshot(
    `${name}.yml`.split('/'),
  );
}

test('no page is gone that was accepted', () => {
  const files = globSync('**/*.yml', { cwd: 'tests/specification/accessibility-trees' });
  expect(files.filter((file) => !recordNames.includes(file.replace('.yml', '')))).toEqual([]);
});

for (const path of pathsWithMissing) {
  test(`${path} reads as accepted`, async ({ page }) => {
    await page.goto(path);
    const { language, navigation } = contentAt(path);
    const { links, platforms } = navigation.header;
    const menu = platforms.links.length === 1 ? platforms.links : [];
    const named = [...links, ...menu.map(({ name, href }) => ({ label: name, href }))];
    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    const own = named.find(({ href }) => href === path)?.label;
    await expect(current, 'the current page is announced').toHaveText(own ? [own] : []);
    await expectAccepted(page, 'main', nameRecord(path));
    // Those of other pages lead to themselves in other languages, and some have no menus.
    if (path !== (language.base || '/')) return;
    await expectAccepted(page, 'body > header', nameInLanguage('header', language));
    await expectAccepted(page, 'body > footer', nameInLanguage('footer', language));
  });
}

test('the page that a failing host sends reads as accepted', async ({ windowWith }) => {
  const page = await windowWith({ javaScriptEnabled: false });
  // No page's policy applies there.
  await page.goto('about:blank');
  await page.setContent(readBuilt('500.html'));
  await expectAccepted(page, 'main', '500');
});

test('the open dropdown and the open menu read as accepted', async ({ page }) => {
  await page.goto(pathsWithMissing.find((path) => path.startsWith('/platforms/')) ?? '/');
  // With one platform the header has a link in place of the dropdown.
  if (hasPlatformsMenu) {
    await menuOpener(page).click();
    await expectAccepted(page, '[popover]:popover-open', 'platforms-open');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuPanel(page)).toHaveCount(0);
  await menuOpener(page).click();
  await expectAccepted(page, '[popover]:popover-open', 'menu-open');
});
