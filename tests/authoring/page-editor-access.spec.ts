// That everybody can use the page editor, whatever they see, hold and have.
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { contrastOf, readColour } from '../../packages/sitewright/content/brand/colour.ts';
import { findViolations } from '../../packages/sitewright-checks/support/axe.ts';
import { expect, test } from '../support/editor/development-server.ts';
import { button as buttonIn, shown } from '../support/editor/editor-parts.ts';
import { button, clickOn, fieldWithFocus, open } from '../support/editor/page-editor.ts';
import { pressUntil, readFocus } from '../support/page/keyboard.ts';
import { listShifts, observePaints } from '../support/page/painting.ts';

const isWide = () => document.documentElement.scrollWidth > innerWidth;

/** That nothing keeps anybody from using what is shown, in light and in dark colours. */
async function expectOfUse(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour that still changes is none that somebody reads.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
  expect(await page.evaluate(isWide), `${what} is wider than the window`).toBe(false);
}

// 640 pixels are 1280 at twice the size.
for (const width of [1280, 1024, 640, 390]) {
  test(`the page editor is of use to everybody: ${width} pixels`, async ({ page, address }) => {
    await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
    await observePaints(page);
    const frame = await open(page, `${address}/admin/edit/pricing`);
    await expectOfUse(page, 'as it opens');
    expect(await listShifts(page), 'moves while it loads').toEqual([]);
    await clickOn(page, frame.locator('#plans').getByText('590 kr'));
    await expect.poll(() => fieldWithFocus(page)).toBe('items[0].price');
    await expectOfUse(page, 'with an entry of a list');
    await expect(button(page, 'Saved')).toBeInViewport({ ratio: 1 });
    await page.goto(`${address}/admin/edit/?new`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOfUse(page, 'a new page');
  });
}

test('by keyboard alone a price is changed, an entry is added and another removed, a section is moved and all of it saved, with a focus that is seen and never lost', async ({
  copy,
  page,
  address,
}) => {
  const file = 'content/pricing.yaml';
  const expected = parse(copy.read(file));
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const press = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await pressUntil(page, key, target);
    await page.keyboard.press('Enter');
  };
  const box = (section: string, field: string) =>
    page.locator(`[data-section="${section}"][data-field="${field}"]`).locator('input, textarea');
  await press('Tab', buttonIn(page, 'Outline'));
  await press('Tab', page.locator('.outline').getByRole('button', { name: /^By the month/ }));
  await press('Tab', buttonIn(page, 'First till'));
  await pressUntil(page, 'Tab', box('plans', 'items[0].price'));
  await page.keyboard.type('580');
  expected.plans.items[0].price = 580;
  await expect(frame.locator('#plans').getByText('580 kr')).toBeVisible();
  expect(await fieldWithFocus(page)).toBe('items[0].price');

  // On the page itself, Enter leads to the fields of a section.
  await press('Shift+Tab', frame.locator('#faq'));
  await expect.poll(() => fieldWithFocus(page)).toBe('title');
  const list = page.locator('[data-section="faq"][data-field="items"]');
  await press('Tab', list.getByRole('button', { name: /^Add/ }));
  await expect(shown(box('faq', 'items[4].question'))).toBeFocused();
  await page.keyboard.type('Is it loud?');
  await pressUntil(page, 'Tab', box('faq', 'items[4].answer'));
  await page.keyboard.type('No.');
  const entry = page.locator('.entry', { hasText: 'What if the internet is down?' });
  await press('Shift+Tab', buttonIn(entry, 'Delete: What if the internet is down?'));
  const [, ...others] = expected.faq.items;
  expected.faq.items = [...others, { question: 'Is it loud?', answer: 'No.' }];
  await expect(frame.locator('#faq')).not.toContainText('What if the internet is down?');
  await expect(frame.locator('#faq')).toContainText('Is it loud?');
  await expect.poll(() => readFocus(page)).toBe(`Delete: ${others[0].question}`);

  const places = () => frame.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));
  const before = (await places()).indexOf('faq');
  await press('Shift+Tab', buttonIn(page, 'Move up'));
  await expect.poll(async () => (await places()).indexOf('faq')).toBe(before - 1);
  expect(await readFocus(page)).toBe('Move up');
  await expect(page.getByText(/^Questions: section \d of \d$/)).toBeAttached();
  await press('Shift+Tab', buttonIn(page, 'Save'));
  await expect(button(page, 'Saved')).toBeVisible();
  expect(await readFocus(page)).toBe('Saved');
  const saved = parse(copy.read(file));
  expect(saved).toEqual(expected);
  const order = Object.keys(saved);
  expect(order.indexOf('faq')).toBe(order.indexOf('estimate') - 1);

  // What is removed is said, and takes the focus to what is beside it.
  await press('Tab', buttonIn(page, 'Remove'));
  await expect(page.getByRole('status').filter({ hasText: /^“.+” is removed$/ })).toHaveCount(1);
  await expect.poll(places).not.toContain('faq');
  await expect.poll(() => readFocus(page)).not.toBe('');
});

