// What the editors say of mistakes, and what they show before anything else.
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, group, shown, textOf } from '../support/editor/editor-parts.ts';
import {
  clickOn,
  fieldWithFocus,
  open,
  save,
  button as shownButton,
} from '../support/editor/page-editor.ts';

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
  for (let count = 0; count < 4; count += 1) {
    await button(list, 'Add a question').press('Enter');
    // What is to be filled in next is seen too.
    await expect(page.locator('.entry:has(:focus) textarea').last()).toBeInViewport({ ratio: 1 });
  }
  await shownButton(page, 'Save').press('Enter');
  const panel = messages(page);
  await expect(panel.getByText('Not saved: this is to be put right first')).toBeVisible();
  await expect(panel.locator('strong')).toHaveText('8 messages');
  expect(await placeOf(page, '#preview-frame')).toBe(place);
  await expect(panel.getByRole('listitem')).toHaveText(
    [5, 6, 7, 8].flatMap((entry) => [
      `Asked before buying, Question ${entry}, Question: Fill this in`,
      `Asked before buying, Question ${entry}, Answer: Fill this in`,
    ]),
  );
  const inner = panel.locator('.notices-list');
  expect(await inner.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await expect(panel.getByRole('listitem').first()).toBeInViewport();
  await button(panel, 'Asked before buying, Question 6, Answer: Fill this in').press('Enter');
  const answer = shown(page.locator('[data-field="items[5].answer"]'));
  await expect(answer.getByRole('textbox')).toBeFocused();
  await button(panel, 'Close').press('Enter');
  await expect(inner).toHaveCount(0);
  await expect(panel.locator('strong')).toHaveText('8 messages');
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
  const form = await placeOf(page, '[data-field=moved]');
  await button(page, 'Add an old address').press('Enter');
  const entry = page.locator('.entry').last();
  const from = field(entry, 'From');
  await expect(from).toBeFocused();
  await expect(from).toHaveJSProperty('localName', 'input');
  await button(page, 'Save').press('Enter');
  await expect(messages(page).getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(await placeOf(page, '[data-field=moved]')).toBe(form);
  const mistakes = entry.getByRole('alert');
  await expect(mistakes).toHaveText(['Fill this in', 'Fill this in']);
  // No check is needed to see that something is there.
  await page.route('**/admin/file/**', () => {});
  await from.press('x');
  await expect(mistakes).toHaveText(['Fill this in']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await from.fill('/day-book');
  await field(entry, 'Leads to').fill('/blog');
  await expect(entry.locator('.entry-name')).toHaveText('/day-book → /blog');
});

test('messages leave the line free in which somebody writes, at the end of the page too', async ({
  copy,
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1366, height: 850 });
  const fields = `title: Terms\ndescription: ${'Law. '.repeat(15)}`;
  copy.write('content/pages/law.md', `---\n${fields}\n---\n\n${'Words.\n\n'.repeat(40)}`);
  await page.goto(`${address}/admin?file=pages/law.md`);
  const isFree = async () => {
    // Of the line in the page, and of the panel, in the window.
    const line = await textOf(page).evaluate((one) => {
      const { focusNode } = one.ownerDocument.getSelection() ?? {};
      const block = focusNode?.nodeType === Node.TEXT_NODE ? focusNode.parentElement : focusNode;
      const frame = one.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
      return (block as Element).getBoundingClientRect().bottom + (frame?.top ?? 0);
    });
    const panel = await messages(page).evaluate((one) => one.getBoundingClientRect().top);
    return line <= panel;
  };
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('[Nowhere](/nowhere)');
  await expect(messages(page)).toBeVisible();
  await expect.poll(isFree).toBe(true);
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(word);
    await expect.poll(isFree).toBe(true);
  }
});

