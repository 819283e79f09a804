// That everybody can use the list of all content and its forms, whatever they see, hold and have.
import path from 'node:path';
import { findViolations } from '../../packages/sitewright/checks/support/axe.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { expect, test } from '../support/development-server.ts';
import { button, field, group } from '../support/editor-parts.ts';
import { pressUntil, readFocus } from '../support/keyboard.ts';
import { listShifts, observePaints } from '../support/painting.ts';

// 640 pixels are 1280 at twice the size.
for (const width of [1280, 1024, 640, 390]) {
  test(`the list and the forms are of use to everybody: ${width} pixels`, async ({
    copy,
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
    copy.edit('content/actions.yaml', 'Ring Us\n  to: tel:+46846500400', 'Ring Us\n  to: /nowhere');
    await observePaints(page);
    const { files } = readSite(path.join(copy.folder, 'content'));
    const post = files.find((file) => file.startsWith('posts/'));
    for (const place of ['', '?file=navigation.yaml', '?file=actions.yaml', `?file=${post}`]) {
      await page.goto(`${address}/admin${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (place.includes('actions')) await expect(page.getByRole('alert').first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${place}, ${colorScheme}`).toEqual([]);
      }
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWide), `${place} is wider than the window`).toBe(false);
      expect(await listShifts(page), `${place} moves while it loads`).toEqual([]);
    }
  });
}

test('a menu entry is found, added, removed again and a change saved by keyboard alone, and the focus is never lost', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/navigation.yaml';
  const original = copy.read(file);
  await page.goto(`${address}/admin`);
  await pressUntil(page, 'Tab', page.getByRole('searchbox'));
  await page.keyboard.type('Header and');
  await pressUntil(page, 'Tab', page.getByRole('link', { name: 'Header and footer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Header and footer');
  const links = group(group(page, 'Header'), 'Links').first();
  const entries = links.locator('.entry');
  const count = await entries.count();
  await pressUntil(page, 'Tab', button(links, 'Add to links'));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(count + 1);
  expect(await readFocus(page)).toBe('Add to links');
  await pressUntil(page, 'Shift+Tab', field(entries.last(), 'Label'));
  await page.keyboard.type('The day book');
  await pressUntil(page, 'Tab', button(entries.last(), 'Remove The day book'));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(count);
  await expect.poll(() => readFocus(page)).toBe('Add to links');

  await pressUntil(page, 'Shift+Tab', entries.last().locator('summary'));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', field(entries.last(), 'Label'));
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await pressUntil(page, 'Shift+Tab', button(page, 'Save'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(await readFocus(page)).toBe('Saved');
  expect(copy.read(file)).toBe(
    original.replace(
      'label: Find us\n      href: /contact\n  platforms',
      'label: Find us today\n      href: /contact\n  platforms',
    ),
  );
});
