import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from '../support/editor/development-server.ts';
import { button, shown } from '../support/editor/editor-parts.ts';
import { clickOn } from '../support/editor/page-editor.ts';

/** Opens what can be done with a page in the list of everything. */
async function openActions(page: Page, address: string, label: string): Promise<Locator> {
  await page.goto(`${address}/admin`);
  const entry = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: label, exact: true }),
  });
  await entry.getByText('Rename, duplicate, delete').click();
  return entry;
}

test('a page is renamed and deleted in the list, with what leads to it', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pages/board.yaml');
  const [, title = ''] = /^meta:\n {2}title: (.*)\n/m.exec(original) ?? [];
  const entry = await openActions(page, address, title);
  const newAddress = entry.getByLabel('New address');
  await newAddress.fill('/pricing');
  await button(entry, 'Rename').click();
  await expect(entry.getByRole('alert')).toContainText('that no other page has');
  await newAddress.fill('/notices');
  await button(entry, 'Rename').click();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    '/admin/edit/notices',
  );
  // It leads to places of itself; by their ids readers of feeds know its news, whatever its address.
  expect(copy.read('content/pages/notices.yaml')).toBe(
    original.replaceAll(/(?<!brasswick)\/board/g, '/notices'),
  );
  expect(copy.read('content/navigation.yaml')).toContain(
    'label: The board\n          href: /notices',
  );
  expect(copy.read('content/redirects.yaml')).toContain('- from: /board\n    to: /notices');
  await expect
    .poll(async () => (await fetch(`${address}/notices`).catch(() => undefined))?.ok)
    .toBe(true);

  const again = await openActions(page, address, title);
  const question = page.waitForEvent('dialog');
  await again.getByLabel('Visitors and links get instead').selectOption('/about');
  const deletion = button(again, 'Delete').click();
  expect((await question).message()).toBe(`Delete “${title}” in all languages?`);
  await (await question).accept();
  await deletion;
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  expect(existsSync(path.join(copy.folder, 'content/pages/notices.yaml'))).toBe(false);
  expect(copy.read('content/navigation.yaml')).not.toContain('The board');
  expect(copy.read('content/redirects.yaml')).toContain(
    '- from: /board\n    to: /about\n  - from: /notices\n    to: /about',
  );
});

test('a page that others lead to is not deleted before that is said, and a page is renamed where it is edited', async ({
  copy,
  page,
  address,
}) => {
  const [, title = ''] =
    /^meta:\n {2}title: (.*)\n/m.exec(copy.read('content/pages/winter.yaml')) ?? [];
  copy.edit('content/actions.yaml', 'to: /careers', 'to: /winter');
  await page.goto(`${address}/admin/edit/winter`);
  await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
  await shown(page.getByText('Rename, duplicate, delete')).click();
  const what = page.getByRole('group', { name: `What to do with ${title}` });
  // Nothing of it slides below the button that saves.
  const scroll = (one: Element) => {
    one.scrollTo(0, 1000);
    return one.scrollTop;
  };
  expect(await page.locator('.head').evaluate(scroll)).toBe(0);
  page.once('dialog', (dialog) => dialog.accept());
  await button(what, 'Delete').click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert.getByRole('link', { name: /^Buttons: Careers, Leads to: / })).toHaveAttribute(
    'href',
    '/admin?file=actions.yaml#careers.to',
  );
  expect(existsSync(path.join(copy.folder, 'content/pages/winter.yaml'))).toBe(true);
  await what.getByLabel('New address').fill('/market');
  await button(what, 'Rename').click();
  await expect(page).toHaveURL(`${address}/admin/edit/market`);
  await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
  expect(copy.read('content/actions.yaml')).toContain('to: /market');
});

test('a new page is put into a menu in the same step', async ({ copy, page, address }) => {
  await page.goto(`${address}/admin/edit/?new`);
  await page.getByLabel('Address').fill('/fair');
  await page.getByLabel('Title').fill('A till for the fair');
  await page.getByLabel('Description').fill('Every stall at the fair can try a till. '.repeat(2));
  await page.getByLabel('The menu that leads to it').selectOption('the header');
  await page.getByLabel('Words of its entry').fill('The fair');
  await page.getByLabel('Words of its entry').press('Enter');
  await expect(page).toHaveURL(`${address}/admin/edit/fair`);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.getByRole('banner').getByText('The fair').first()).toBeAttached();
  expect(copy.read('content/navigation.yaml')).toContain(
    '    - label: The fair\n      href: /fair\n',
  );
});

