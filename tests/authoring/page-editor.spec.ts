import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/development-server.ts';

/** What the editor shows: its form is there for narrow windows too. */
const shown = (one: Locator) => one.filter({ visible: true }).first();
const button = (page: Page, name: string) => shown(page.getByRole('button', { name, exact: true }));
const field = (page: Page, name: string) => shown(page.getByRole('textbox', { name, exact: true }));
const sections = (frame: FrameLocator) =>
  frame.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));

/** Clicks on words in the page until the section takes the click for them, and their field has the focus. */
const clickInto = (page: Page, words: Locator, name: string) =>
  expect(async () => {
    await words.click({ force: true });
    await expect(field(page, name)).toBeFocused({ timeout: 5_000 });
  }).toPass();

async function save(page: Page): Promise<void> {
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
}

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
  await expectSections(first, ...rest, 'metrics');
  for (const _ of rest) await button(page, 'Move up').press('Enter');
  await expectSections(first, 'metrics', ...rest);
  await save(page);
  expect(read().indexOf('\nmetrics:')).toBeLessThan(read().indexOf(`\n${rest[0]}:`));
  expect(read().replace(/^metrics:\n(?: .*\n)+\n/m, '')).toBe(original);
  await button(page, 'Duplicate').press('Enter');
  await expectSections(first, 'metrics', 'metrics2', ...rest);
  await page.keyboard.press('Control+z');
  await expectSections(first, 'metrics', ...rest);
  await button(page, 'Remove').press('Enter');
  await save(page);
  expect(read()).toBe(original);

  await clickInto(
    page,
    frame.getByText('For a second counter, a market, a Christmas.'),
    'Description',
  );
  await page.keyboard.press('End');
  await page.keyboard.type(' Or two.');
  await expect(frame.getByText('a Christmas. Or two.')).toBeVisible();
  await save(page);
  const changed = original.replace('market, a Christmas.', 'market, a Christmas. Or two.');
  expect(read()).toBe(changed);

  await clickInto(page, frame.locator('#plans h2'), 'Title');
  await field(page, 'Title').fill('');
  await expect(shown(page.getByText('expected text, found nothing'))).toBeVisible();
  await button(page, 'Save').click();
  await field(page, 'Title').fill('Two tags');
  await expect(frame.getByText('Two tags')).toBeVisible();
  expect(read()).toBe(changed);
  copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
  await button(page, 'Save').click();
  await expect(page.getByText('+     - name: Any further till')).toBeVisible();
  expect(read()).not.toContain('Two tags');
  await expect(frame.getByText('Any further till').first()).toBeVisible();
  await save(page);
  expect(read()).toBe(
    changed
      .replace('title: By the month, or by the year', 'title: Two tags')
      .replace('name: Each further till', 'name: Any further till'),
  );
});

test('the page editor makes a new page of a campaign, with a picture that is uploaded', async ({
  copy,
  page,
  address,
}) => {
  await page.goto(`${address}/admin/edit/?new`);
  await page.getByLabel('Address').fill('/pricing');
  await page.getByLabel('Title').fill('A till for the fair');
  await page.getByLabel('Description').fill('Too short');
  await page.getByLabel('Begins with').selectOption('a product');
  await page.getByRole('button', { name: 'Create the page' }).click();
  await expect(page.getByRole('alert')).toHaveText([/no other page has/, '', /at least 70 char/]);
  await page.getByLabel('Description').fill('Every stall at the fair can try a till. '.repeat(2));
  await page.getByLabel('Address').fill('/spring/fair');
  await page.getByLabel('Address').press('Enter');
  const frame = page.frameLocator('#preview-frame');
  const section = frame.locator('#textBeside');
  await expect(async () => {
    await section.click({ force: true, timeout: 20_000 });
    const buffer = readFileSync(path.join(copy.folder, 'content/pictures/books.jpg'));
    const file = { name: 'Our Fair.jpg', mimeType: 'image/jpeg', buffer };
    await shown(page.getByLabel('Upload a picture')).setInputFiles(file, { timeout: 5_000 });
  }).toPass();
  await expect(section.locator('img')).toHaveAttribute('src', /our-fair/);
  await save(page);
  expect(copy.read('content/pages/spring/fair.yaml')).toMatch(
    /^ {2}title: A till for the fair\n(.*\n)*publish:\n {2}index: false\n(.*\n)*textBeside:\n(.*\n)* .* our-fair.jpg/m,
  );
});
