import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { button, clickOn, fieldWithFocus, open, save } from '../support/editor/page-editor.ts';
import { example } from '../support/example.ts';

test.use({ content: example });

test('a habit that is added in English is translated on the Swedish page, and leaves both together', async ({
  copy,
  page,
  address,
}) => {
  const [english, swedish] = ['content/about.yaml', 'content/sv/about.yaml'] as const;
  const before = [english, swedish].map((file) => copy.read(file));
  copy.edit(
    english,
    '    - title: Count twice\n',
    '    - title: Ring the bell\n      description: Somebody comes.\n    - title: Count twice\n',
  );
  // The site is shown as it will be, but for what is still to be translated.
  const answer = await fetch(`${address}/sv/about`);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('Ring the bell'),
  ]);
  const frame = await open(page, `${address}/admin/edit/sv/about`);
  const habit = frame.locator('#values').getByText('Somebody comes.');
  // The page shows the first language's words, with an edge around them.
  await expect(habit).toBeVisible();
  await expect(habit).toHaveCSS('outline-style', 'dashed');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('To be translated: 2')).toBeVisible();
  await messages.getByRole('button', { name: /Ring the bell, Description/ }).click();
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].description');
  await page.locator(':focus').fill('Någon kommer.');
  await expect(frame.locator('#values').getByText('Någon kommer.')).toBeVisible();
  // Half of it is not saved.
  await button(page, 'Save').press('Enter');
  await expect(messages.getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(copy.read(swedish)).toBe(before[1]);
  await messages
    .getByRole('button', { name: /Ring the bell, Title/ })
    .first()
    .click();
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].title');
  await page.locator(':focus').fill('Ring på klockan');
  await expect(messages).toHaveCount(0);
  await save(page);
  expect(copy.read(swedish)).toMatch(/items:\n +- key: Ring the bell\n +title: Ring på klockan\n/);
  await expect(frame.locator('[data-first-words]')).toHaveCount(0);

  const original = await open(page, `${address}/admin/edit/about`);
  await page.getByText('Outline', { exact: true }).filter({ visible: true }).click();
  await shown(page.getByRole('button', { name: /habits/ })).click();
  const entry = shown(page.getByRole('button', { name: 'Ring the bell', exact: true }));
  const row = page.locator('.entry', { has: entry }).first();
  // It is saved before the page asks what is to be said of the change.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await row.getByRole('button', { name: 'Delete: Ring the bell' }).press('Enter');
  await save(page);
  const drawn = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.clock.resume();
  await drawn;
  await expect(original.locator('#values').getByText('Ring the bell')).toHaveCount(0);
  await expect(page.getByText('“Ring the bell” is also taken out of svenska')).toBeVisible();
  expect([english, swedish].map((file) => copy.read(file))).toEqual(before);
  await page.keyboard.press('Control+z');
  await save(page);
  await expect(
    page.getByText('“Ring the bell” is also put back, as it was, into svenska'),
  ).toBeVisible();
  expect(copy.read(swedish)).toContain('title: Ring på klockan\n');
});

test('a portrait and words that are replaced name the Swedish that is of the old ones, before and after a save, until it is changed', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/about`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const left = messages.getByRole('link', {
    name: /still (says what this said before|describes the picture as it was before)/,
  });
  await clickOn(page, frame.locator('#leadership img').first());
  await expect.poll(() => fieldWithFocus(page)).toBe('people[0].image.src');
  const source = shown(page.locator('[data-field="people[0].image.src"]'));
  await source.locator('summary').click();
  await source.getByRole('button', { name: /^coffee.jpg/ }).click();
  const alt = shown(page.locator('[data-field="people[0].image.alt"]')).getByRole('textbox');
  await alt.fill('A cup of coffee');
  const folded = messages.locator('summary');
  await expect(folded).toHaveText(/^1 text in another language/);
  await expect(left).toHaveCount(0);
  await folded.press('Enter');
  await expect(left).toHaveText([
    /svenska: .*Image, What the picture shows: still describes the picture/,
  ]);
  const title = shown(page.locator('[data-field="title"]')).getByRole('textbox');
  await clickOn(page, frame.locator('#leadership h2'));
  await title.fill('Who answers');
  await expect(left).toHaveCount(2);
  await expect(folded).toHaveText(/^2 texts in other languages/);
  await save(page);
  await expect(left).toHaveCount(2);
  await left.filter({ hasText: 'Image' }).press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toBe('people[0].image.alt');
  await page.locator(':focus').fill('En kopp kaffe');
  await save(page);
  await open(page, `${address}/admin/edit/about`);
  await folded.press('Enter');
  await expect(left).toHaveText([/Who answers, Title/]);
});

test('of texts in a list people see and write what is translated alone, on the page and beside it', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/sv/careers.yaml';
  const frame = await open(page, `${address}/admin/edit/sv/careers`);
  const benefit = frame.locator('#benefits').getByText('Gemensam lunch');
  await clickOn(page, benefit);
  await expect(benefit).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lunch ihop');
  await expect(benefit.or(frame.getByText('Lunch ihop', { exact: true }))).toBeVisible();
  await page.keyboard.press('Enter');
  const next = page.getByRole('group', { name: 'Tjänstepension från första månaden' });
  const words = shown(next.getByRole('textbox'));
  await expect(words).toHaveValue('Tjänstepension från första månaden');
  await words.press('End');
  await words.pressSequentially('!');
  await save(page);
  expect(copy.read(file)).toContain(
    '    - Lunch together -> Lunch ihop\n    - A pension from the first month -> Tjänstepension från första månaden!\n',
  );
});

test('after a replacement each text is named that other languages have in words of their own', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/admin`);
  await page.getByRole('searchbox').fill('more. Bring your own mug');
  await page.getByText('Each place with “more. Bring your own mug”').click();
  await page.getByLabel('Replace by').fill('more. Bring your own cup');
  await page.getByRole('button', { name: 'Replace 1 place' }).click();
  await page.getByText('1 text in another language is as it was').click();
  await page.getByRole('link', { name: /svenska.*still says what this said before/ }).click();
  await expect(page).toHaveURL(/\/sv\/careers#hero\.lead$/);
});

