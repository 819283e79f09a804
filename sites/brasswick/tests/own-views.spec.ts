// What visitors get of the views that are this vendor's own.
import type { Locator, Page } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

/** Opens a page and waits until nothing moves any more: boxes are measured one after the other. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForStablePage(page);
}

const middlesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })),
  );

test('every answer is read without opening anything, each after its question', async ({ page }) => {
  await open(page, '/pricing');
  const { items } = getSection(content, 'questions');
  const said = page.locator('#faq li');
  await expect(said).toHaveCount(items.length);
  for (const [index, { question }] of items.entries()) {
    const one = said.nth(index);
    await expect(one.getByRole('heading', { name: question, exact: true })).toBeVisible();
    await expect(one.getByRole('paragraph')).toBeVisible();
  }
});

for (const width of [320, 1280]) {
  test(`days and their hours stand ${width > 600 ? 'side by side' : 'one below the other'} in a window of ${width} px, no time on two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/contact');
    const days = page.locator('#hours dl > div');
    const middles = await middlesOf(days);
    expect(middles).toHaveLength(getSection(content, 'hours').lines.length);
    const axis = width > 600 ? 'y' : 'x';
    for (const middle of middles) expect(middle[axis]).toBeCloseTo(middles[0]?.[axis] ?? 0, 0);
    // Each time of day is as high as one line.
    const lines = await page
      .locator('#hours bdi[dir=ltr]')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      );
    expect(Math.max(...lines)).toBeLessThan(1.6);
  });
}

test('in a wide window a letter is ordered on one line: what it is, the address, the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/contact');
  const strip = page.locator('#letter');
  const middles = await middlesOf(
    strip.locator('h2').or(strip.locator('input[type=email]')).or(strip.locator('button')),
  );
  expect(middles).toHaveLength(3);
  for (const { y } of middles) expect(Math.abs(y - (middles[0]?.y ?? 0))).toBeLessThan(3);
  expect(middles.map(({ x }) => x)).toEqual(middles.map(({ x }) => x).toSorted((a, b) => a - b));
});

test('the fields of the addition are called what is counted, without the signs between them', async ({
  page,
}) => {
  await open(page, '/pricing');
  const { labels } = getSection(content, 'estimate');
  const addOns = getSection(content, 'addOns').items.map(({ name }) => name);
  const names = await page
    .locator('#estimate')
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name));
  expect(names).toHaveLength(addOns.length + 2);
  const tree = await page.locator('#estimate').ariaSnapshot();
  for (const name of [labels.shops, labels.users, ...addOns])
    expect(tree).toMatch(new RegExp(`spinbutton "${name}\\b`));
  expect(tree).not.toMatch(/[+]|"=/);
});

for (const width of [390, 1280]) {
  test(`what a customer says is the largest on its bill, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/case-studies');
    const bills = page.locator('#stories article');
    await expect(bills).toHaveCount(getSection(content, 'stories').items.length);
    for (const bill of await bills.all()) {
      const largest = await bill.evaluate((one) => {
        const texts = [...one.querySelectorAll('blockquote, h3, p, li, dt, dd')];
        const sizeOf = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
        return texts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.tagName;
      });
      expect(largest).toBe('BLOCKQUOTE');
    }
  });
}

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

test('the front of the house fills one half of a wide window, and how to reach it stands in the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/contact');
  const [wall] = await boxesOf(page.locator('#offices img'));
  const [plate] = await boxesOf(page.locator('#offices article'));
  expect(wall?.left).toBeCloseTo(0, 0);
  expect(wall?.width).toBeCloseTo(640, 0);
  expect(plate?.left).toBeGreaterThan(640);
  expect(wall?.top).toBeLessThan(plate?.top ?? 0);
  expect(wall?.bottom).toBeGreaterThan(plate?.bottom ?? Number.POSITIVE_INFINITY);
});

test('a postcard has the message on one half and who writes on the other, in the order in which the Tab key takes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/contact');
  const fields = page.locator('#form :is(input, textarea):not([type=hidden], [tabindex="-1"])');
  const names = await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
  expect(names).toEqual(['subject', 'message', 'firstName', 'lastName', 'company', 'email']);
  const boxes = await boxesOf(fields);
  const [message, ...sender] = boxes.slice(1);
  expect(boxes[0]?.right).toBeCloseTo(message?.right ?? 0, 0);
  for (const { left, right } of sender) {
    expect(left).toBeGreaterThan(message?.right ?? Number.POSITIVE_INFINITY);
    expect(right).toBeCloseTo(sender[0]?.right ?? 0, 0);
  }
  // The lower edges of both halves: the last line of the message, and the button.
  const [button] = await boxesOf(page.locator('#form button'));
  expect(Math.abs((button?.bottom ?? 0) - (message?.bottom ?? 0))).toBeLessThan(3);
});

for (const width of [320, 1280]) {
  test(`ways on are boards that fill the width of their place, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/contact']) {
      await open(page, path);
      const places = page.locator('main section div:has(> a):not(:has(> :not(a)))');
      const filled = await places.evaluateAll((all) =>
        all.map((place) => {
          const boards = [...place.children].map((board) => board.getBoundingClientRect());
          const rows = new Map<number, number>();
          for (const { top, width } of boards) rows.set(top, (rows.get(top) ?? 0) + width);
          const least = Math.min(...boards.map(({ height }) => height));
          return { least, gaps: [...rows.values()].map((row) => place.clientWidth - row) };
        }),
      );
      expect(filled.length).toBeGreaterThan(1);
      for (const { least, gaps } of filled) {
        expect(least).toBeGreaterThanOrEqual(60);
        for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
      }
    }
  });
}

test('drawers open where they are pressed, and all words of the chest are on paper', async ({
  page,
}) => {
  await open(page, '/');
  const words = page.locator('#benefits li p');
  const fronts = page.locator('#benefits summary');
  await expect(words.first()).toBeVisible();
  await expect(words.last()).toBeHidden();
  await fronts.last().click();
  await expect(words.last()).toBeVisible();
  await fronts.last().click();
  await page.emulateMedia({ media: 'print' });
  for (const one of await words.all()) await expect(one).toBeVisible();
});

test('a bell hangs from the board for each of those that hear the till, side by side in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/platforms/counter');
  const [board] = await boxesOf(page.locator('#integrations div:has(+ ul)'));
  const bells = await boxesOf(page.locator('#integrations li > svg'));
  const { items } = getSection(content, 'integrations');
  expect(bells).toHaveLength(items.length);
  for (const { top } of bells) expect(Math.abs(top - (board?.bottom ?? 0))).toBeLessThan(2);
});

test('the board of each way in is as wide as its field and stands at the foot of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/contact');
  const fields = await boxesOf(page.locator('#channels li'));
  const boards = await boxesOf(page.locator('#channels li a'));
  expect(boards).toHaveLength(fields.length);
  for (const [index, field] of fields.entries()) {
    const board = boards[index];
    expect(board?.width).toBeCloseTo(field.width, 0);
    expect(board?.bottom).toBeCloseTo(field.bottom, 0);
    expect(board?.top).toBeCloseTo(boards[0]?.top ?? 0, 0);
  }
});

test('people face each other in pairs in a wide window, with their portraits outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/about');
  const portraits = await boxesOf(page.locator('#leadership li img'));
  const names = await boxesOf(page.locator('#leadership li h3'));
  expect(portraits).toHaveLength(getSection(content, 'people').people.length);
  for (const [index, { left, top }] of portraits.entries()) {
    const isFirst = index % 2 === 0;
    expect(left < (names[index]?.left ?? 0), `portrait ${index} stands first`).toBe(isFirst);
    if (!isFirst) expect(portraits[index - 1]?.top).toBeCloseTo(top, 0);
  }
});
