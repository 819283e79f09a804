import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as http, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../../packages/sitewright/content/load.ts';
import { getPost } from '../../packages/sitewright/content/posts/post-list.ts';
import type { LanguageContent } from '../../packages/sitewright/content/site-content.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { expect, test } from '../support/development-server.ts';
import { example } from '../support/example.ts';

/** A group of the editor's form, by the name of its field. */
const group = (page: Page | Locator, field: string) =>
  page.getByRole('group', { name: new RegExp(`^\\W*${field}\\W* Field$`) });

const leaveForm = (page: Page) => page.evaluate(() => location.assign('#/collections'));

/** Opens a content file in the editor, which takes long to load at first. */
async function open(page: Page, address: string, collection: string, name: string): Promise<void> {
  const item = page.getByRole('treeitem', { name: collection });
  // The server may be starting again, after a change of what pages there are.
  await expect(async () => {
    if (!page.url().startsWith(`${address}/admin`)) await page.goto(`${address}/admin`);
    await leaveForm(page);
    await expect(item).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await item.click();
  await page.getByRole('row', { name }).click();
}

/** Changes the one text of a group and saves; the form stays open. */
async function change(within: Locator, from: string, to: string): Promise<void> {
  const page = within.page();
  const box = within.getByRole('textbox').or(within.getByRole('spinbutton'));
  await expect(box).toHaveValue(from);
  await box.fill(to);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await expect(box).toHaveValue(to);
}

// The form renders only what is in view.
test.use({ viewport: { width: 1280, height: 6000 } });
// Pictures of a form of this height, which fade, would take seconds for each change of view.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
);

test('the content editor changes a price on its line, and the open page shows it', async ({
  copy,
  page,
  address,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol.startsWith('http')) foreign.push(request.url());
  });
  const site = await page.context().newPage();
  await site.goto(`${address}/pricing`);
  await expect(site.locator('#plans')).toContainText('590 kr');
  const before = copy.read('content/pricing.yaml');
  await open(page, address, 'Pages', 'Pricing');
  await group(page, 'Plans').getByRole('button', { name: 'Expand All' }).click();
  // The one before it is by the year.
  const price = group(group(page, 'Plans'), 'Price').nth(1);
  await change(price, '590', '585');
  // At its place, with the link to its page.
  await change(price, '585', '580');
  await expect(page.getByText('View on Live Site')).toBeVisible();
  await expect
    .poll(() => copy.read('content/pricing.yaml'))
    .toBe(before.replace('price: 590', 'price: 580'));
  await expect(site.locator('#plans')).toContainText('580 kr');
  expect(foreign, 'requests to others').toEqual([]);
  const listFonts = () => [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  expect(String(await page.evaluate(listFonts))).toMatch(/Material Symbols[^,]* loaded/);

  // The development server shows the same text as the built page, with no marks on placeholders.
  const other = await page.context().newPage();
  const read = async (origin = '') => {
    await other.goto(`${origin}/about`);
    return other.locator('main').innerText();
  };
  expect(await read(address)).toBe(await read(baseURL));
});

test('the content editor changes nested, optional and empty fields and nothing else, while another file is broken', async ({
  copy,
  page,
  address,
}) => {
  copy.edit('content/about.yaml', 'hero:', 'hero: [');
  copy.edit('content/actions.yaml', 'Ring Us\n  to: tel:+46846500400', 'Ring Us\n  to:');
  const actions = copy.read('content/actions.yaml');
  await open(page, address, 'Pages', 'Buttons');
  await change(group(group(page, 'ring-us'), 'To'), '', '/contact');
  await expect
    .poll(() => copy.read('content/actions.yaml'))
    .toBe(actions.replace('Ring Us\n  to:', 'Ring Us\n  to: /contact'));
  const said = page.waitForEvent('dialog').then((dialog) => {
    void dialog.accept();
    return dialog.message();
  });
  copy.edit('content/actions.yaml', 'Ring Us\n  to: /contact', 'Ring Us\n  to: /about');
  await group(group(page, 'ring-us'), 'To').getByRole('textbox').fill('/pricing');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await said).toContain('Somebody else has changed content/actions.yaml');
  expect(copy.read('content/actions.yaml')).toContain('Ring Us\n  to: /about');
  const counter = copy.read('content/platforms/counter.yaml');
  const lead = 'It takes as long as it takes to wrap.';
  await open(page, address, 'Platforms', 'Counter');
  await change(group(group(page, 'Walkthrough'), 'Lead'), lead, 'Bye');
  await expect
    .poll(() => copy.read('content/platforms/counter.yaml'))
    .toBe(counter.replace(lead, 'Bye'));
});

test('the content editor takes a photograph, and names it in the content', async ({
  copy,
  page,
  address,
}) => {
  const square = { width: 800, height: 800, channels: 3, background: '#d22' } as const;
  const buffer = await sharp({ create: square }).jpeg().toBuffer();
  await open(page, address, 'Pages', 'About');
  await group(page, 'People').getByRole('button', { name: 'Expand All' }).click();
  await group(group(page, 'People'), 'Image').first().scrollIntoViewIfNeeded();
  const portrait = group(group(page, 'People'), 'Src').first();
  await portrait.getByRole('button', { name: 'Replace' }).click();
  const dialog = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'Anna Berg.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(portrait).toContainText('anna-berg.jpg');
  await expect(portrait.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => copy.read('content/about.yaml')).toContain('src: anna-berg.jpg\n');
  const taken = readFileSync(`${copy.folder}/content/pictures/anna-berg.jpg`);
  expect(taken.equals(buffer)).toBe(true);
});

