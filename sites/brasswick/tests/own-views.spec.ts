// What visitors get of the views that are this vendor's own.
import type { Locator } from '@playwright/test';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const middlesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })),
  );

test('every answer is read without opening anything, each after its question', async ({ page }) => {
  await page.goto('/pricing');
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
    await page.goto('/contact');
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
  await page.goto('/contact');
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
  await page.goto('/pricing');
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
    await page.goto('/case-studies');
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
