// That the day of a post is a field of its form, which says what the day means.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, shownPage } from '../support/editor/editor-parts.ts';

test('a post gets another day in its form, which is undone and saved as any field, and the form goes on in its new file', async ({
  copy,
  page,
  address,
}) => {
  const file = 'posts/2026-11-12-three-hooks.md';
  const moved = 'posts/2099-12-04-three-hooks.md';
  const text = copy.read(`content/${file}`);
  await page.goto(`${address}/admin?file=${file}`);
  const day = page.getByLabel('Published on');
  await expect(day).toHaveValue('2026-11-12');
  const said = page.locator('[data-field="published"]');
  await expect(said).toContainText('Published on 12 November 2026 in Stockholm.');
  // The fields of a form begin with it, and the title.
  const fields = page.locator('main .field .label');
  expect((await fields.allInnerTexts()).slice(0, 2)).toEqual(['Published on', 'Title']);
  await expect(field(page, 'Title')).toBeFocused();
  await day.fill('2099-12-04');
  await expect(said).toContainText('Published on 4 December 2099 in Stockholm. It appears when');
  await expect(shownPage(page).locator('[datetime="2099-12-04"]')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(day).toHaveValue('2026-11-12');
  await field(page, 'Title').fill('Three more hooks');
  await day.fill('2099-12-04');
  await field(page, 'Title').press('Control+s');
  await expect(page).toHaveURL(new RegExp(`file=${moved}`));
  await expect(day).toHaveValue('2099-12-04');
  await expect(field(page, 'Title')).toHaveValue('Three more hooks');
  expect(existsSync(path.join(copy.folder, 'content', file))).toBe(false);
  const [, title = ''] = /^title: (.*)$/m.exec(text) ?? [];
  expect(copy.read(`content/${moved}`).replace(/^id: .*\n/m, '')).toBe(
    text.replace(/^id: .*\n/m, '').replace(title, 'Three more hooks'),
  );
  // The form is the same one: with its focus, and with each step.
  await expect(field(page, 'Title')).toBeFocused();
  await expect(button(page, 'Saved')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(day).toHaveValue('2026-11-12');
  await button(page, 'Save').click();
  await expect(page).toHaveURL(new RegExp(`file=${file}`));
  await expect(button(page, 'Saved')).toBeVisible();
  expect(existsSync(path.join(copy.folder, 'content', moved))).toBe(false);
  copy.restoreContent();
  // The server starts again where a post is gone.
  await expect.poll(async () => (await fetch(address).catch(() => undefined))?.ok).toBe(true);
});
