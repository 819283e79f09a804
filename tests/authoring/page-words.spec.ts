import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import {
  button,
  clickOn,
  fieldWithFocus,
  open,
  paste,
  save,
} from '../support/editor/page-editor.ts';

test('words with emphasis and links are changed on the page, made bold and linked by keys, and pasted with their marks', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/home.yaml');
  const frame = await open(page, `${address}/admin/edit/`);
  const text = frame.locator('p', { hasText: 'We take no part' });
  await clickOn(page, text.getByText('no part'));
  await expect(text).toBeFocused();
  const toolbar = page.getByRole('region', { name: 'Words on the page' });
  const bold = toolbar.getByRole('button', { name: 'Bold', exact: true });
  await expect(bold).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+b');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type(' Really');
  // What is nearer to somebody’s hand, above the field in the panel, is for the words on the page too.
  await shown(page.locator('[data-field]').getByRole('button', { name: 'Bold' })).click();
  await expect(text).toBeFocused();
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('. ');
  await page.keyboard.press('Control+k');
  const picker = toolbar.getByRole('combobox', { name: 'Where the link leads' });
  await expect(picker).toBeFocused();
  const offered = (to: string) => toolbar.locator(`datalist option[value="${to}"]`).first();
  await expect(offered('/files/price-list.pdf')).toBeAttached();
  await expect(offered('/pricing#plans')).toHaveText(/By the month/);
  // What may be several pages is not lost by a click elsewhere, which is said.
  await picker.fill('pric');
  await button(page, 'Save').click();
  await expect(toolbar.getByText('choose one of them')).toBeVisible();
  await expect(picker).toBeFocused();
  // What is typed and saved is taken.
  await picker.fill('/pricing#plans');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/home.yaml')).toContain('](/pricing#plans)');
  await expect(text).toBeFocused();
  await paste(
    text,
    `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-style:italic">, soon</span> 👋🏽</p><ul><li>שלום</li></ul><img src="a.png"></b>`,
  );
  await expect(toolbar.getByText('Pasted without')).toHaveText(/pictures and lists; every word/);
  await page.keyboard.press('Enter');
  await expect(text.locator('strong')).toHaveText('Really');
  await save(page);
  const before = 'The rest is on the [price tags](/pricing).';
  const [line = ''] = /^.*We take \*no part\*.*$/m.exec(copy.read('content/home.yaml')) ?? [];
  expect(line).toContain(
    `We take *no part* of what you sell. ${before} **Really**. [One price for the till: By the month, or by the year](/pricing#plans)*, soon* 👋🏽 שלום`,
  );
  const [old = ''] = /^.*We take \*no part\*.*$/m.exec(original) ?? [];
  expect(copy.read('content/home.yaml').replace(line, old)).toBe(original);
});