for (const [width, height] of [
  [1366, 850],
  [390, 844],
] as const) {
  test(`what two people made of one long text is chosen by a button that is seen without scrolling, ${width} wide`, async ({
    copy,
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height });
    const frame = await open(page, `${address}/admin/edit/pricing`);
    await clickOn(page, frame.locator('#plans h2'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ours are the plans of all. '.repeat(9));
    await page.keyboard.press('Enter');
    const theirs = 'Theirs are the plans of all. '.repeat(9);
    copy.edit('content/pricing.yaml', 'By the month, or by the year', theirs);
    await page.keyboard.press('Control+s');
    await expect(button(messages(page), 'Take theirs')).toBeInViewport({ ratio: 1 });
    const isWithin = (selector: string) =>
      messages(page).evaluate((one, selector) => {
        const around = document.querySelector(selector)?.getBoundingClientRect();
        return around !== undefined && one.getBoundingClientRect().top >= around.top;
      }, selector);
    expect(await isWithin('.canvas')).toBe(true);
  });
}

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
    one.locator('label').evaluate((label) => {
      return getComputedStyle(label, '::after').content;
    });
  expect(await star(title)).toContain('*');
  expect(await star(lead)).not.toContain('*');
  await box.fill('');
  await expect(title.getByRole('alert')).toHaveText('Fill this in');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/admin/file/**', () => {});
  await box.press('x');
  await expect(title.getByRole('alert')).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-invalid');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('where a picture lacks with its words a save leads to the picture, which comes first', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/about`);
  await clickOn(page, frame.locator('#leadership h2'));
  await shown(button(page, 'Add a person')).click();
  for (const [name, words] of Object.entries({ name: 'Elsa Bring', role: 'Brushes' }))
    await shown(page.locator(`[data-field$="].${name}"]`))
      .getByRole('textbox')
      .fill(words);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved: this is to be put right first')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Picture: none, needed');
  const alert = shown(page.locator('[data-field$=".image"]').last()).getByRole('alert');
  await expect(alert).toHaveText(['Choose a picture']);
  await expect(page.locator('[data-field$=".image.src"]').getByRole('alert')).toBeVisible();
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
  const entries = list.locator('.entry');
  const above = await button(list, 'Add a job').boundingBox();
  const first = await entries.first().boundingBox();
  expect(above?.y).toBeLessThan(first?.y ?? 0);
});

test('a message that is pressed stays under the hand, though what it says is put right meanwhile', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans h2'));
  const title = shown(page.locator('[data-field="title"]')).getByRole('textbox');
  const words = await title.inputValue();
  await title.fill('');
  const message = messages(page).getByRole('button', { name: 'Plans, Title: Fill this in' });
  await message.hover();
  await page.mouse.down();
  await title.fill(words);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(message).toBeVisible();
  await page.mouse.up();
  await expect(title).toBeFocused();
  await expect(message).toHaveCount(0);
});

test('texts of a page that still say the old price are named until they are changed, and lead there', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans').getByText('590 kr'));
  const stale = messages(page).getByRole('button', {
    name: 'Search results, Description still says “590”',
  });
  await page.locator(':focus').fill('');
  await expect(stale).toHaveCount(0);
  await page.locator(':focus').fill('580');
  await expect(stale).toBeVisible();
  await save(page);
  await stale.press('Enter');
  const description = shown(page.locator('[data-field="meta.description"]')).getByRole('textbox');
  await expect(description).toBeFocused();
  await description.fill((await description.inputValue()).replace('590', '580'));
  await expect(stale).toHaveCount(0);
  await save(page);
});

test('a plan whose limit an estimate needs is named by that, and leads to the limit and to no title', async ({
  copy,
  page,
  address,
}) => {
  const before = copy.read('content/pricing.yaml');
  copy.write('content/pricing.yaml', before.replace(/\n +upTo: .*/, ''));
  await page.goto(`${address}/admin/edit/pricing`);
  const said = 'An estimate needs a limit of each plan but the last';
  await messages(page).getByRole('button', { name: said }).press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toMatch(/^items\[0\]\.upTo/);
});

test('messages that somebody has closed are shown again with the first new one, and how many there are is announced', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans h2'));
  const empty = (name: string) => shown(page.locator(name)).getByRole('textbox').fill('');
  await empty('[data-field="title"][data-section="plans"]');
  const panel = messages(page);
  const list = panel.locator('.notices-list');
  await expect(panel.getByRole('status').first()).toHaveText('1 message');
  await button(panel, 'Close').press('Enter');
  await expect(list).toHaveCount(0);
  await clickOn(page, frame.locator('#faq h2'));
  await empty('[data-field="title"][data-section="faq"]');
  await expect(list).toContainText('Questions, Title: Fill this in');
  await expect(panel.getByRole('status').first()).toHaveText('2 messages');
  // What keeps the page from being saved is said as often as somebody saves it.
  for (const _ of ['once', 'once more']) {
    await button(panel, 'Close').press('Enter');
    await expect(list).toHaveCount(0);
    await shownButton(page, 'Save').press('Enter');
    await expect(list).toContainText('Not saved: this is to be put right first');
  }
});