test('with text twice as large, the page is saved where it was', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await clickOn(page, frame.locator('#plans h2'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gladly');
  await page.keyboard.press('Enter');
  const save = button(page, 'Save');
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pricing.yaml')).toContain(', gladly');
  expect(await page.evaluate(isWide)).toBe(false);
});

test('the page is never shown without its styles, and stays where it is while it is changed', async ({
  page,
  address,
}) => {
  // The page's own styles are slow.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => /css/.test(url.pathname) && !url.pathname.startsWith('/admin'),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  await page.goto(`${address}/admin/edit/pricing`);
  const frame = page.frameLocator('#preview-frame');
  const h1 = frame.locator('main h1');
  await expect(h1).toBeAttached();
  await expect(h1).toBeHidden();
  release();
  await expect(h1).toBeVisible();

  const title = frame.locator('#faq h2');
  await title.scrollIntoViewIfNeeded();
  const place = () => title.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await place();
  await clickOn(page, title);
  await expect(title).toBeFocused();
  expect(await place()).toBe(before);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  const isDrawn = page.waitForResponse(/-traced/);
  await page.keyboard.press('Enter');
  await isDrawn;
  await expect(title).toHaveText(/!$/);
  expect(await place()).toBe(before);
});

test('what is brought into view scrolls in the page, whose window slides nowhere', async ({
  page,
  address,
}) => {
  // The page is shown smaller than it is.
  await page.setViewportSize({ width: 900, height: 850 });
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const place = () => page.locator('#preview-frame').boundingBox();
  const before = await place();
  const section = frame.locator('#faq');
  await section.evaluate((one) => one.scrollIntoView());
  await expect(section).toBeInViewport();
  expect(await place()).toEqual(before);
});

test('while somebody else has broken the menus, the page is opened, drawn, changed and saved, and it is said where they are broken', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  await open(page, `${address}/admin/edit/pricing`);
  copy.write('content/navigation.yaml', 'header: [\n');
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await expect(
    shown(
      page.getByRole('link', { name: /^Header and footer: This cannot be read as it is written/ }),
    ),
  ).toBeVisible();
  await clickOn(page, frame.locator('#plans h2'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gladly');
  await page.keyboard.press('Enter');
  await expect(frame.getByText(', gladly')).toBeVisible();
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pricing.yaml')).toBe(
    original.replace('or by the year\n', 'or by the year, gladly\n'),
  );
  expect(copy.read('content/navigation.yaml')).toBe('header: [\n');

  copy.write('content/pricing.yaml', 'hero: [\n');
  await page.goto(`${address}/admin/edit/pricing`);
  await expect(page.getByRole('alert')).toContainText('content/pricing.yaml:');
  await expect(page.getByRole('link', { name: 'All content' })).toBeVisible();
});

test('on a phone with text twice as large, the form is closed by a button that is always in reach, and the page is seen', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await clickOn(page, frame.locator('#plans').getByText('590 kr'));
  await expect.poll(() => fieldWithFocus(page)).toBe('items[0].price');
  const room = () =>
    page.locator('.canvas').evaluate((one) => one.getBoundingClientRect().height / innerHeight);
  const before = await room();
  const close = button(page, 'Show the page');
  await expect(close).toBeInViewport({ ratio: 1 });
  // What is said of a mistake leaves free what is chosen below the page.
  await page.keyboard.type('-');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  for (const name of ['Sections', 'Outline', 'Fields'])
    await page.getByRole('button', { name }).click({ trial: true });
  await close.click();
  await expect.poll(room).toBeGreaterThan(before + 0.2);
  await expect(close).toBeHidden();
});

test('in a window that is made narrow, one of the two panels that were open is shown', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await open(page, `${address}/admin/edit/pricing`);
  const panels = page.locator('.panel').filter({ visible: true });
  await expect(panels).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(panels).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what leads to the editor is seen on a ground as dark as it is, and as light: ${colorScheme}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${address}/pricing`);
    const link = page.getByRole('link', { name: 'Edit', exact: true });
    const [words, edge, face, width] = await link.evaluate((one) => {
      const { color, borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(one);
      return [color, borderTopColor, backgroundColor, borderTopWidth];
    });
    const contrastTo = (front = '') => {
      const colours = [front, face ?? ''].map((one) => readColour(one));
      const [own, ground] = colours;
      return own && ground ? contrastOf(own, ground) : 0;
    };
    expect(contrastTo(words)).toBeGreaterThan(4.5);
    // What is no text has to have a contrast of 3 to what is beside it.
    expect(contrastTo(edge)).toBeGreaterThan(3);
    expect(Number.parseFloat(width ?? '')).toBeGreaterThanOrEqual(2);
  });
}
