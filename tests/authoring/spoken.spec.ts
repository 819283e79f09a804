// That whole tasks are done by keyboard, with what a screen reader says alone.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editor/development-server.ts';
import { field, group, shown } from '../support/editor/editor-parts.ts';
import { listen, type Speech } from '../support/page/speech.ts';

/** Presses a key until what is said of the focus is of something. Nothing on the way has no name or loses the focus. */
async function go(page: Page, speech: Speech, to: RegExp, key = 'Tab'): Promise<string> {
  for (let count = 0; count < 250; count += 1) {
    await page.keyboard.press(key);
    const said = await speech.read();
    if (to.test(said)) return said;
  }
  throw new Error(`${key} does not lead to ${to}`);
}

/** Waits until things are announced, in any order, each of which is said once. */
async function hear(speech: Speech, ...words: RegExp[]): Promise<void> {
  const all: string[] = [];
  const whichAreHeard = async () => {
    all.push(...(await speech.takeAnnounced()));
    return words.map((one) => all.some((said) => one.test(said)));
  };
  await expect.poll(whichAreHeard).toEqual(words.map(() => true));
  for (const one of words) expect(all.filter((said) => one.test(said))).toHaveLength(1);
}

async function press(page: Page, speech: Speech, to: RegExp, key = 'Tab'): Promise<void> {
  await go(page, speech, to, key);
  await page.keyboard.press('Enter');
}

test('the price of a month is changed and saved; one that cannot be is said to be wrong at its field', async ({
  copy,
  page,
  address,
}) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, speech, /^link What a till costs/);
  await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
  await hear(speech, /^“What a till costs” is open$/);
  await press(page, speech, /^button Outline/);
  await press(page, speech, /^button By the month/);
  await press(page, speech, /^button First till/);
  expect(await go(page, speech, /^spinbutton Price/)).toContain('The amount, such as 99 or 4.5');
  await page.keyboard.type('-5');
  await press(page, speech, /^button Save$/, 'Shift+Tab');
  await hear(speech, /^Not saved: this is to be put right first$/);
  await expect.poll(() => speech.read()).toMatch(/^spinbutton Price.*This should be more than 0/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('580');
  await press(page, speech, /^button Save$/, 'Shift+Tab');
  await hear(speech, /^Saved$/);
  expect(copy.read('content/pricing.yaml')).toMatch(/name: First till\n +price: 580\n/);
  expect(await speech.read()).toBe('button Saved');
});

test('how much a search finds is said once somebody stops typing', async ({ page, address }) => {
  const speech = await listen(page);
  await page.clock.install();
  await page.goto(`${address}/admin`);
  await page.getByRole('searchbox').focus();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.keyboard.type('lamp');
  await speech.takeAnnounced();
  await page.keyboard.type('shade');
  await expect(page.getByText(/^0 pages and files have it$/).first()).toBeVisible();
  expect(await speech.takeAnnounced()).toEqual([]);
  await page.clock.runFor(1_000);
  await hear(speech, /^0 pages and files have it$/);
  // Else it would stand still for the tests that follow in this browser.
  await page.clock.resume();
});

test('a post with a picture is written', async ({ copy, page, address }) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, speech, /^textbox Title of a new post/);
  await page.keyboard.type('A bell for the door');
  await press(page, speech, /^button Write a post/);
  await expect.poll(() => speech.read().catch(() => '')).toMatch(/^textbox Title/);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Fill this in');
  // Nobody has left anything out of what is new.
  expect((await speech.takeAnnounced()).filter((one) => /this in|message/.test(one))).toEqual([]);
  await go(page, speech, /^textbox Description/);
  await page.keyboard.press('Tab');
  await hear(speech, /^Fill this in$/, /^Description: Fill this in$/);
  await go(page, speech, /^textbox Description/, 'Shift+Tab');
  await page.keyboard.type(
    'A bell rings whenever somebody comes in by the door of the shop, and nobody waits for us.',
  );
  await hear(speech, /^Text, line 1: Write the text$/);
  await press(page, speech, /^DisclosureTriangle Picture: none/);
  await press(page, speech, /^button bulb\.jpg/);
  await go(page, speech, /^textbox What the picture shows/);
  await page.keyboard.type('A bell over a door');
  await go(page, speech, /^textbox Text/);
  await page.keyboard.type('It rings.');
  await page.keyboard.press('Escape');
  await press(page, speech, /^button Save$/, 'Shift+Tab');
  await hear(speech, /^Saved$/);
  // As a browser on this machine has it.
  const day = new Date().toLocaleDateString('sv');
  expect(copy.read(`content/posts/${day}-a-bell-for-the-door.md`)).toMatch(
    /src: bulb\.jpg\n {2}alt: A bell over a door\n[\s\S]*\n\nIt rings\.\n$/,
  );
});

test('the first mistake is spoken once, while its words change with each key', async ({
  page,
  address,
}) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin?file=actions.yaml`);
  const target = field(group(page, 'ring-us'), 'Leads to');
  await target.fill('/cont');
  await hear(speech, /^Ring us, Leads to: "\/cont" leads to no page/);
  await target.fill('/contr');
  await expect(page.getByRole('alert')).toHaveText(/^"\/contr" leads/);
  const said = await speech.takeAnnounced();
  expect(said.filter((one) => one.includes('Leads to: '))).toEqual([]);
});

test('each step that is undone or made again is said', async ({ page, address }) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin/edit/pricing#plans.title`);
  await expect.poll(() => speech.read().catch(() => '')).toMatch(/^textbox Title/);
  await page.keyboard.type('!');
  await page.keyboard.press('Control+z');
  await hear(speech, /^Undone$/);
  await page.keyboard.press('Control+y');
  await hear(speech, /^Redone$/);
});

test('a mistake that comes before another or goes is no reason to speak of that again', async ({
  page,
  address,
}) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin?file=actions.yaml`);
  const before = field(group(page, 'try-it'), 'Label');
  const said = await before.inputValue();
  await field(group(page, 'ring-us'), 'Label').fill('');
  await hear(speech, /^Ring us, Label: Fill this in$/, /^1 message$/);
  await before.fill('');
  await hear(speech, /^(Try it, )?Label: Fill this in$/, /^2 messages$/);
  await before.fill(said);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('status').filter({ hasText: '1 message' })).toBeAttached();
  const heard = await speech.takeAnnounced();
  expect(heard.filter((one) => /message|Label: /.test(one))).toEqual(['1 message']);
});

test('a page gets another address, to which visitors of the old one get', async ({
  copy,
  page,
  address,
}) => {
  const speech = await listen(page);
  await page.goto(`${address}/admin/edit/winter`);
  await expect(page.frameLocator('#preview-frame').locator('main h1')).toBeVisible();
  await press(page, speech, /^DisclosureTriangle Rename, duplicate, delete/);
  await expect(shown(page.getByLabel('New address'))).toBeVisible();
  await go(page, speech, /^textbox New address/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/about');
  expect(await go(page, speech, /^checkbox/)).toBe('checkbox Visitors of /winter get there');
  await press(page, speech, /^button Rename/);
  await hear(speech, /^Nothing is changed\. Write an address such as/);
  expect(await speech.read()).toBe('button Rename');
  await go(page, speech, /^textbox New address/, 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/market');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/admin/edit/market`);
  await hear(speech, /^Reading the page …$/);
  expect(copy.read('content/redirects.yaml')).toContain('- from: /winter\n    to: /market\n');
});