test('a save that is refused does not take somebody out of the field in which they go on', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/admin?file=actions.yaml`);
  const label = field(group(page, 'ring-us'), 'Label');
  await field(group(page, 'try-it'), 'Label').fill('');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/file/**', async (route) => {
    if (route.request().method() !== 'POST') await promise;
    await route.continue();
  });
  await button(page, 'Save').press('Enter');
  await label.focus();
  resolve();
  await expect(messages(page)).toContainText('Not saved: this is to be put right first');
  await expect(label).toBeFocused();
});

test('a save that fails is said among the messages, with what to do, and nothing is lost: the server is stopped, the file is gone', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/pricing.yaml';
  const original = copy.read(file);
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans h2'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gladly');
  await page.keyboard.press('Enter');
  await expect(frame.getByText(', gladly')).toBeVisible();
  const said = messages(page).getByRole('alert').filter({ hasText: 'Not saved' });
  await page.context().setOffline(true);
  await shownButton(page, 'Save').press('Enter');
  await expect(said).toHaveText(
    'Not saved: the server does not answer. Start it, and save again here: what you changed stays in this browser.',
  );
  await expect(shownButton(page, 'Save')).toBeVisible();
  await page.context().setOffline(false);
  await save(page);
  await expect(said).toHaveCount(0);
  const saved = original.replace('or by the year\n', 'or by the year, gladly\n');
  expect(copy.read(file)).toBe(saved);

  copy.remove(file);
  await clickOn(page, frame.locator('#faq h2'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', too');
  await page.keyboard.press('Enter');
  await shownButton(page, 'Save').press('Enter');
  await expect(said).toHaveText(
    'Not saved: somebody else has removed “What a till costs”. Save again, and it is there again, with what you see.',
  );
  await save(page);
  await expect(said).toHaveCount(0);
  expect(parse(copy.read(file))).toEqual(
    parse(saved.replace('title: Asked before buying', '$&, too')),
  );
});

test('where the server does not answer while an editor opens, that is said, and it opens once it does', async ({
  page,
  address,
}) => {
  const url = `${address}/admin/edit/pricing`;
  const again = page.getByText('Try again', { exact: true }).filter({ visible: true });
  const opens = () => expect(page.locator('#editor')).not.toHaveAttribute('aria-busy');
  const fail = (place: RegExp) => page.route(place, (route) => route.abort());
  const answer = () => page.unrouteAll({ behavior: 'ignoreErrors' });
  // Its script does not come: the server cuts it off, as when it starts again, or says nothing.
  const cuts = [
    () => fail(/\/admin\/editor\.js$/),
    () => page.route(/\/admin\/editor\.js$/, () => {}),
  ];
  for (const cut of cuts) {
    await cut();
    await page.goto(url, { waitUntil: 'commit' });
    await expect(again).toBeVisible();
    await answer();
    await again.click();
    await opens();
  }
  // What is to be edited does not come.
  for (const place of [url, `${address}/admin/edit/?new`]) {
    await fail(/\/admin\/edit\/.*\?data$/);
    await page.goto(place);
    await expect(page.getByRole('alert')).toHaveText(/^The server does not answer\. Start it/);
    await answer();
    await again.click();
    await opens();
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toHaveCount(0);
  }
  // The page is not drawn.
  for (const place of [/\/admin\/file\//, /\/pricing\?draft=/]) {
    await fail(place);
    await page.goto(url);
    const why = page.getByText('The page is not drawn as it is now: The server does not answer.');
    await expect(why).toBeVisible();
    await answer();
    await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
    await opens();
    await expect(why).toHaveCount(0);
  }
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

test('a day that there is not is not taken for none: nothing is saved, and the focus is there', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/announcement.yaml';
  copy.write(file, `${copy.read(file)}until: 2026-12-24\n`);
  const before = copy.read(file);
  await page.goto(`${address}/admin?file=announcement.yaml`);
  const until = page.locator('[data-field=until] input');
  await expect(until).toHaveValue('2026-12-24');
  // An empty field says nothing of what comes to be in it.
  await until.fill('');
  await page.keyboard.type('02312026');
  await expect(until).toHaveValue('');
  await page.locator('.save').focus();
  await expect(
    page.getByRole('alert').filter({ hasText: /a day of the calendar, such as 2026-12-01$/ }),
  ).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(until).toBeFocused();
  await expect(button(page, 'Save')).toBeVisible();
  expect(copy.read(file)).toBe(before);
  // It may be emptied again, part by part.
  await until.press('Home');
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowRight');
  }
  await page.locator('.save').focus();
  await expect(page.getByRole('alert').filter({ hasText: 'a day of the calendar' })).toHaveCount(0);
  await until.fill('2027-02-28');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read(file)).toBe(before.replace('2026-12-24', '2027-02-28'));
});