test('a list of links that all pages show keeps its translations under its new name', async ({
  copy,
  page,
  address,
}) => {
  const swedish = copy.read('content/sv/navigation.yaml');
  const [, key = ''] = /groups:\n +- key: (.*)\n/.exec(swedish) ?? [];
  const frame = await open(page, `${address}/admin/edit/contact`);
  await clickOn(page, frame.locator('footer').getByText(key, { exact: true }));
  const shared = page.getByRole('form', { name: 'Words that other pages show too' });
  await expect(shared.getByRole('textbox')).toHaveValue(key);
  await shared.getByRole('textbox').fill('What we sell');
  await shared.getByRole('button', { name: 'Save for all pages' }).click();
  await expect(frame.locator('footer').getByText('What we sell', { exact: true })).toBeVisible();
  expect(copy.read('content/sv/navigation.yaml')).toBe(
    swedish.replace(`- key: ${key}\n`, '- key: What we sell\n'),
  );
  // Where it leads, and what else is in the list, is in the form.
  await clickOn(page, frame.locator('footer').getByText('What we sell', { exact: true }));
  await shared.getByRole('link', { name: 'All of “Header and footer”' }).click();
  await expect(page.locator(':focus')).toHaveValue('What we sell');
});

test('a page is at its address in Swedish, opens there, and gets another one to which visitors of the old one get', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/sv/case-studies.yaml';
  const statuses = ['/sv/kundberattelser', '/sv/case-studies', '/case-studies'].map(
    async (path) => (await fetch(address + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  const frame = await open(page, `${address}/admin/edit/sv/kundberattelser`);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'sv');
  await shown(page.getByText('Rename, duplicate, delete')).click();
  const what = page.getByRole('group', { name: 'What to do with' });
  const next = what.getByLabel('New address');
  await expect(next).toHaveValue('/sv/kundberattelser');
  await next.fill('/sv/villkor');
  await what.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(what.getByRole('alert').or(page.getByRole('alert')).first()).toContainText(
    /Another page has this address/,
  );
  await next.fill('/sv/butiker');
  await what.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page).toHaveURL(`${address}/admin/edit/sv/butiker`);
  expect(copy.read(file)).toContain('\naddress: /butiker\n');
  const redirects = copy.read('content/redirects.yaml');
  expect(redirects).toContain('  - from: /sv/case-studies\n    to: /sv/butiker\n');
  expect(redirects).toContain('  - from: /sv/kundberattelser\n    to: /sv/butiker\n');
  await expect
    .poll(async () => (await fetch(`${address}/sv/butiker`).catch(() => undefined))?.status)
    .toBe(200);
});

test('fields of a page that runs right to left do so too, but for those of numbers and addresses', async ({
  page,
  address,
}) => {
  const directions = (selector: string) =>
    page
      .locator(`${selector} :is(input:not([type=checkbox], [type=file]), textarea)`)
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((one) => {
            const { field = '' } = one.closest<HTMLElement>('[data-field]')?.dataset ?? {};
            return [field, getComputedStyle(one).direction];
          }),
        ),
      );
  const frame = await open(page, `${address}/admin/edit/ar/pricing`);
  await clickOn(page, frame.locator('#plans').getByText('590').first());
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].price');
  expect(await directions('.fields')).toMatchObject({
    ...{ title: 'rtl', lead: 'rtl', 'items[0].name': 'rtl', 'items[0].description': 'rtl' },
    ...{ 'items[0].price': 'ltr', 'items[0].priceText': 'rtl' },
  });
  // So does what a text with a number in it reads as.
  await open(page, `${address}/admin/edit/ar/contact#channels.title`);
  const reading = shown(page.locator('[data-field="title"][data-section="channels"] bdi'));
  await expect(reading).toHaveText(/ طرق إلينا$/);
  await expect(reading).toHaveCSS('direction', 'rtl');
  await expect(reading).toHaveAttribute('dir', 'rtl');
  await page.goto(`${address}/admin?file=ar/actions.yaml`);
  await expect(page.locator('[data-field="write.to"]')).toBeVisible();
  expect(await directions('main')).toMatchObject({ 'write.label': 'rtl', 'write.to': 'ltr' });
  // What is sought runs as it is written.
  await page.goto(`${address}/admin`);
  const search = page.getByLabel('Search in all that the site says');
  await search.fill('عربي');
  await expect(search).toHaveCSS('direction', 'rtl');
  await search.fill('till');
  await expect(search).toHaveCSS('direction', 'ltr');
});
