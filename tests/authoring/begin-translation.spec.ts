import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { test as live, own, request, signIn } from '../support/editor/live-editor.ts';
import { button, clickOn, open, save } from '../support/editor/page-editor.ts';
import { example } from '../support/example.ts';

test.use({ content: example });

const file = 'content/sv/pages/board.yaml';

test('a page that Swedish has not begun is begun where it is seen, saved half, and found as a draft the next day', async ({
  copy,
  page,
  address,
}) => {
  await page.goto(`${address}/admin`);
  await page
    .getByRole('link', { name: /board, svenska|sv, not begun/ })
    .first()
    .click();
  const frame = page.frameLocator('#preview-frame');
  const title = frame.getByRole('heading', { level: 1 });
  // The page shows the words of the first language, with an edge around them.
  await expect(title.locator('[data-first-words]').or(title)).toHaveCSS('outline-style', 'dashed');
  const languages = page.getByRole('combobox', { name: 'Language' });
  await expect(languages.locator('option:checked')).toHaveText('svenska, not begun');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/^A draft: visitors do not see it yet/)).toBeVisible();

  await clickOn(page, title);
  const field = shown(page.locator('[data-field="title"]')).getByRole('textbox');
  await expect(field).toHaveAttribute('placeholder', /.+/);
  await field.fill('Tavlan');
  await expect(title).toHaveText('Tavlan');
  await save(page);
  await expect(languages.locator('option:checked')).toHaveText('svenska, a draft');
  expect(copy.read(file)).toMatch(/^draft: true$/m);
  expect(copy.read(file)).toMatch(/^hero:\n +title: Tavlan\n$/m);

  await open(page, `${address}/admin/edit/board`);
  await languages.selectOption('svenska, a draft');
  await expect(title).toHaveText('Tavlan');
  // It is not whole.
  await messages.getByRole('button', { name: /^A draft/ }).click();
  await page.getByRole('checkbox', { name: 'Draft' }).uncheck();
  await button(page, 'Save').press('Enter');
  await expect(messages.getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(copy.read(file)).toMatch(/^draft: true$/m);
});

live(
  'on the live site it is begun in the same way, and half of it is in a request as a draft',
  async ({ page, admin, service: { repository } }) => {
    await signIn(page, `${admin}?page=/sv/board`);
    const frame = page.frameLocator('#preview-frame');
    const title = frame.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await clickOn(page, title);
    await shown(page.locator('[data-field="title"]')).getByRole('textbox').fill('Tavlan');
    await expect(title).toHaveText('Tavlan');
    await button(page, 'Save').press('Enter');
    await expect(request(page)).toBeVisible();
    const text = repository.read(own).get(`${example}/sv/pages/board.yaml`);
    expect(text).toMatch(/^draft: true\n.*title: Tavlan\n/ms);
  },
);
