// That the list of all content and its forms can be used by keyboard alone.
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, group } from '../support/editor/editor-parts.ts';
import { pressUntil, readFocus } from '../support/page/keyboard.ts';

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
  await pressUntil(page, 'Tab', button(links, 'Add a link'));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(count + 1);
  // The new entry is open, with the cursor in its first field.
  await expect(field(entries.last(), 'Label')).toBeFocused();
  await page.keyboard.type('The day book');
  await pressUntil(page, 'Tab', button(entries.last(), 'Delete: The day book'));
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(count);
  await expect.poll(() => readFocus(page)).toBe('Add a link');

  await pressUntil(page, 'Shift+Tab', entries.last().locator('.entry-name'));
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
      'label: Find us\n      href: /contact\n  group',
      'label: Find us today\n      href: /contact\n  group',
    ),
  );
});
