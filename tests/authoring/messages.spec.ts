// What the editors say of mistakes, and what they show before anything else.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/development-server.ts';
import { button, field, shown } from '../support/editor-parts.ts';
import { clickOn, open, save, button as shownButton } from '../support/page-editor.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Where something begins in its document. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const { x, y } = one.getBoundingClientRect();
    return [x + scrollX, y + scrollY].map(Math.round).join();
  });

test('messages of the page editor move nothing, scroll in themselves, are closed by a button, lead to their fields, and speak of fields', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const place = await placeOf(page, '#preview-frame');
  await clickOn(page, frame.locator('#faq h2'));
  const list = shown(page.locator('[data-field="items"][data-section="faq"]'));
  for (let count = 0; count < 4; count += 1) await button(list, 'Add a question').press('Enter');
  await shownButton(page, 'Save').press('Enter');
  const panel = messages(page);
  await expect(panel.getByText('Not saved: this is to be put right first')).toBeVisible();
  await expect(panel.getByText('8 messages')).toBeVisible();
  expect(await placeOf(page, '#preview-frame')).toBe(place);
  await expect(panel.getByRole('listitem')).toHaveText(
    [5, 6, 7, 8].flatMap((entry) => [
      `Questions, Items ${entry}, Question: Fill this in`,
      `Questions, Items ${entry}, Answer: Fill this in`,
    ]),
  );
  const inner = panel.locator('.notices-list');
  expect(await inner.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await expect(panel.getByRole('listitem').first()).toBeInViewport();
  await button(panel, 'Questions, Items 6, Answer: Fill this in').press('Enter');
  const answer = shown(page.locator('[data-field="items[5].answer"]'));
  await expect(answer.getByRole('textbox')).toBeFocused();
  await button(panel, 'Close').press('Enter');
  await expect(inner).toHaveCount(0);
  await expect(panel.getByText('8 messages')).toBeVisible();
  await button(panel, 'Show').press('Enter');
  await expect(inner).toBeVisible();
  expect(copy.read('content/pricing.yaml')).not.toContain('question:\n');
});

test('messages of a form move nothing, and what is needed is marked until its first letter', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/admin?file=redirects.yaml`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = await placeOf(page, '#root_moved');
  await button(page, 'Add an old address').press('Enter');
  const entry = page.locator('.entry').last();
  const from = field(entry, 'From');
  await expect(from).toBeFocused();
  await expect(from).toHaveJSProperty('localName', 'input');
  await button(page, 'Save').press('Enter');
  await expect(messages(page).getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(await placeOf(page, '#root_moved')).toBe(form);
  const mistakes = entry.getByRole('alert');
  await expect(mistakes).toHaveText(['Fill this in', 'Fill this in']);
  // No check is needed to see that something is there.
  await page.route('**/admin/file/**', () => {});
  await from.press('x');
  await expect(mistakes).toHaveText(['Fill this in']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await from.fill('/day-book');
  await field(entry, 'Leads to').fill('/blog');
  await expect(entry.locator('summary')).toHaveText('/day-book → /blog');
});

test('a field of the page editor says that it is needed, and its message goes with the first letter', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans h2'));
  const title = shown(page.locator('[data-field="title"][data-section="plans"]'));
  const box = title.getByRole('textbox', { name: 'Title', exact: true });
  await expect(box).toHaveAttribute('aria-required', 'true');
  const lead = shown(page.locator('[data-field="lead"][data-section="plans"]'));
  await expect(lead.getByRole('textbox')).not.toHaveAttribute('aria-required');
  const star = (one: typeof title) =>
    one.locator('[class*="_Input-label_"]').evaluate((label) => {
      return getComputedStyle(label, '::after').content;
    });
  expect(await star(title)).toContain('*');
  expect(await star(lead)).not.toContain('*');
  await box.fill('');
  await expect(title.getByRole('alert')).toHaveText('Fill this in');
  await page.route('**/admin/edit/**', () => {});
  await box.press('x');
  await expect(title.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a click on the words of an entry shows that entry beside the page, and what adds one stands above the list', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/careers`);
  const name = 'Developer for Small Screens';
  const title = frame.locator('#positions').getByRole('heading', { name });
  await clickOn(page, title);
  await expect(title).toBeFocused();
  const list = shown(page.locator('[data-field="jobs"]'));
  const own = list.locator(`[data-field^="jobs["][data-field$="].title"]`);
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('textbox')).toHaveValue(name);
  await expect(title).toBeFocused();
  const entries = list.locator('[class*="_ArrayFieldItem_"]');
  const above = await button(list, 'Add a job').boundingBox();
  const first = await entries.first().boundingBox();
  expect(above?.y).toBeLessThan(first?.y ?? 0);
});

test('texts of a page that still say the old price are named until they are changed, and lead there', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans').getByText('590 kr'));
  await page.locator(':focus').fill('580');
  const stale = messages(page).getByRole('button', {
    name: 'Search results, Description still says “590”',
  });
  await expect(stale).toBeVisible();
  await save(page);
  await stale.press('Enter');
  const description = shown(page.locator('[data-field="meta.description"]')).getByRole('textbox');
  await expect(description).toBeFocused();
  await description.fill((await description.inputValue()).replace('590', '580'));
  await expect(stale).toHaveCount(0);
  await save(page);
});

for (const place of ['/admin', '/admin/edit/pricing']) {
  test(`the frame of the editor is seen before its script and styles are there: ${place}`, async ({
    page,
    address,
  }) => {
    await page.route('**/admin/editor.*', () => {});
    await page.goto(address + place, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Opening the editor …');
    await expect(page.locator('#editor')).toHaveAttribute('aria-busy', 'true');
    const readPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(readPaints).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(address + place);
    await expect(page.locator('#editor')).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('Opening the editor …')).toHaveCount(0);
  });
}
