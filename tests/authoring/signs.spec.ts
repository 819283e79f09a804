// That signs which people know from elsewhere become what they mean, where the text can have that.
import { expect, test } from '../support/editor/development-server.ts';
import { shownPage, textOf } from '../support/editor/editor-parts.ts';
import { clickOn, open, save } from '../support/editor/page-editor.ts';

test('signs of links and bold words typed on the page become these, are taken back by one step, and are said to be read elsewhere', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/`);
  const text = frame.locator('p', { hasText: 'We take no part' });
  await clickOn(page, text.getByText('no part'));
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' See **all** of [our jobs](/careers)');
  await expect(text.getByRole('link', { name: 'our jobs' })).toHaveAttribute('href', '/careers');
  await page.keyboard.type(' today');
  await save(page);
  const said = 'See **all** of [our jobs](/careers) today';
  expect(copy.read('content/home.yaml')).toContain(said);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toContainText('of [our jobs](/careers)');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toContainText('of our jobs');

  const heading = frame.locator('main h1');
  await clickOn(page, heading);
  await expect(heading).toBeFocused();
  const words = page.getByRole('region', { name: 'Words on the page' });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' [now](/x)');
  await expect(words).toContainText('Visitors read “[now](/x)” as it stands here');
  await page.keyboard.press('Backspace');
  await expect(words).not.toContainText('Visitors read');
  await page.keyboard.type(')');
  await page.keyboard.press('Enter');
  const field = page.locator('[data-section="hero"][data-field="title"]');
  await expect(field).toContainText('Visitors read “[now](/x)” as it stands here');
});

test('a link typed in a text is one, and its signs are there again after one step back', async ({
  copy,
  page,
  address,
}) => {
  const law = 'content/pages/law.md';
  const fields = `---\ntitle: Terms\ndescription: ${'Law. '.repeat(15)}\n---\n\n`;
  copy.write(law, `${fields}Words.\n`);
  await page.goto(`${address}/admin?file=pages/law.md`);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Terms');
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' See [prices](/pricing)');
  await expect(textOf(page).getByRole('link', { name: 'prices' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).toHaveText('Words. See [prices](/pricing)');
  await page.keyboard.press('Control+y');
  await page.keyboard.type(' now');
  await save(page);
  expect(copy.read(law)).toBe(`${fields}Words. See [prices](/pricing) now\n`);
});
