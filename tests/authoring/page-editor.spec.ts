import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { button, clickOn, fieldWithFocus, open, save } from '../support/editor/page-editor.ts';

const field = (page: Page, name: string) => shown(page.getByRole('textbox', { name, exact: true }));
const sections = (frame: FrameLocator) =>
  frame.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));

test('the page editor opens from the page; adds, moves, repeats and removes sections by keyboard; changes words where they are clicked; says what is wrong and loses nothing', async ({
  copy,
  page,
  address,
}) => {
  const read = () => copy.read('content/pricing.yaml');
  const original = read();
  await page.goto(`${address}/pricing`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.locator('main h1')).toBeVisible();

  const [first, ...rest] = await sections(frame);
  const expectSections = (...all: (string | undefined)[]) =>
    expect.poll(() => sections(frame)).toEqual(all);
  await shown(page.getByRole('button', { name: /^Metrics/ })).press('Enter');
  // It stands before the closing.
  await expectSections(first, ...rest.slice(0, -1), 'metrics', ...rest.slice(-1));
  await expect(frame.locator('#metrics')).toBeInViewport();
  for (const _ of rest.slice(1)) await button(page, 'Move up').press('Enter');
  await expectSections(first, 'metrics', ...rest);
  await expect(frame.locator('#metrics')).toBeInViewport();
  await save(page);
  expect(read().indexOf('\nmetrics:')).toBeLessThan(read().indexOf(`\n${rest[0]}:`));
  expect(read().replace(/^metrics:\n(?: .*\n)+\n/m, '')).toBe(original);
  const [title = ''] = await frame.locator('#metrics h2').allTextContents();
  await button(page, 'Duplicate').press('Enter');
  await expectSections(first, 'metrics', 'metrics2', ...rest);
  await expect(frame.locator('#metrics2 h2')).toHaveText(`${title} 2`);
  // It says nothing that is to be put right.
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectSections(first, 'metrics', ...rest);
  await button(page, 'Remove').press('Enter');
  await save(page);
  expect(read()).toBe(original);

  const words = frame.getByText('For a second counter, a market, a Christmas.');
  await clickOn(page, words);
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Or two.');
  await expect(frame.getByText('a Christmas. Or two.')).toBeVisible();
  await save(page);
  const changed = original.replace('market, a Christmas.', 'market, a Christmas. Or two.');
  expect(read()).toBe(changed);

  await clickOn(page, frame.locator('#plans h2'));
  await expect(frame.locator('#plans h2')).toBeFocused();
  await field(page, 'Title').fill('');
  await expect(shown(page.getByText('Fill this in', { exact: true }))).toBeVisible();
  await button(page, 'Save').click();
  await field(page, 'Title').fill('Two tags');
  await expect(frame.getByText('Two tags')).toBeVisible();
  expect(read()).toBe(changed);
  copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
  await button(page, 'Save').click();
  await expect(page.getByText('Name: Each further till → Any further till')).toBeVisible();
  expect(read()).not.toContain('Two tags');
  await expect(frame.getByText('Any further till').first()).toBeVisible();
  await save(page);
  expect(read()).toBe(
    changed
      .replace('title: By the month, or by the year', 'title: Two tags')
      .replace('name: Each further till', 'name: Any further till'),
  );
});

test('one click on what a page shows leads to the field that says it, and puts the caret where it was', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  // Plans have the same features: each word leads to its own.
  for (const [place, name] of [
    [frame.locator('#plans').getByText('590 kr'), 'items[0].price'],
    [frame.locator('#plans').getByText('Plan a Visit'), 'items[2].cta'],
    [frame.locator('#addOns').getByText('1,190 kr'), 'items[1].price'],
  ] as const) {
    const clicked = await clickOn(page, place);
    await expect.poll(() => fieldWithFocus(page)).toBe(name);
    // The page stays where it is under the mouse, however tall the section.
    expect(await place.boundingBox()).toEqual(clicked);
  }
  const feature = frame.locator('#plans dd bdi').nth(8);
  await clickOn(page, feature);
  await expect(feature).toBeFocused();
  await page.keyboard.type('|');
  // Where the click was, and not in front of the words or behind them.
  await expect(feature).toHaveText(/^Parts.+\|.+included$/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', too');
  await page.keyboard.press('Enter');
  await save(page);
  expect(copy.read('content/pricing.yaml').match(/, too/g)).toHaveLength(1);
  expect(copy.read('content/pricing.yaml')).toMatch(
    /Each further till(.*\n)+?.*value: "Parts and work included, too"/,
  );

  const contact = await open(page, `${address}/admin/edit/contact`);
  await clickOn(page, contact.locator('[href^="tel:"]').first());
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].phone');
  await clickOn(page, contact.locator('#hours time').first());
  await expect.poll(() => fieldWithFocus(page)).toBe('lines[0].hours');
  await expect(page.locator(':focus')).toHaveAttribute('placeholder', 'At home');
  await clickOn(page, contact.locator('#offices img'));
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].photo.src');

  // What all pages show is in other files.
  await clickOn(page, contact.locator('footer').getByText('Handbook'));
  const shared = page.getByRole('form', { name: 'Words that other pages show too' });
  const label = shared.getByRole('textbox', {
    name: 'Header and footer: Footer, Groups, Help, Links, Handbook, Label',
  });
  await expect(label).toBeFocused();
  // Who goes on to something else leaves it, as all that lies over the page; words that are not saved stay.
  await clickOn(page, contact.locator('main h1'));
  await expect(shared).toHaveCount(0);
  await clickOn(page, contact.locator('footer').getByText('Handbook'));
  await label.fill('Handbooks');
  await clickOn(page, contact.locator('main h1'));
  await clickOn(page, contact.locator('footer').getByText('The day book'));
  await expect(shared.getByRole('alert')).toHaveText(
    'Save these words before you change others, or close them.',
  );
  await expect(label).toHaveValue('Handbooks');
  const navigation = copy.read('content/navigation.yaml');
  await shared.getByRole('button', { name: 'Save for all pages' }).click();
  await expect(contact.locator('footer').getByText('Handbooks')).toBeVisible();
  expect(copy.read('content/navigation.yaml')).toBe(navigation.replace('Handbook', 'Handbooks'));
});