test('a key saves words that are still typed on the page, and a field of a form', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/about`);
  await clickOn(page, frame.locator('main h1'));
  await expect(frame.locator('main h1')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' by key');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/about.yaml')).toMatch(/^ {2}title: .* by key/m);
  // The caret stays where it is.
  await page.keyboard.type(', and on');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => copy.read('content/about.yaml'))
    .toMatch(/^ {2}title: .* by key, and on/m);

  await page.goto(`${address}/admin?file=pages/privacy.md`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('What we know of you');
  await title.press('Control+s');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pages/privacy.md')).toContain('title: What we know of you');

  // What is typed while it is saved is saved behind that.
  const isTyped = Promise.withResolvers<void>();
  await page.route('**/admin/file/**', async (route) => {
    if (route.request().method() === 'PUT') await isTyped.promise;
    await route.continue();
  });
  await title.pressSequentially(' and');
  await title.press('Control+s');
  await expect(button(page, 'Saving …')).toBeVisible();
  await title.pressSequentially(' how');
  await title.press('Control+s');
  isTyped.resolve();
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pages/privacy.md')).toContain('title: What we know of you and how');
});

test('what is typed in a field stays as typed while its words are open on the page, also where the focus tells nothing', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const words = frame.locator('main > :first-child p[data-fields]').first();
  await clickOn(page, words);
  await expect(words).toBeFocused();
  const lead = shown(page.locator('[data-field="lead"] textarea'));
  // As in a window in the background, the caret of the page is left where it is.
  for (const sign of 'a b c') {
    await lead.evaluate((box: HTMLTextAreaElement, sign) => {
      const end = box.value.length;
      box.setRangeText(sign, sign === 'a' ? 0 : end, end);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }, sign);
  }
  await expect(words).toHaveText('a b c');
  await expect(lead).toHaveValue('a b c');
});

test('a field for a longer text has the same marks, keys and links, and what is pasted, and no lines', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await clickOn(page, frame.locator('#plans h2'));
  const field = shown(page.locator('[data-field="lead"][data-section="plans"]'));
  const box = field.getByRole('textbox');
  await box.fill('Ask <b>us</b>');
  await button(page, 'Save').press('Enter');
  await expect(field.getByRole('alert')).toBeVisible();
  // A mistake leads to the text, and not to a button of its toolbar.
  await expect(box).toBeFocused();
  await box.fill('Ask us');
  await box.selectText();
  await page.keyboard.press('Control+b');
  await expect(box).toHaveValue('**Ask us**');
  await box.press('End');
  await paste(box, '<p> or <a href="https://example.com">them</a></p>');
  await expect(box).toHaveValue('**Ask us**or [them](https://example.com)');
  await expect(frame.locator('#plans strong')).toHaveText('Ask us');

  await box.fill('Ask\n\nus');
  await box.press('End');
  await box.press('Enter');
  await expect(box).toHaveValue('Ask us');
  // A link that leads nowhere is said not to be saved, and where: it is in no file.
  await save(page);
  await box.press('Control+k');
  await field.getByRole('combobox').fill('nowhere at all');
  await page.keyboard.press('Control+s');
  const untaken = page.getByRole('alert').filter({ hasText: 'Where the link leads: No page,' });
  await expect(untaken).toContainText('Not saved');
  await expect(field.getByRole('combobox')).toBeFocused();
  await button(page, 'Save').click();
  await expect(untaken).toBeVisible();
  // Where a link leads is taken without Enter too.
  await field.getByRole('combobox').fill('/contact');
  await button(page, 'Save').click();
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pricing.yaml')).toMatch(/^ {2}lead: "?Ask us\[.+\]\(\/contact\)"?$/m);
});

test('a text that counts shows the sentence, is changed with its braces, and its field says how it reads', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/careers.yaml');
  const frame = await open(page, `${address}/admin/edit/careers`);
  const badge = frame.getByText(/^Hooks free for a coat: \d+$/);
  const [, count = ''] = /: (\d+)$/.exec((await badge.textContent()) ?? '') ?? [];
  await clickOn(page, badge);
  await expect(frame.getByText('Hooks free for a coat: {number jobs}')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' left');
  await page.keyboard.press('Enter');
  await expect(frame.getByText(`Hooks free for a coat: ${count} left`)).toBeVisible();
  const field = shown(page.locator('[data-field="badge"]'));
  await expect(field).toContainText(`It reads “Hooks free for a coat: ${count} left”`);
  await save(page);
  expect(copy.read('content/careers.yaml')).toBe(
    original.replace('{number jobs}"', '{number jobs} left"'),
  );
});

test('the outline has the words of headings, and a look is chosen by how a section of the site looks', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/`);
  await shown(page.getByText('Outline', { exact: true })).click();
  const name = await frame.locator('#benefits h2').textContent();
  await shown(page.getByRole('button', { name: name ?? '' })).click();
  const looks = shown(page.getByRole('radiogroup', { name: 'Look' }));
  await expect(looks.getByRole('radio', { name: 'Columns' })).toBeChecked();
  // Another page has such a section, which is drawn.
  await expect(looks.locator('iframe').first().contentFrame().locator('h2')).toBeAttached();
  await looks.getByRole('radio', { name: 'Rows' }).check();
  await save(page);
  expect(copy.read('content/home.yaml')).toMatch(/section: points\n {2}look: rows/);
});

test('the sections that can be added are drawn once the page is there to be clicked on, and not before', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(([change]) => {
      if (change?.target instanceof Element && change.target.id === 'editor')
        performance.mark('open');
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  });
  await open(page, `${address}/admin/edit/pricing`);
  await expect(page.locator('.kind iframe').first()).toBeAttached();
  const [opened = 0, ...asked] = await page.evaluate(() => [
    performance.getEntriesByName('open')[0]?.startTime ?? Number.NaN,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('?draft='))
      .map(({ startTime }) => startTime),
  ]);
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(opened);
});

test('the question about services of others, which scripts show to visitors, covers no words in the editor', async ({
  copy,
  page,
  address,
}) => {
  const script = 'https://chat.example.com/chat.js';
  const words = { label: 'Services', question: 'May it?', accept: 'Yes', refuse: 'No' };
  copy.change('content/site.yaml', (site) => {
    site.set('services', [{ name: 'Chat', why: 'To write to us.', script }]);
    site.set('consent', { ...words, change: 'Change it' });
  });
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await expect(frame.locator('[data-services]')).toHaveCount(1);
  await expect(frame.locator('[data-services]')).toBeHidden();
});