test('a button is made where it is needed, and a picture that is exchanged asks anew what it shows', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/contact.yaml');
  await page.goto(`${address}/admin/edit/pricing`);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.locator('main h1')).toBeVisible();
  await frame.locator('#plans').getByText('Plan a Visit').click({ force: true });
  const field = shown(page.locator('[data-field="items[2].cta"]'));
  const actions: Record<string, { label: string }> = parse(copy.read('content/actions.yaml'));
  const words = Object.values(actions).map(({ label }) => label);
  const choice = field.getByRole('combobox').first();
  await expect(choice.locator('option')).toContainText(['None', ...words]);
  await field.getByText('New button').click();
  await button(field, 'Create the button').click();
  await expect(field.getByRole('alert')).toHaveText('Say what stands on the button.');
  await field.getByLabel('What it says').fill('Borrow One');
  await expect(field.getByRole('alert')).toHaveCount(0);
  await expect(field.locator('datalist option[value="/contact"]')).toContainText('Find us');
  await field.getByLabel('Where it leads').fill('/nowhere');
  await button(field, 'Create the button').click();
  await expect(field.getByRole('alert')).toContainText('/nowhere');
  // By the name that the menu has for it.
  await field.getByLabel('Where it leads').fill('find us');
  await field.getByLabel('Where it leads').press('Enter');
  await expect(choice).toHaveValue('borrow-one');
  await expect(choice).toBeFocused();
  await expect(field.getByRole('status')).toHaveText(/^“Borrow One” is made and chosen/);
  await expect(field.getByLabel('What it says')).toBeHidden();
  await expect(frame.locator('#plans').getByText('Borrow One')).toBeVisible();
  await shown(button(page, 'Save')).click();
  await expect(shown(button(page, 'Saved'))).toBeVisible();
  expect(copy.read('content/actions.yaml')).toContain(
    'borrow-one:\n  label: Borrow One\n  to: /contact\n',
  );
  expect(copy.read('content/pricing.yaml')).toContain('cta: borrow-one\n');
  // A list with one more button has none in it before it is chosen.
  const buttons = shown(page.locator('[data-field="actions"][data-section="hero"]'));
  await clickOn(page, frame.locator('main h1'));
  await button(buttons, 'Add a button').click();
  const added = shown(buttons.locator('[data-field]').last());
  await expect(added.getByRole('alert')).toHaveText('Choose one');
  await page.keyboard.press('Control+z');
  await expect(shown(button(page, 'Saved'))).toBeVisible();

  await page.goto(`${address}/admin/edit/contact`);
  await expect(frame.locator('#offices img')).toBeVisible();
  await frame.locator('#offices img').click({ force: true });
  const photo = shown(page.locator('[data-field="items[0].photo.src"]'));
  await photo.locator('summary').click();
  // By what it shows, which is said beside its name with the pages that show it.
  await photo.getByRole('searchbox').fill('sprig of lavender');
  await shown(
    photo.getByRole('button', {
      name: /^books\.jpg Two books on a stone sill, .* The Saturday queue/,
    }),
  ).click();
  const alt = shown(page.locator('[data-field="items[0].photo.alt"]'));
  await expect(alt.getByRole('textbox')).toHaveValue('');
  await expect(alt.getByRole('alert')).toHaveText('Fill this in');
  await shown(button(page, 'Save')).click();
  expect(copy.read('content/contact.yaml')).toBe(original);
});

test('what is missing keeps a page from being saved, and is where the cursor is then', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  await page.goto(`${address}/admin/edit/pricing`);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.locator('main h1')).toBeVisible();
  await frame.locator('#faq h2').click({ force: true });
  const list = shown(page.locator('[data-field="items"][data-section="faq"]'));
  await list.getByRole('button', { name: 'Add a question' }).click();
  await frame.locator('#plans').getByText('590 kr').click({ force: true });
  await expect(shown(page.locator('[data-section="plans"]'))).toBeVisible();
  await shown(button(page, 'Save')).click();
  const question = shown(page.locator('[data-section="faq"][data-field="items[4].question"]'));
  await expect(question.getByRole('textbox')).toBeFocused();
  await expect(question.getByRole('alert')).toHaveText('Fill this in');
  expect(copy.read('content/pricing.yaml')).toBe(original);
});