test('the editor stays as high as its window, however long the form is beside the page', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('main p').nth(2));
  const form = page.locator('.fields');
  await expect.poll(() => form.evaluate((one) => one.scrollHeight > innerHeight)).toBe(true);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await height()).toBe(0);
});

test('Delete and Backspace never remove a section, and changes are undone across sections, after a save and after somebody else’s change', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const all = await sections(frame);
  for (const key of ['Backspace', 'Delete']) {
    await clickOn(page, frame.locator('#plans').getByText('590 kr'));
    // At once, where it may reach the price in its field, and once more where the section itself has the focus.
    await page.keyboard.press(key);
    await expect.poll(() => fieldWithFocus(page)).toBe('items[0].price');
    await page.locator(':focus').fill('590');
    await frame.locator('#plans').focus();
    await page.keyboard.press(key);
    expect(await sections(frame)).toEqual(all);
  }
  const undo = () => page.keyboard.press('Control+z');
  await clickOn(page, frame.locator('#faq h2'));
  await button(page, 'Remove').press('Enter');
  await expect.poll(() => sections(frame)).toEqual(all.filter((one) => one !== 'faq'));
  await undo();
  await expect.poll(() => sections(frame)).toEqual(all);
  // The page says what its file says.
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pricing.yaml')).toBe(original);

  // Words of several sections, one after the other: a save is in between, and somebody else's change.
  const titles = ['plans', 'addOns', 'estimate', 'faq', 'comparison', 'closing'];
  const change = async (id: string) => {
    const title = frame.locator(`#${id} h2`).first();
    await clickOn(page, title);
    await expect(title).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    const isDrawn = page.waitForResponse(/-traced/);
    await page.keyboard.press('Enter');
    await isDrawn;
  };
  const readMarks = () =>
    frame
      .locator('main h2')
      .evaluateAll((all) => all.filter(({ textContent }) => textContent.endsWith('!')).length);
  for (const id of titles.slice(0, 3)) await change(id);
  await save(page);
  expect(copy.read('content/pricing.yaml').match(/!/g)).toHaveLength(3);
  for (const id of titles.slice(3)) await change(id);
  copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
  await button(page, 'Save').click();
  await expect(page.getByText('Name: Each further till → Any further till')).toBeVisible();
  await expect(frame.getByText('Any further till').first()).toBeVisible();
  await expect.poll(readMarks).toBe(titles.length);
  for (let left = titles.length; left > 0; left = await readMarks()) {
    await undo();
    await expect.poll(readMarks).toBeLessThan(left);
  }
  await save(page);
  expect(copy.read('content/pricing.yaml')).toBe(
    original.replace('name: Each further', 'name: Any further'),
  );
});

test('what is not saved is there again after a crash, with what somebody else has saved meanwhile, and is one step to undo', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  const url = `${address}/admin/edit/pricing`;
  const frame = await open(page, url);
  const title = frame.locator('#plans h2');
  await clickOn(page, title);
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gladly');
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(readStorage).toContain('gladly');
  copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
  // A tab that crashes asks nobody.
  await page.close({ runBeforeUnload: false });

  const next = await page.context().newPage();
  const again = await open(next, url);
  const found = next.getByText('What you had not saved the last time');
  await expect(found).toBeVisible();
  await expect(again.locator('#plans h2')).toHaveText(/, gladly$/);
  await expect(again.getByText('Any further till').first()).toBeVisible();
  expect(copy.read('content/pricing.yaml')).not.toContain('gladly');
  await save(next);
  expect(copy.read('content/pricing.yaml')).toBe(
    original
      .replace('By the month, or by the year', 'By the month, or by the year, gladly')
      .replace('name: Each further', 'name: Any further'),
  );
  await next.reload();
  await expect(again.locator('#plans h2')).toHaveText(/, gladly$/);
  await expect(found).toHaveCount(0);
});

