// That posts and texts are written as they look, on their page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, group, shownPage, textOf } from '../support/editor/editor-parts.ts';
import { site } from '../support/site.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const fields = `---\ntitle: Terms\ndescription: ${'Law. '.repeat(15)}\n---\n\n`;
const law = 'content/pages/law.md';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin?file=pages/law.md`);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Terms');
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
}

/** Pastes HTML where the caret is. */
const paste = (page: Page, html: string) =>
  textOf(page).evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'plain');
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);

test('headings, lists and marks are made by the keys that people know, and what was there stays byte for byte', async ({
  copy,
  page,
  address,
}) => {
  const before = `${fields}* a  list\n* of __two__\n\n<details>\n<summary>More</summary>\nWords\n</details>\n`;
  copy.write(law, before);
  await open(page, address);
  await expect(shownPage(page).getByText('<summary>More</summary>')).toBeVisible();
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/smaller');
  const entry = shownPage(page).getByRole('option', { name: 'Smaller heading' });
  await expect(entry).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(entry).toHaveCount(0);
  await page.keyboard.type('Prices');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Say **yes** and `no`.');
  await expect(shownPage(page).getByRole('heading', { level: 3, name: 'Prices' })).toBeVisible();
  await save(page);
  const words = '### Prices\n\n1. one\n   1. two\n\nSay **yes** and `no`.\n';
  expect(copy.read(law)).toBe(`${before}\n${words}`);
});

/** Opens the text with the caret at its end, while its page is not drawn until something else has happened. */
async function openUndrawn(page: Page, address: string, wait: () => Promise<void>): Promise<void> {
  await page.route(/\?draft=/, async (route) => {
    await wait();
    await route.continue();
  });
  await page.goto(`${address}/admin?file=pages/law.md`);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
}

test('the menu of blocks stays open and takes keys when the page around the text is drawn for the first time, and anew', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}Words.\n`);
  const frame = shownPage(page);
  const title = frame.getByRole('heading', { level: 1 });
  const options = frame.getByRole('option');
  let draw = Promise.withResolvers<void>();
  await openUndrawn(page, address, () => draw.promise);
  await page.keyboard.type(' First.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(options).not.toHaveCount(0);
  draw.resolve();
  await expect(title).toHaveText('Terms');
  await page.keyboard.type('smaller');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  draw = Promise.withResolvers();
  await page.keyboard.type('/');
  await expect(options).not.toHaveCount(0);
  // What is drawn anew has no such mark.
  await title.evaluate((element) => element.setAttribute('data-before', ''));
  draw.resolve();
  await expect(frame.locator('h1:not([data-before])')).toHaveText('Terms');
  await frame.getByRole('option', { name: 'Quote', exact: true }).click();
  await expect(options).toHaveCount(0);
  await page.keyboard.type('Third');
  await save(page);
  expect(copy.read(law)).toBe(`${fields}Words. First.\n\n### Second\n\n> Third\n`);
});

test('words that are typed when the page is drawn around the text stay and go on where the caret is', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}Words.\n`);
  const draw = Promise.withResolvers<void>();
  await openUndrawn(page, address, () => draw.promise);
  await page.keyboard.press('Enter');
  await page.keyboard.type('We');
  // As keys that were pressed while the browser was busy.
  await textOf(page).evaluate(({ ownerDocument }) => {
    const isDrawn = new MutationObserver(() => {
      isDrawn.disconnect();
      ownerDocument.execCommand('insertText', false, ' walked');
    });
    isDrawn.observe(ownerDocument.body, { childList: true });
  });
  draw.resolve();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.keyboard.type(' past.');
  await save(page);
  expect(copy.read(law)).toBe(`${fields}Words.\n\nWe walked past.\n`);
});

test('what is undone by its key is seen at once, and what is typed then goes where the caret is', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}First.\n\nLast.\n`);
  await open(page, address);
  await shownPage(page).getByText('First.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Wrong');
  await expect(textOf(page)).toHaveText('First. WrongLast.');
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).not.toContainText('Wrong');
  await page.keyboard.press('Control+Shift+z');
  await expect(textOf(page)).toHaveText('First. WrongLast.');
  // An empty paragraph, which no file has, moves no caret.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('More');
  await expect(textOf(page)).toContainText('More');
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).not.toContainText('More');
  await page.keyboard.press('Control+Shift+z');
  await expect(textOf(page)).toContainText('More');
  await page.keyboard.type('!');
  await save(page);
  expect(copy.read(law)).toBe(`${fields}First. Wrong\n\nMore!\n\nLast.\n`);
});

/** Opens a text of one word, with the caret in an empty line below it. */
async function beginLine(copy: SiteCopy, page: Page, address: string): Promise<void> {
  copy.write(law, `${fields}Words.\n`);
  await open(page, address);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
}

test('Enter in an empty line makes no other one, which would be gone after a save', async ({
  copy,
  page,
  address,
}) => {
  await beginLine(copy, page, address);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('Below.');
  await expect(textOf(page).locator('p')).toHaveText(['Words.', 'Below.']);
  await page.keyboard.press('Home');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Enter');
  await expect(textOf(page).locator('p')).toHaveText(['Words.', '', 'Below.']);
  // One that is left empty would be gone too.
  await page.keyboard.press('ArrowUp');
  await expect(textOf(page).locator('p')).toHaveText(['Words.', '', 'Below.']);
  await page.keyboard.press('ArrowUp');
  await expect(textOf(page).locator('p')).toHaveText(['Words.', 'Below.']);
});

test('what is typed behind a table that is pasted stands below it', async ({
  copy,
  page,
  address,
}) => {
  await beginLine(copy, page, address);
  await paste(page, '<table><tr><td>Till</td><td>590</td></tr></table>');
  await expect(shownPage(page).getByText('590')).toBeVisible();
  await page.keyboard.type('Below.');
  await save(page);
  expect(copy.read(law)).toBe(`${fields}Words.\n\n| Till | 590 |\n|---|---|\n\nBelow.\n`);
});

