import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as http, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { LanguageContent } from '../../packages/sitewright/content/pages/site-content.ts';
import { getPost } from '../../packages/sitewright/content/posts/post-list.ts';
import { loadContent } from '../../packages/sitewright/content/validate/load-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { findViolations } from '../../packages/sitewright-checks/support/axe.ts';
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, group, shownPage, textOf } from '../support/editor/editor-parts.ts';
import { example } from '../support/example.ts';

/** Opens a file in its form, as from the list of everything. */
async function open(page: Page, address: string, label: string): Promise<void> {
  await page.goto(`${address}/admin`);
  await page.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label.replace('Create: ', ''));
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
}

test('one list has all that a site says and may say, finds words in it, and leads to where each is edited', async ({
  copy,
  page,
  address,
}) => {
  rmSync(path.join(copy.folder, 'content/announcement.yaml'));
  await page.goto(`${address}/admin`);
  const foreign: string[] = [];
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol.startsWith('http')) foreign.push(request.url());
  });
  const listed = page.getByRole('main').getByRole('listitem');
  const { all } = readSite(path.join(copy.folder, 'content'), path.dirname(example));
  const files = [...all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
  // And what there may be beside them.
  await expect(listed).toHaveCount(files.length + 1);
  const search = page.getByRole('searchbox');
  await search.fill('The deposit comes back');
  await expect(listed).toHaveText([]);
  // Names of fields, files and ids are no words, but those of kinds of sections are.
  for (const name of ['phone:', 'cash-drawer.svg', '2027-02-04T16:00']) {
    await search.fill(name);
    await expect(page.getByText('0 pages and files have it').first()).toBeVisible();
  }
  await search.fill('08-465 004 00');
  await expect(listed.getByText('+46 8 465 004 00')).not.toHaveCount(0);
  await search.fill('questions');
  await expect(listed.getByText('It has “Questions”')).not.toHaveCount(0);
  const [, question = ''] = /question: (.*)\n/.exec(copy.read('content/pricing.yaml')) ?? [];
  await search.fill(question);
  await expect(listed).toHaveText([new RegExp(`^What a till costs.*${RegExp.escape(question)}`)]);
  await listed.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/edit\/pricing#/);
  await expect(page.locator('[data-field$=".question"] :focus')).toHaveValue(question);
  await expect(page.frameLocator('#preview-frame').getByText(question)).toBeInViewport();
  // In a text the words are selected.
  await page.goto(`${address}/admin?file=pages/help/tills.md#%3Fclonk`);
  const text = page.frameLocator('.text-editing iframe').getByRole('textbox');
  const readSelected = () => text.evaluate((one) => `${one.ownerDocument.getSelection()}`);
  await expect.poll(readSelected).toBe('clonk');
  expect(foreign, 'requests to others').toEqual([]);
});

/** Holds up what is asked at an address, until what it returns is called. */
async function holdUp(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is done with a page in the list is said there, where the focus is then', async ({
  copy,
  page,
  address,
}) => {
  await page.goto(`${address}/admin`);
  const entry = page.getByRole('listitem').filter({ hasText: '/winter' });
  await entry.getByText('Rename, duplicate, delete').press('Enter');
  await entry.getByLabel('New address').fill('/market');
  await entry.getByRole('button', { name: 'Rename' }).press('Enter');
  await expect(page.getByText('Done: it is at /market')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: '/market' })).toHaveCount(1);
  expect(copy.read('content/redirects.yaml')).toContain('- from: /winter\n    to: /market\n');

  const move = await holdUp(page, '**/admin/pages');
  const market = page.getByRole('listitem').filter({ hasText: '/market' });
  await market.getByText('Rename, duplicate, delete').press('Enter');
  await market.getByLabel('Title of the copy').fill('The spring market');
  const words =
    'In spring every stall may try a till for a day, and keep it for as long as it likes.';
  await market.getByLabel('Its description').fill(words);
  await market.getByLabel('Its address').fill('/spring');
  const sent = page.waitForRequest('**/admin/pages');
  await market.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(market.getByRole('button', { name: 'Saving …' })).toBeDisabled();
  await sent;
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  move();
  await expect(page.getByText('Done: it is at /spring')).toBeFocused();
  await expect(page.getByText('Done: it is at /spring')).toBeInViewport();
  await expect(page.getByLabel('Title of the copy')).toHaveCount(0);
  await page.unroute('**/admin/pages');

  // Who goes on meanwhile is not called back.
  const goesOn = await holdUp(page, '**/admin/pages');
  const spring = page.getByRole('listitem').filter({ hasText: '/spring' });
  await spring.getByText('Rename, duplicate, delete').press('Enter');
  await spring.getByLabel('New address').fill('/may');
  await spring.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByRole('searchbox').focus();
  goesOn();
  await expect(page.getByText('Done: it is at /may')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('link', { name: '/may', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/edit\/may$/);
});