test('a hundred steps are undone, across sections, a save and somebody else’s change', async ({
  copy,
  browser,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  // Its clock goes on as told, so that each change is a step at once.
  await using context = await browser.newContext();
  await context.clock.install();
  const page = await context.newPage();
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const isDraft = ({ pathname }: URL) => pathname === '/admin/file/pricing.yaml';
  const raise = async (section: string, price: string, steps: number) => {
    await clickOn(page, frame.locator(section).getByText(price));
    await expect.poll(() => fieldWithFocus(page)).toBe('items[0].price');
    const box = page.locator(':focus');
    // Nothing is drawn meanwhile.
    await page.route(isDraft, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    for (let step = 0; step < steps; step += 1) {
      await box.press('ArrowUp');
      await page.clock.runFor(300);
    }
    await page.unroute(isDraft);
  };
  const undo = async (steps: number, price: string) => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Control+z');
    // Keys are taken one after the other: what is saved before the last is not all of them.
    await expect(frame.locator('#plans').getByText(price)).toBeVisible();
  };
  await raise('#plans', '590 kr', 50);
  await save(page);
  expect(copy.read('content/pricing.yaml')).toBe(original.replace('price: 590\n', 'price: 640\n'));
  await raise('#addOns', '890 kr', 50);
  copy.edit('content/pricing.yaml', 'name: Each further till', 'name: Any further till');
  await button(page, 'Save').press('Enter');
  await expect(page.getByText('Name: Each further till → Any further till')).toBeVisible();
  await save(page);
  const theirs = original.replace('name: Each further', 'name: Any further');
  expect(copy.read('content/pricing.yaml')).toBe(
    theirs.replace('price: 590\n', 'price: 640\n').replace('price: 890\n', 'price: 940\n'),
  );
  await undo(99, '591 kr');
  await save(page);
  expect(copy.read('content/pricing.yaml')).toBe(theirs.replace('price: 590\n', 'price: 591\n'));
  await undo(1, '590 kr');
  await save(page);
  expect(copy.read('content/pricing.yaml')).toBe(theirs);
});

test('what is undone the page shows at once, before it is drawn anew', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const title = frame.locator('#plans h2');
  // From now on nothing is drawn.
  await page.route('**/pricing?draft=*', () => {});
  for (const words of [' One ', ' Two ']) {
    await clickOn(page, title);
    await expect(title).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(title).not.toBeFocused();
    await expect(title).toContainText(words.trim());
  }
  await page.keyboard.press('Control+z');
  await expect(title).not.toContainText('Two');
  await expect(title).toContainText('One');
  await clickOn(page, title);
  await expect(title).toBeFocused();
  await page.keyboard.type('!');
  await expect(title).toContainText('!');
  await expect(title).not.toContainText('Two');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('until the page is drawn anew without somebody, nobody on it has the portrait of another, and a click leads to who is seen there, or to nobody', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/about`);
  const people = frame.locator('#leadership li');
  const [, left = '', next = ''] = await people.locator('h3').allTextContents();
  const portrait = people.filter({ hasText: next }).getByRole('img');
  const alt = await portrait.getAttribute('alt');
  // From now on nothing is drawn.
  await page.route('**/about?draft=*', () => {});
  await clickOn(page, frame.locator('#leadership h2'));
  const row = shown(page.getByRole('group', { name: left, exact: true }));
  await row.getByRole('button', { name: `Delete: ${left}` }).click();
  await expect(row).toHaveCount(0);
  await expect(portrait).toHaveAttribute('alt', alt ?? '');
  await clickOn(page, people.locator('h3', { hasText: left }));
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  await clickOn(page, people.locator('h3', { hasText: next }));
  await page.keyboard.press('End');
  await page.keyboard.type(' Jr');
  await expect(shown(page.getByRole('group', { name: `${next} Jr`, exact: true }))).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whatever is done to words, undone the page says what its file says', async ({
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/`);
  const text = frame.locator('p', { hasText: 'We take no part' });
  const said = await text.innerHTML();
  const picker = page.getByRole('combobox', { name: 'Where the link leads' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = async (words: string) => {
    await clickOn(page, text.getByText('no part'));
    await expect(text).toBeFocused();
    await press('Control+End');
    await page.keyboard.type(words);
    await expect(text).toContainText(words);
  };
  const select = ['Shift+ArrowLeft', 'Shift+ArrowLeft'];
  const ways = [
    () => press(...select, 'Control+b', 'Enter'),
    async () => {
      await press(...select, 'Control+b', 'Control+k', 'Escape');
      // The words are still selected.
      await page.keyboard.type('ZZ');
      await expect(text.locator('strong')).toHaveText('ZZ');
    },
    async () => {
      await press(...select, 'Control+b', 'Control+k');
      await expect(picker).toBeFocused();
    },
    async () => {
      await press('Control+k');
      await picker.fill('/pricing#plans');
      await picker.press('Enter');
      await expect(text.locator('a')).toHaveCount(2);
    },
    () => paste(text, '<b>Pasted</b> <i>words</i>'),
    async () => {
      await press('Enter');
      await type(' once more');
      await press('Enter');
    },
  ];
  for (const way of ways) {
    // Nothing is drawn until it is undone.
    const isUndone = Promise.withResolvers<void>();
    await page.route('**/?draft=*', async (route) => {
      await isUndone.promise;
      await route.continue();
    });
    await type(' XX YY');
    await way();
    await expect(button(page, 'Save')).toBeVisible();
    while (!(await button(page, 'Saved').isVisible())) await press('Control+z');
    isUndone.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(() => text.innerHTML()).toBe(said);
  }
});