test('a second window opens the page as it is saved, and each finds its own words after a reload', async ({
  page,
  address,
}) => {
  const url = `${address}/admin/edit/pricing`;
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  const write = async (one: Page, words: string) => {
    const frame = one.frameLocator('#preview-frame');
    await clickOn(one, frame.locator('#plans h2'));
    await expect(frame.locator('#plans h2')).toBeFocused();
    await one.keyboard.press('Control+End');
    await one.keyboard.type(words);
    await expect.poll(readStorage).toContain(words);
  };
  const first = await open(page, url);
  await write(page, ', gladly');
  const next = await page.context().newPage();
  const second = await open(next, url);
  await expect(second.locator('#plans h2')).not.toHaveText(/gladly/);
  const found = next.getByText('What you had not saved the last time');
  await expect(found).toHaveCount(0);
  await write(next, ', promptly');
  for (const one of [page, next]) {
    one.on('dialog', (dialog) => dialog.accept());
    await one.reload();
  }
  await expect(first.locator('#plans h2')).toHaveText(/year, gladly$/);
  await expect(found).toBeVisible();
  await expect(second.locator('#plans h2')).toHaveText(/year, promptly$/);
});

test('a new entry is empty and opens with the cursor in its first field, its fields say what they are for, and it is not saved before it says something', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#faq h2'));
  const list = shown(page.locator('[data-field="items"][data-section="faq"]'));
  await list.getByRole('button', { name: 'Add a question' }).click();
  const question = shown(list.locator('[data-field="items[4].question"]'));
  const box = question.getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expect(box).toHaveAccessibleDescription(/question/);
  await button(page, 'Save').press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Fill this in');
  expect(copy.read('content/pricing.yaml')).toBe(original);
  // Until the entry is whole the page is drawn without it, which is said over it.
  const note = page.getByText('The page leaves out what is not filled in yet.');
  await expect(note).toBeInViewport();
  await box.fill('Is it loud?');
  await shown(list.locator('[data-field="items[4].answer"]')).getByRole('textbox').fill('No.');
  await expect(frame.locator('#faq')).toContainText('Is it loud?');
  await expect(note).toHaveCount(0);
  await save(page);
  const last = 'and yours comes back mended."\n';
  expect(copy.read('content/pricing.yaml')).toBe(
    original.replace(last, `${last}    - question: Is it loud?\n      answer: No.\n`),
  );
});

test('the page editor makes a new page of a campaign, with a picture that is uploaded', async ({
  copy,
  page,
  address,
}) => {
  await page.goto(`${address}/admin/edit/?new`);
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('A till for the fair');
  await expect(page.getByLabel('Address')).toHaveValue('/a-till-for-the-fair');
  await page.getByLabel('Address').fill('/pricing');
  await page.getByLabel('Description').fill('Too short');
  await page.getByLabel('Begins with').selectOption('a product');
  await page.getByRole('button', { name: 'Create the page' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    '',
    /no other page has/,
    /at least 70 char/,
    '',
    '',
  ]);
  await page.getByLabel('Description').fill('Every stall at the fair can try a till. '.repeat(2));
  await page.getByLabel('Address').fill('/spring/fair');
  await page.getByLabel('Address').press('Control+s');
  const frame = page.frameLocator('#preview-frame');
  const section = frame.locator('#textBeside');
  await clickOn(page, section.locator('img'));
  await expect.poll(() => fieldWithFocus(page)).toBe('picture.src');
  const buffer = readFileSync(path.join(copy.folder, 'content/pictures/books.jpg'));
  const file = { name: 'Our Fair.jpg', mimeType: 'image/jpeg', buffer };
  await shown(page.getByLabel('Upload a picture')).setInputFiles(file);
  // What the other picture shows is asked anew, and the page is drawn once it is said.
  const alt = shown(page.locator('[data-field="picture.alt"]')).getByRole('textbox');
  await expect(alt).toHaveValue('');
  await alt.fill('A till between books at the fair');
  await expect(section.locator('img')).toHaveAttribute('src', /our-fair/);
  await save(page);
  expect(copy.read('content/pages/spring/fair.yaml')).toMatch(
    /^ {2}title: A till for the fair\n(.*\n)*publish:\n {2}index: false\n(.*\n)*textBeside:\n(.*\n)* .* our-fair.jpg/m,
  );
});
