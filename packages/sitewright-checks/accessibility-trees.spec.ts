// What each page says and how it is read aloud: texts, links and their roles, one after the other.
// accepted/accessibility-trees/ has what was accepted; `npm run accept` records what is there now.

import { existsSync, globSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { records } from 'sitewright/node';
import { isAsAccepted } from './support/accepted-pages.ts';
import { content } from './support/content.ts';
import { contentAt } from './support/content-at.ts';
import { menuOpener, menuPanel } from './support/menus.ts';
import {
  hasGroupMenu,
  hasMenu,
  menuPath,
  nameInLanguage,
  nameRecord,
  recordNames,
} from './support/record-names.ts';
import { site } from './support/site.ts';
import { test } from './support/test.ts';

/** The folders and the name of the file of a record. */
const fileOf = (name: string) => `${name}.yml`.split('/');

async function expectAccepted(page: Page, selector: string, name: string): Promise<void> {
  expect(`${await page.locator(selector).ariaSnapshot()}\n`).toMatchSnapshot(fileOf(name));
}

test('no page is gone that was accepted', () => {
  const files = globSync('**/*.yml', { cwd: records.trees });
  const gone = files
    .map((file) => file.replace('.yml', ''))
    .filter((one) => !recordNames.includes(one));
  expect(gone, 'is gone that was accepted').toEqual([]);
});

for (const path of site.pathsWithMissing) {
  test(`${path} reads as accepted`, async ({ page }, info) => {
    // It was read when it was accepted.
    const isRead = existsSync(info.snapshotPath(...fileOf(nameRecord(path)))) && isAsAccepted(path);
    if (isRead && info.config.updateSnapshots === 'none') {
      return expect(isAsAccepted(path), 'byte for byte').toBe(true);
    }
    // A page may say what the clock says; records are of one time.
    await page.clock.setFixedTime('2026-01-02T12:00:00Z');
    await page.goto(path);
    const { language, navigation } = contentAt(content, path);
    const { links, group } = navigation.header;
    const menu = group.links.length === 1 ? group.links : [];
    const named = [...links, ...menu.map(({ name, href }) => ({ label: name, href }))];
    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    const own = named.find(({ href }) => href === path)?.label;
    await expect(
      current,
      'the link of a page in the header has aria-current="page" there, and no other link has',
    ).toHaveText(own ? [own] : [], { timeout: 15_000 });
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
  await page.setContent(site.readBuilt('500.html'));
  await expectAccepted(page, 'main', '500');
});

test('the open dropdown and the open menu read as accepted', async ({ page }) => {
  test.skip(!hasMenu, 'the header of this site has no menu');
  await page.goto(menuPath);
  // With one entry in the group the header has a link in place of the dropdown.
  if (hasGroupMenu) {
    await menuOpener(page).click();
    await expectAccepted(page, '[popover]:popover-open', 'group-open');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuPanel(page)).toHaveCount(0);
  await menuOpener(page).click();
  await expectAccepted(page, '[popover]:popover-open', 'menu-open');
});