test('the content editor edits every language side by side, and writes a post in two of them', async ({
  copy,
  page,
  address,
}, testInfo) => {
  const pricing = readFileSync(`${example}/sv/pricing.yaml`, 'utf8');
  // What a post needs in its language.
  for (const file of ['sv/pricing.yaml', 'sv/blog.yaml', 'sv/reading.yaml']) {
    copy.write(`content/${file}`, readFileSync(`${example}/${file}`));
  }
  copy.edit('content/site.yaml', 'origin:', 'languages: [ en, sv ]\norigin:');
  const before = copy.read('content/pricing.yaml');
  const pane = (language: string) =>
    page.getByRole('group', { name: new RegExp(`^Edit \\W*${language}\\W* Content$`) });
  const [english, swedish] = [pane('English'), pane('Swedish')];
  const titleIn = (form: Locator) => group(form, 'Title').first().getByRole('textbox');

  await open(page, address, 'Pages', 'Pricing');
  await titleIn(english).fill('What one till costs');
  await change(group(swedish, 'Title').first(), 'Vad en kassa kostar', 'Priset på en kassa');
  await expect
    .poll(() => copy.read('content/sv/pricing.yaml'))
    .toBe(pricing.replace('Vad en kassa kostar', 'Priset på en kassa'));
  expect(copy.read('content/pricing.yaml')).toBe(
    before.replace('What a till costs', 'What one till costs'),
  );

  await leaveForm(page);
  await page.getByRole('treeitem', { name: 'Posts' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const write = async (form: Locator, title: string, alt: string) => {
    await titleIn(form).fill(title);
    await group(form, 'Description').getByRole('textbox').fill(`${title}: `.padEnd(80, 'tick '));
    await group(form, 'Alt').getByRole('textbox').fill(alt);
    await group(form, 'Text').getByRole('textbox').fill(`${title}.`);
  };
  await english.getByRole('radio', { name: 'Jonas Wall' }).click();
  await group(english, 'Tags').getByRole('button', { name: 'Add' }).click();
  await group(english, 'Picture').getByRole('checkbox').click();
  await group(english, 'Src').getByRole('button', { name: 'Browse' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'books.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await swedish.getByRole('button', { name: 'Enable' }).click();
  await write(english, 'Two clocks', 'A clock');
  await write(swedish, 'Två klockor', 'En klocka');
  const tag = group(english, 'Tags').getByRole('radio', { name: 'tills' });
  await tag.click();
  await expect(tag).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\/posts\/entries\/./);
  const posts = readdirSync(`${copy.folder}/content/posts`);
  const name = posts.find((one) => one.endsWith('two-clocks.md')) ?? '';
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-two-clocks\.md$/);
  const folder = testInfo.outputPath('content');
  cpSync(example, folder, { recursive: true });
  for (const file of [`posts/${name}`, `sv/posts/${name}`]) {
    writeFileSync(`${folder}/${file}`, copy.read(`content/${file}`));
  }
  const content = await loadContent(readSite(folder, path.dirname(example)));
  const readPost = (language: LanguageContent, path: string) => {
    const { title, authors, tags, picture } = getPost(language, path).post;
    const [author] = authors;
    return [title, author?.name, author?.role, tags[0]?.slug, picture?.picture.alt];
  };
  const original = ['Two clocks', 'Jonas Wall', 'Workshop', 'tills', 'A clock'];
  expect(readPost(content, '/blog/two-clocks')).toEqual(original);
  const [translation = content] = content.translations;
  const translated = ['Två klockor', 'Jonas Wall', 'Verkstaden', 'tills', 'En klocka'];
  expect(readPost(translation, '/sv/blog/two-clocks')).toEqual(translated);

  copy.restoreContent();
  // The server starts again, now that the post is gone; until then it shows that files are missing.
  await expect.poll(async () => (await fetch(address).catch(() => undefined))?.ok).toBe(true);
});

test('the editors answer at the address that the server was started for, and to their own pages', async ({
  copy,
  address,
}) => {
  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = http(address + path, { method, headers });
    sent.end(method === 'PUT' ? '{ "before": null, "text": "name: Mallory" }' : '');
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
  const site = '/admin/files/content/site.yaml';
  expect(await send('PUT', site, { host })).toBe(403);
  expect(await send('PUT', site, { host, origin: `http://127.0.0.1:${port}` })).toBe(403);
  expect(await send('PUT', site, { host, origin: address })).toBe(400);
  expect(await send('HEAD', site, { host, origin: address })).toBe(405);
  expect(copy.read('content/site.yaml')).toBe(before);
});

test('the content editor saves a page of a campaign with the line ends of Windows, and says what is wrong with a change', async ({
  copy,
  page,
  address,
}) => {
  const windows = `\uFEFF${copy.read('content/pages/winter.yaml').replaceAll('\n', '\r\n')}`;
  copy.write('content/pages/winter.yaml', windows);
  const [, title = ''] = /title: (.*)\r\n/.exec(windows) ?? [];
  await open(page, address, 'Pages', 'Winter');
  await change(group(page, 'Title').first(), title, `${title}!`);
  await expect
    .poll(() => copy.read('content/pages/winter.yaml'))
    .toBe(windows.replace(`title: ${title}\r`, `title: ${title}!\r`));
  const said = page.waitForEvent('dialog').then((dialog) => {
    void dialog.accept();
    return dialog.message();
  });
  // Another page has this title, which the field alone does not know.
  await group(page, 'Title').first().getByRole('textbox').fill('What a till costs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await said).toMatch(/:\d+ meta\.title: expected a title that no other page has/);
  expect(copy.read('content/pages/winter.yaml')).toContain(`title: ${title}!`);
});