test('a table, a heading and a picture that are pasted are a table, a heading and a picture', async ({
  copy,
  page,
  address,
}) => {
  await beginLine(copy, page, address);
  const picture = readFileSync(path.join(site, 'content/pictures/books.jpg')).toString('base64');
  await paste(
    page,
    `<h2>Prices</h2><table><tr><td>Till</td><td><p>590</p></td></tr><tr><td>Drawer</td><td>1190</td></tr></table>
    <p><img alt="Books" src="data:image/jpeg;base64,${picture}"></p><p><img src="https://example.com/a.png"></p>`,
  );
  await expect(page.getByText('Pasted without pictures; every word is there.')).toBeVisible();
  const frame = shownPage(page);
  await expect(frame.getByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();
  await expect(frame.getByRole('cell', { name: 'Drawer' })).toBeVisible();
  const image = frame.getByRole('img', { name: 'Books' });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(9);
  // The caret is in the table, which can grow there.
  await frame.getByRole('cell', { name: '1190' }).click();
  await expect(button(page, 'Row below')).toBeVisible();
  await page.getByLabel('What this is').selectOption('List');
  await expect(page.getByText('“List” cannot stand here')).toBeVisible();
  await button(page, 'Row below').click();
  await page.keyboard.press('Tab');
  await save(page);
  expect(copy.read(law)).toBe(
    `${fields}Words.\n\n## Prices\n\n| Till | 590 |\n|---|---|\n| Drawer | 1190 |\n| | |\n\n![Books](picture.jpg)\n`,
  );
  expect(copy.read('content/pictures/picture.jpg').length).toBeGreaterThan(99);
});

test('a picture is chosen, described and given a caption; a message leads to its words, in the page and in Markdown', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}One.\n\nSee [us](/nowhere).\n\nThree.\n`);
  await page.goto(`${address}/admin?file=pages/law.md`);
  await page.getByRole('button', { name: 'leads to no page' }).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Do ');
  await expect(textOf(page)).toContainText('Do See us.');
  await button(page, 'Picture').click();
  const picture = group(page, 'Picture in the text');
  await picture.getByText('Picture: none').click();
  await picture.getByRole('button', { name: 'books.jpg' }).click();
  await field(picture, 'What the picture shows').fill('Two books');
  await field(picture, 'Caption').fill('As new');
  await expect(shownPage(page).getByText('As new')).toBeVisible();
  await button(page, 'Markdown').click();
  const box = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(box).toHaveValue(/!\[Two books\]\(books\.jpg "As new"\)/);
  await page.getByRole('button', { name: 'leads to no page' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('I ');
  await box.fill((await box.inputValue()).replace('/nowhere', '/pricing'));
  await button(page, 'Markdown').click();
  await expect(textOf(page)).toContainText('I Do See us.');
  await save(page);
  expect(copy.read(law)).toBe(
    `${fields}One.\n\nI Do See [us](/pricing).\n\n![Two books](books.jpg "As new")\n\nThree.\n`,
  );
});

test('a hint about a picture without words leads into the field for them', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}One.\n\n![](books.jpg)\n\nThree.\n`);
  await page.goto(`${address}/admin?file=pages/law.md`);
  await page.getByRole('button', { name: 'Write what this picture shows' }).first().click();
  await expect(field(group(page, 'Picture in the text'), 'What the picture shows')).toBeFocused();
});

test('the caret stands behind what is pasted, and what follows stays; a file is a picture', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}One.\n\n![Books](books.jpg)\n`);
  await open(page, address);
  await shownPage(page).getByText('One.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(page, '<p>Two</p><ul><li>three</li></ul>');
  await page.keyboard.type(' and four');
  const content = readFileSync(path.join(site, 'content/pictures/books.jpg')).toString('base64');
  await textOf(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'A Shelf.JPG', { type: 'image/jpeg' }));
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, content);
  await expect(page.getByRole('group', { name: 'Picture in the text' })).toBeVisible();
  await save(page);
  expect(copy.read(law)).toBe(
    `${fields}One.\n\nTwo\n\n- three and four\n\n  ![](a-shelf.jpg)\n\n![Books](books.jpg)\n`,
  );
});

test('boxes are ticked and unticked, a line stays, and keys lead through tables and out of code and notes', async ({
  copy,
  page,
  address,
}) => {
  copy.write(law, `${fields}- [ ] sweep\n\n| a | b |\n|---|---|\n| c | d |\n`);
  await open(page, address);
  const box = shownPage(page).getByRole('checkbox');
  for (const isTicked of [true, false, true]) {
    await box.click();
    await expect(box).toBeChecked({ checked: isTicked });
  }
  // As slow as people press: nothing moves under the pointer meanwhile.
  await shownPage(page).getByRole('cell', { name: 'd' }).click({ delay: 300 });
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type('e');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```ts');
  await page.keyboard.press('Enter');
  await page.keyboard.type('f');
  for (const _ of [1, 2]) await page.keyboard.press('Enter');
  await page.keyboard.type('/line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/note');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Title');
  await page.keyboard.press('Enter');
  await page.keyboard.type('g');
  for (const _ of [1, 2]) await page.keyboard.press('Enter');
  await page.keyboard.type('h');
  await save(page);
  expect(copy.read(law)).toBe(
    `${fields}- [x] sweep\n\n| a | b |\n|---|---|\n| c | d |\n| e | |\n\n\`\`\`ts\nf\n\`\`\`\n\n---\n\n> [!NOTE] Title\n> g\n\nh\n`,
  );
});
