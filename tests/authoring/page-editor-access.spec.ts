// That everybody can use the page editor, whatever they see, hold and have.
import type { FrameLocator, Page } from '@playwright/test';
import { findViolations } from '../../packages/sitewright/checks/support/axe.ts';
import { expect, test } from '../support/development-server.ts';
import { button as buttonIn, shown } from '../support/editor-parts.ts';
import { pressUntil, readFocus } from '../support/keyboard.ts';
import { listShifts, observePaints } from '../support/painting.ts';

const button = (page: Page, name: string) => shown(buttonIn(page, name));
const isWide = () => document.documentElement.scrollWidth > innerWidth;

async function open(page: Page, url: string): Promise<FrameLocator> {
  await page.goto(url);
  const frame = page.frameLocator('#preview-frame');
  await expect(frame.locator('main h1')).toBeVisible();
  return frame;
}

/** That nothing keeps anybody from using what is shown, in light and in dark colours. */
async function expectOfUse(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
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
    await frame.locator('#plans').getByText('590 kr').click({ force: true });
    await expect(shown(page.locator('[data-field="items[0].price"]'))).toBeVisible();
    await expectOfUse(page, 'with an entry of a list');
    await expect(button(page, 'Save').or(button(page, 'Saved'))).toBeInViewport({ ratio: 1 });
    await page.goto(`${address}/admin/edit/?new`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOfUse(page, 'a new page');
  });
}

test('a price is changed, a section moved, a feature removed and all of it saved by keyboard alone', async ({
  copy,
  page,
  address,
}) => {
  const original = copy.read('content/pricing.yaml');
  const frame = await open(page, `${address}/admin/edit/pricing`);
  const field = (name: string) =>
    page.locator(`[data-section="plans"][data-field="${name}"] :is(input, textarea)`);
  await pressUntil(page, 'Tab', page.getByRole('button', { name: /^(Plans|By the month)/ }));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'First till' }));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', field('items[0].price'));
  await page.keyboard.type('580');
  await pressUntil(page, 'Shift+Tab', buttonIn(page, 'Move down'));
  await page.keyboard.press('Enter');
  const places = () => frame.locator('main > [id]').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(async () => (await places()).indexOf('plans')).toBe(1);
  expect(await readFocus(page)).toBe('Move down');
  await pressUntil(page, 'Shift+Tab', buttonIn(page, 'Save'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(await readFocus(page)).toBe('Saved');
  const saved = copy.read('content/pricing.yaml');
  expect(saved).toContain('      price: 580\n');
  expect(saved.indexOf('\nplans:')).toBeGreaterThan(original.indexOf('\nplans:'));

  // What is removed takes the focus to what is beside it.
  await pressUntil(page, 'Tab', buttonIn(page, 'Remove'));
  await page.keyboard.press('Enter');
  await expect.poll(() => places()).not.toContain('plans');
  await expect.poll(() => readFocus(page)).not.toBe('');
});

test('with text twice as large, the page is saved where it was', async ({
  copy,
  page,
  address,
}) => {
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await frame.locator('#plans h2').click({ force: true });
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
  await title.click({ force: true });
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

test('while somebody else has broken the menus, the page is opened, drawn, changed and saved, and it is said where they are broken', async ({
  copy,
  page,
  address,
}) => {
  await open(page, `${address}/admin/edit/pricing`);
  copy.write('content/navigation.yaml', 'header: [\n');
  const frame = await open(page, `${address}/admin/edit/pricing`);
  await expect(shown(page.getByRole('alert'))).toContainText('content/navigation.yaml:');
  await frame.locator('#plans h2').click({ force: true });
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', gladly');
  await page.keyboard.press('Enter');
  await expect(frame.getByText(', gladly')).toBeVisible();
  await button(page, 'Save').press('Enter');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(copy.read('content/pricing.yaml')).toContain(', gladly');
  expect(copy.read('content/navigation.yaml')).toBe('header: [\n');

  copy.write('content/pricing.yaml', 'hero: [\n');
  await page.goto(`${address}/admin/edit/pricing`);
  await expect(page.getByRole('alert')).toContainText('content/pricing.yaml:');
  await expect(page.getByRole('link', { name: 'All content' })).toBeVisible();
});
