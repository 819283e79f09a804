import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/development-server.ts';

/** Opens a page in its editor. @returns the page in it, once the server has drawn it */
async function open(page: Page, address: string, path: string): Promise<FrameLocator> {
  const frame = page.frameLocator('#preview-frame');
  // The server may be starting again, after a change of what pages there are.
  await expect(async () => {
    await page.goto(`${address}/admin/edit${path}`);
    await expect(frame.locator('main h1')).toBeVisible({ timeout: 20_000 });
  }).toPass();
  return frame;
}

/** What the editor shows: its form is there for narrow windows too. */
const shown = (one: Locator) => one.filter({ visible: true }).first();
const button = (page: Page, name: string) => shown(page.getByRole('button', { name, exact: true }));
const field = (page: Page, name: string) => shown(page.getByRole('textbox', { name, exact: true }));
const sections = (frame: FrameLocator) =>
  frame.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));

async function save(page: Page): Promise<void> {
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
}

/** The lines that a change of a text removes and adds. */
function diff(before: string, after: string): string[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !next.includes(line)).map((line) => `-${line.trim()}`);
  return [...gone, ...next.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`)];
}

test.describe('the page editor', () => {
  test.describe.configure({ mode: 'default' });

  test('opens from the page; a click on words finds their field, and one changed word is one changed line', async ({
    copy,
    page,
    address,
  }) => {
    const before = copy.read('content/pricing.yaml');
    await page.goto(`${address}/pricing`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const frame = page.frameLocator('#preview-frame');
    const words = frame.getByText('For a second counter, a market, a Christmas.');
    await expect(words).toBeVisible();
    // The section takes the click for its words.
    await expect(async () => {
      await words.click({ force: true });
      await expect(field(page, 'Description')).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await page.keyboard.press('End');
    await page.keyboard.type(' Or two.');
    await expect(frame.getByText('a Christmas. Or two.')).toBeVisible();
    await save(page);
    expect(diff(before, copy.read('content/pricing.yaml'))).toEqual([
      '-description: For a second counter, a market, a Christmas.',
      '+description: For a second counter, a market, a Christmas. Or two.',
    ]);
  });

  test('adds, moves, repeats and removes sections by keyboard, and takes it back', async ({
    copy,
    page,
    address,
  }) => {
    const before = copy.read('content/pricing.yaml');
    const frame = await open(page, address, '/pricing');
    const [first, ...rest] = await sections(frame);
    const expectSections = (...all: (string | undefined)[]) =>
      expect.poll(() => sections(frame)).toEqual(all);
    await shown(page.getByRole('button', { name: /^Metrics/ })).press('Enter');
    await expectSections(first, ...rest, 'metrics');
    for (const _ of rest) await button(page, 'Move up').press('Enter');
    await expectSections(first, 'metrics', ...rest);
    await save(page);
    const after = copy.read('content/pricing.yaml');
    expect(after.indexOf('\nmetrics:')).toBeLessThan(after.indexOf(`\n${rest[0]}:`));
    expect(diff(before, after).every((line) => line.startsWith('+'))).toBe(true);
    await button(page, 'Duplicate').press('Enter');
    await expectSections(first, 'metrics', 'metrics2', ...rest);
    await page.keyboard.press('Control+z');
    await expectSections(first, 'metrics', ...rest);
    await button(page, 'Remove').press('Enter');
    await save(page);
    expect(copy.read('content/pricing.yaml')).toBe(before);
  });

  test('says what is wrong at the field, does not save it, and loses nothing that somebody else writes', async ({
    copy,
    page,
    address,
  }) => {
    const before = copy.read('content/pricing.yaml');
    const frame = await open(page, address, '/pricing');
    await expect(async () => {
      await frame.locator('#plans h2').click({ force: true });
      await expect(field(page, 'Title')).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await field(page, 'Title').fill('');
    await expect(shown(page.getByText('expected text, found nothing'))).toBeVisible();
    await button(page, 'Save').click();
    await field(page, 'Title').fill('Two tags');
    await expect(frame.getByText('Two tags')).toBeVisible();
    expect(copy.read('content/pricing.yaml')).toBe(before);
    copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
    await button(page, 'Save').click();
    await expect(page.getByText('+     - name: Any further till')).toBeVisible();
    expect(copy.read('content/pricing.yaml')).not.toContain('Two tags');
    await expect(frame.getByText('Any further till').first()).toBeVisible();
    await save(page);
    expect(diff(before, copy.read('content/pricing.yaml'))).toEqual([
      '-title: By the month, or by the year',
      '-- name: Each further till',
      '+title: Two tags',
      '+- name: Any further till',
    ]);
  });

  test('makes a new page of the sections of another one', async ({ copy, page, address }) => {
    await page.goto(`${address}/admin/edit/?new`);
    await page.getByLabel('Address').fill('/spring/fair');
    await page.getByLabel('Title').fill('A till for the fair');
    await page.getByLabel('Description').fill('Too short');
    await page.getByLabel('Begins with').selectOption('/about');
    const create = page.getByRole('button', { name: 'Create the page' });
    await create.click();
    await expect(page.getByText(/expected at least 70 characters/)).toBeVisible();
    await page.getByLabel('Description').fill('Every stall at the fair can try a till. '.repeat(2));
    await create.click();
    await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
    expect(copy.read('content/pages/spring/fair.yaml')).toContain('title: A till for the fair');
  });
});