test('a word is found wherever visitors read it, replaced where it is chosen, and stands there again after an undo', async ({
  copy,
  page,
  address,
}) => {
  const files = ['content/home.yaml', 'content/pricing.yaml'];
  for (const [index, file] of files.entries())
    copy.edit(file, '  title: ', `  title: Zebra${index} and zebra `);
  const before = files.map((file) => copy.read(file));
  await page.goto(`${address}/admin`);
  await page.getByRole('searchbox').fill('zebra');
  await page.getByText('Each place with “zebra”').click();
  const places = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const boxes = places.getByRole('checkbox');
  await expect(page.getByText('2 places; 2 places with other')).toBeVisible();
  const ticks = () => boxes.evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.checked));
  expect(await ticks()).toEqual([false, true, false, true]);
  await boxes.last().uncheck();
  await field(page, 'Replace by').fill('lion');
  await expect(places.locator('ins')).toHaveText(['→ Lion', '→ Lion']);
  await button(page, 'Replace 1 place').click();
  await expect(page.getByText('1 place says “lion” now.')).toBeVisible();
  await expect(places).toHaveCount(3);
  expect(files.map((file) => copy.read(file))).toEqual([
    before[0]?.replace('and zebra', 'and lion'),
    before[1],
  ]);
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Undo').click();
  await expect(places).toHaveCount(4);
  expect(files.map((file) => copy.read(file))).toEqual(before);
  // Who goes on while it is stored is not called back.
  const store = await holdUp(page, '**/admin/words');
  await button(page, 'Replace 1 place').click();
  await page.getByRole('searchbox').focus();
  store();
  await expect(page.getByText('1 place says “lion” now.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await places.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/edit\/#meta\.title$/);
  // It is undone as one after another page too, as long as nothing else has changed what it wrote.
  await page.goto(`${address}/admin`);
  await expect(page.getByText('1 place says “lion” now.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('“zebra” stands there again.')).toBeFocused();
  expect(files.map((file) => copy.read(file))).toEqual(before);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All content' })).toBeVisible();
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('a replacement whose words were changed since is not undone, which is said', async ({
  copy,
  page,
  address,
}) => {
  copy.edit('content/home.yaml', '  title: ', '  title: A zebra ');
  await page.goto(`${address}/admin`);
  await page.getByRole('searchbox').fill('zebra');
  await page.getByText('Each place with “zebra”').click();
  await field(page, 'Replace by').fill('lion');
  await button(page, 'Replace 1 place').click();
  await expect(page.getByText('1 place says “lion” now.')).toBeVisible();
  copy.edit('content/home.yaml', 'A lion', 'A lion that sleeps');
  const now = copy.read('content/home.yaml');
  await button(page, 'Undo').click();
  await expect(page.getByRole('alert')).toContainText('What was replaced has been changed since');
  await expect(button(page, 'Undo')).toHaveCount(0);
  expect(copy.read('content/home.yaml')).toBe(now);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`the list and the forms are of use to everybody: ${width} pixels, ${colorScheme}`, async ({
    copy,
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    copy.edit('content/actions.yaml', 'Ring Us\n  to: tel:+46846500400', 'Ring Us\n  to: /nowhere');
    const { files } = readSite(path.join(copy.folder, 'content'));
    const post = files.find((file) => file.startsWith('posts/'));
    for (const place of ['', '?file=navigation.yaml', '?file=actions.yaml', `?file=${post}`]) {
      await page.goto(`${address}/admin${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (place.includes('actions')) await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await findViolations(page), place).toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWide), `${place} is wider than the window`).toBe(false);
    }
  });
}

test('a form changes what was changed and nothing else, by keyboard, while another file is broken, and the page shows it before', async ({
  copy,
  page,
  address,
}) => {
  copy.edit('content/about.yaml', 'hero:', 'hero: [');
  copy.edit('content/actions.yaml', 'Ring Us\n  to: tel:+46846500400', 'Ring Us\n  to:');
  const actions = copy.read('content/actions.yaml');
  await open(page, address, 'Buttons');
  const target = field(group(page, 'ring-us'), 'Leads to');
  await expect(target).toHaveValue('');
  await target.focus();
  await page.keyboard.type('/contract');
  await expect(page.getByRole('alert')).toHaveText(/\/contract/);
  await button(page, 'Save').press('Enter');
  await expect(page.getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(copy.read('content/actions.yaml')).toBe(actions);
  await target.fill('/contact');
  await save(page);
  const saved = actions.replace('Ring Us\n  to:', 'Ring Us\n  to: /contact');
  expect(copy.read('content/actions.yaml')).toBe(saved);

  // Somebody else's change is joined, and shown.
  copy.edit('content/actions.yaml', 'Try It for a Month', 'Try It for a Year');
  await target.fill('/pricing');
  await button(page, 'Save').press('Enter');
  const news = page.getByRole('region', { name: 'Messages' });
  await expect(news.getByText('Try It for a Month → Try It for a Year')).toBeVisible();
  await expect(field(group(page, 'try-it'), 'Label')).toHaveValue('Try It for a Year');
  await save(page);
  expect(copy.read('content/actions.yaml')).toBe(
    saved
      .replace('Try It for a Month', 'Try It for a Year')
      .replace('Ring Us\n  to: /contact', 'Ring Us\n  to: /pricing'),
  );
});

test('where somebody else has changed the same field, both are said in words of it, and theirs is taken by a button that can be undone', async ({
  copy,
  page,
  address,
}) => {
  await open(page, address, 'Buttons');
  const label = field(group(page, 'try-it'), 'Label');
  const said = await label.inputValue();
  await label.fill('Try a till');
  copy.edit('content/actions.yaml', said, 'Try it {count about.values} times');
  await button(page, 'Save').press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem')).toHaveText([
    /^Try it, Label: they wrote “Try it (5|five) times”; yours is kept: “Try a till”/,
  ]);
  await expect(messages).not.toContainText('.yaml');
  await expect(label).toHaveValue('Try a till');
  await button(messages, 'Take theirs').press('Enter');
  await expect(label).toHaveValue('Try it {count about.values} times');
  await expect(button(messages, 'Take theirs')).toHaveCount(0);
  await button(page, 'Undo').press('Enter');
  await expect(label).toHaveValue('Try a till');
  await save(page);
  expect(copy.read('content/actions.yaml')).toContain('label: Try a till\n');
});

test('what a change leaves to translate is said in words of the field, and leads there with a click', async ({
  copy,
  page,
  address,
}) => {
  const files = ['sv/reading.yaml', 'sv/pricing.yaml', 'sv/announcement.yaml'];
  for (const file of files) copy.write(`content/${file}`, readFileSync(`${example}/${file}`));
  copy.edit('content/site.yaml', 'origin:', 'languages: [ en, sv ]\norigin:');
  const swedish = copy.read('content/sv/announcement.yaml');
  copy.write('content/sv/announcement.yaml', swedish.replace(/^words: .*\n/m, ''));
  await open(page, address, 'Around long texts');
  const messages = page.getByRole('region', { name: 'Messages' });
  const link = messages.getByRole('link', {
    name: 'Announcement, svenska: Words: Fill in the translation',
  });
  // It is of something else, which stands in nobody's way here.
  const folded = messages.getByText(/^To be translated elsewhere: \d+$/);
  await expect(folded).toBeVisible();
  await expect(link).toHaveCount(0);
  await folded.click();
  await link.click();
  const words = field(page, 'Words');
  await expect(words).toBeFocused();
  await words.fill('Nu öppet.');
  await save(page);
  expect(copy.read('content/sv/announcement.yaml')).toContain('words: Nu öppet.\n');
});

test('a colour has a swatch with which it is chosen, and at the hue stands what it does not change', async ({
  copy,
  page,
  address,
}) => {
  const checked = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.startsWith('/admin/file/'),
    async (route) => {
      if (route.request().method() === 'POST') await checked.promise;
      await route.continue();
    },
  );
  await open(page, address, 'The brand');
  const colours = group(page, 'Colours');
  // Before anything is checked: later it would move the field from under a hand.
  await expect(
    colours.getByText(/^These colours are set by hand below, so that the hue .*Action/),
  ).toBeVisible();
  checked.resolve();
  const action = group(colours, 'Action').first();
  const light = field(action, 'Light');
  const swatch = action.getByLabel('Choose: Light');
  await expect(swatch).toHaveValue(await light.inputValue());
  await swatch.fill('#10422a');
  await expect(light).toHaveValue('#10422a');
  const restarts = copy.countRestarts();
  await save(page);
  expect(copy.read('content/brand/brand.yaml')).toContain('action: { light: "#10422a"');
  // Pages are drawn with it once the server has started again.
  await expect.poll(() => copy.countRestarts()).toBeGreaterThan(restarts);
});

test('what is not begun is created in its form: an announcement until a day, which the page shows before it is saved; nothing of it is lost with its tab', async ({
  copy,
  page,
  address,
}) => {
  rmSync(path.join(copy.folder, 'content/announcement.yaml'));
  await open(page, address, 'Create: Announcement');
  await expect(field(page, 'Close')).toHaveValue('Close');
  await expect(page.locator('datalist option[value="/contact"]')).toContainText('Find us');
  await button(page, 'Save').press('Enter');
  await expect(field(page, 'Words')).toBeFocused();
  await expect(field(page, 'Words')).toHaveAccessibleDescription(/Fill this in/);
  await field(page, 'Words').fill('We are at the fair.');
  await field(group(page, 'Link'), 'Label').fill('See when');
  await field(group(page, 'Link'), 'Leads to').fill('/contact');
  const until = page.getByLabel('Until', { exact: true });
  await until.fill('2099-12-04');
  await expect(shownPage(page).getByText('We are at the fair.')).toBeVisible();
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(readStorage).toContain('2099-12-04');
  await page.close({ runBeforeUnload: false });

  const next = await page.context().newPage();
  await open(next, address, 'Create: Announcement');
  await expect(next.getByText('What you had not saved the last time')).toBeVisible();
  await field(next, 'Words').fill('We are at the fair!');
  await button(next, 'Undo').press('Enter');
  await expect(field(next, 'Words')).toHaveValue('We are at the fair.');
  await save(next);
  expect(copy.read('content/announcement.yaml')).toBe(
    [
      '# yaml-language-server: $schema=../.schemas/announcement.json',
      'label: Announcement',
      'words: We are at the fair.',
      'link:',
      '  label: See when',
      '  href: /contact',
      'close: Close',
      'until: 2099-12-04',
      '',
    ].join('\n'),
  );
});

/** A page for each of two shops. */
const shopPage = `each: data/shops.json
address: /shops/:slug
fields: { slug: text, name: name, open: optional boolean }
meta:
  title: "{name} of ours"
  description: "{name}: when it is open, what there is, and how you get there by bus or by car, in a word."
hero: { title: "{name}", lead: Come in. }
`;
const shopRows = `[
  { "slug": "lund", "name": "Lund" },
  { "slug": "umea", "name": "Norr" }
]
`;

test('records of which there are pages are rows of a table: each cell is its field, and a new row is a new page', async ({
  copy,
  page,
  address,
}) => {
  copy.write('content/data/shops.json', shopRows);
  copy.write('content/pages/shops/shop.yaml', shopPage);
  await open(page, address, 'Shops');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Name, row 2').fill('');
  const cell = page.getByRole('cell').filter({ has: page.getByLabel('Name, row 2') });
  await expect(cell.getByRole('alert')).toHaveText('Fill this in');
  await page.getByLabel('Name, row 2').fill('North');
  await page.getByLabel('Open, row 2').check();
  await button(page, 'Add a row').press('Enter');
  await expect(page.getByLabel('Name in addresses, row 3')).toBeFocused();
  await page.keyboard.type('kiruna');
  await page.getByLabel('Name, row 3').fill('Kiruna');
  await button(page, 'Duplicate row 1').press('Enter');
  // What is typed takes the place of the name that another row has.
  await expect(page.getByLabel('Name in addresses, row 2')).toBeFocused();
  await page.keyboard.type('lund-two');
  await button(page, 'Delete row 1').press('Enter');
  await save(page);
  expect(JSON.parse(copy.read('content/data/shops.json'))).toEqual([
    { slug: 'lund-two', name: 'Lund' },
    { slug: 'umea', name: 'North', open: true },
    { slug: 'kiruna', name: 'Kiruna' },
  ]);
  await page.goto(`${address}/shops/kiruna`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiruna');
});

test('a form edits each language by itself, and says what the first one says', async ({
  copy,
  page,
  address,
}) => {
  const swedish = readFileSync(`${example}/sv/reading.yaml`, 'utf8');
  for (const file of ['sv/reading.yaml', 'sv/pricing.yaml']) {
    copy.write(`content/${file}`, readFileSync(`${example}/${file}`));
  }
  copy.edit('content/site.yaml', 'origin:', 'languages: [ en, sv ]\norigin:');
  const before = copy.read('content/reading.yaml');
  await open(page, address, 'Around long texts');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('svenska');
  const first = page.getByRole('textbox').first();
  await expect(first).toHaveAttribute('lang', 'sv');
  const said = await first.inputValue();
  await first.fill(`${said}!`);
  await save(page);
  expect(copy.read('content/sv/reading.yaml')).toBe(swedish.replace(said, `${said}!`));
  expect(copy.read('content/reading.yaml')).toBe(before);
});

test('a post is written with a picture of its own, in two languages, and the page shows it', async ({
  copy,
  page,
  address,
}, testInfo) => {
  // What a post needs in its language.
  for (const file of ['sv/pricing.yaml', 'sv/blog.yaml', 'sv/reading.yaml']) {
    copy.write(`content/${file}`, readFileSync(`${example}/${file}`));
  }
  copy.edit('content/site.yaml', 'origin:', 'languages: [ en, sv ]\norigin:');
  await page.goto(`${address}/admin`);
  await field(page, 'Title of a new post').fill('Two clocks');
  await button(page, 'Write a post').press('Enter');
  await expect(page).toHaveURL(/\d{4}-\d\d-\d\d-two-clocks\.md/);
  const name = /posts\/.*\.md/.exec(page.url())?.[0] ?? '';
  await expect(field(page, 'Title')).toHaveValue('Two clocks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two clocks');
  await expect(field(page, 'Time')).toHaveAttribute('placeholder', '18:30');
  await expect(page.getByText('once what is needed is filled in')).toBeVisible();
  const red = { width: 800, height: 800, channels: 3, background: '#d22' } as const;
  const square = sharp({ create: red }).jpeg().toBuffer();
  const seen = Promise.withResolvers<void>();
  const write = async (title: string, alt: string, file?: string) => {
    await field(page, 'Description').fill(`${title}: `.padEnd(80, 'tick '));
    if (file) {
      const picture = { name: file, mimeType: 'image/jpeg', buffer: await square };
      await page.route('**/admin/files/**', async (route) => {
        await seen.promise;
        await route.continue();
      });
      await page.getByLabel('Upload a picture').setInputFiles(picture);
      await expect(page.getByText(`${file} is being uploaded`)).toBeVisible();
    }
    await field(page, 'What the picture shows').fill(alt);
    const text = textOf(page);
    await text.focus();
    await page.keyboard.type(`${title}.`);
  };
  await page.getByRole('combobox', { name: 'Author', exact: true }).fill('Jonas Wall');
  await page.getByRole('checkbox', { name: 'Tills', exact: true }).check();
  await write('Two clocks', 'A clock', 'Books.JPG');
  // What is saved while a picture arrives has it.
  await button(page, 'Save').click();
  await expect(button(page, 'Saving …')).toBeVisible();
  await expect(page.getByText('Books.JPG is being uploaded')).toBeVisible();
  seen.resolve();
  await expect(page.locator('.picture summary')).toContainText('-2.jpg');
  await expect(page.getByText('is being uploaded')).toHaveCount(0);
  await expect(button(page, 'Saved')).toBeVisible();
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Two clocks');
  const language = page.getByRole('combobox', { name: 'Language' }).locator('option:checked');
  await expect(language).toHaveText('English');
  expect(copy.read(`content/${name}`)).toContain('books-2.jpg');
  await page.unroute('**/admin/files/**');
  const taken = readFileSync(path.join(copy.folder, 'content/pictures/books-2.jpg'));
  expect(taken.equals(await square)).toBe(true);
  await page.goto(`${address}/admin?file=sv/${name}`);
  await field(page, 'Title').fill('Två klockor');
  await write('Två klockor', 'En klocka');
  // It begins as a draft, and is whole.
  await expect(language).toHaveText('svenska, not begun');
  await page.getByRole('checkbox', { name: 'Draft', exact: true }).uncheck();
  await save(page);
  await expect(language).toHaveText('svenska');

  const folder = testInfo.outputPath('content');
  cpSync(example, folder, { recursive: true });
  for (const file of [`posts/${name.slice(6)}`, `sv/${name}`]) {
    writeFileSync(`${folder}/${file}`, copy.read(`content/${file}`));
  }
  cpSync(path.join(copy.folder, 'content/pictures'), `${folder}/pictures`, { recursive: true });
  const content = await loadContent(readSite(folder, path.dirname(example)));
  const readPost = (language: LanguageContent, place: string) => {
    const { title, authors, tags, picture } = getPost(language, place).post;
    const [author] = authors;
    return [title, author?.name, author?.role, tags[0]?.slug, picture?.picture.alt];
  };
  const original = ['Two clocks', 'Jonas Wall', 'Workshop', 'tills', 'A clock'];
  expect(readPost(content, '/blog/two-clocks')).toEqual(original);
  const translation = content.translations.find(({ language }) => language.tag === 'sv') ?? content;
  const translated = ['Två klockor', 'Jonas Wall', 'Verkstaden', 'tills', 'En klocka'];
  expect(readPost(translation, '/sv/blog/two-clocks')).toEqual(translated);

  copy.restoreContent();
  // The server starts again, now that the post is gone; until then it shows that files are missing.
  await expect.poll(async () => (await fetch(address).catch(() => undefined))?.ok).toBe(true);
});

test('a text keeps the line ends of Windows and all that was not touched, and is not saved with a mistake', async ({
  copy,
  page,
  address,
}) => {
  const text = '*  a list\r\n*  of two\r\n\r\nA _word_ and  a\r\nbreak.\r\n\r\n\r\nThe end\r\n';
  const fields = `\uFEFF---\r\ntitle:   "Terms"  # once\r\ndescription: ${'Law. '.repeat(15)}\r\n---\r\n`;
  copy.write('content/pages/law.md', `${fields}\r\n${text}`);
  await open(page, address, 'Terms');
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('ing');
  await expect(shownPage(page).getByText('The ending')).toBeVisible();
  await save(page);
  const saved = `${fields}\r\n${text.replace('The end', 'The ending')}`;
  expect(copy.read('content/pages/law.md')).toBe(saved);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await button(page, 'Bold').press('Enter');
  await button(page, 'Link').press('Enter');
  await field(page, 'Where the link leads').fill('/pricing');
  await button(page, 'Add the link').press('Enter');
  await save(page);
  const linked = saved.replace('The ending', 'The [**ending**](/pricing)');
  expect(copy.read('content/pages/law.md')).toBe(linked);
  await field(page, 'Title').fill('');
  await expect(page.getByRole('alert').first()).toHaveText('Fill this in');
  await button(page, 'Save').press('Enter');
  await expect(page.getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(copy.read('content/pages/law.md')).toBe(linked);
});

test('the editors answer at the address that the server was started for, and to their own pages', async ({
  copy,
  address,
}) => {
  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = http(address + path, { method, headers });
    const change = { 'site.yaml': { before: null, now: 'name: Mallory' } };
    sent.end(method === 'PUT' ? JSON.stringify(change) : '');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };
  const { host, port } = new URL(address);
  const list = '/admin/files/';
  expect(await send('GET', list, { host })).toBe(200);
  for (const other of ['attacker.example', `127.0.0.1:${port}`, `attacker.localhost:${port}`]) {
    expect(await send('GET', list, { host: other }), other).toBe(403);
  }
  const before = copy.read('content/site.yaml');
  const site = '/admin/file/site.yaml';
  expect(await send('PUT', list, { host })).toBe(403);
  expect(await send('PUT', list, { host, origin: `http://127.0.0.1:${port}` })).toBe(403);
  expect(await send('DELETE', site, { host, origin: address })).toBe(405);
  // Somebody else has changed what it says that it was.
  expect(await send('PUT', list, { host, origin: address })).toBe(200);
  expect(await send('HEAD', site, { host, origin: address })).toBe(405);
  expect(copy.read('content/site.yaml')).toBe(before);
});
