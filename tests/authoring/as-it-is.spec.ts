// That an editor shows what there is, and where it is looked for.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/editor/development-server.ts';
import { button, field, group, shown } from '../support/editor/editor-parts.ts';
import { fieldWithFocus, open } from '../support/editor/page-editor.ts';

/** What the editor does to a page so that its words can be clicked. */
const own = /^(-webkit-user-drag|color-scheme|cursor|pointer-events|scrollbar-color|user-select)$/;

/** The computed styles of each element of a body, by its place. */
const readStyles = (body: Locator) =>
  body.evaluate((element) => {
    const all: Record<string, Record<string, string>> = {};
    const read = (one: Element, place: string) => {
      const styles = getComputedStyle(one);
      all[place] = Object.fromEntries(
        [...styles].map((name) => [name, styles.getPropertyValue(name)]),
      );
      [...one.children]
        .filter((child) => !child.matches('script, style, template, [data-edit]'))
        .forEach((child, index) => {
          read(child, `${place} ${child.localName}:${index}`);
        });
    };
    read(element, 'body');
    return all;
  });

for (const width of [360, 1280])
  test(`the canvas has the styles of the page, all of them: ${width} pixels`, async ({
    page,
    address,
  }) => {
    // A font that is not there at once is not taken: no page has any.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1800, height: 900 });
    const frame = await open(page, `${address}/admin/edit/pricing`);
    await page.getByLabel('Width', { exact: true }).selectOption(String(width));
    const root = frame.locator('html');
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(width);
    const height = await root.evaluate(() => innerHeight);
    const canvas = await readStyles(frame.locator('body'));
    await page.setViewportSize({ width, height });
    await page.goto(`${address}/pricing`, { waitUntil: 'networkidle' });
    const styles = await readStyles(page.locator('body'));
    const others = Object.entries(styles).flatMap(([place, all]) =>
      Object.entries(all)
        .filter(([name, value]) => !own.test(name) && canvas[place]?.[name] !== value)
        .map(([name, value]) => `${place}: ${name}: ${value}, not ${canvas[place]?.[name]}`),
    );
    expect(others).toEqual([]);
    expect(Object.keys(canvas)).toEqual(Object.keys(styles));
  });

const windows = [
  { width: 320, height: 568, text: 1 },
  { width: 390, height: 844, text: 2 },
  { width: 1280, height: 800, text: 1 },
  { width: 1280, height: 800, text: 2 },
];

/** Shows all text so much larger, as people set it in their browser. */
const enlarge = (page: Page, text: number) =>
  page.addStyleTag({ content: `:root:root { font-size: ${text * 100}% }` });

/** Where the button to save stands; it can be seen. */
async function placeOfSave(page: Page): Promise<string> {
  const save = shown(page.locator('.save'));
  await expect(save).toBeInViewport({ ratio: 1 });
  const { x = -1, y = -1 } = (await save.boundingBox()) ?? {};
  return `${Math.round(x)} ${Math.round(y)}`;
}

for (const { width, height, text } of windows)
  test(`it is saved in the same corner everywhere, and what is wrong stands in the window: ${width} pixels, text ${text * 100} %`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, `${address}/admin/edit/pricing`);
    await enlarge(page, text);
    const place = await placeOfSave(page);
    await shown(page.getByText('Rename, duplicate, delete')).click();
    const what = group(page, 'What to do with What a till costs');
    await what.getByLabel('New address').fill('/about');
    await button(what, 'Rename').click();
    const alert = shown(page.getByRole('alert').filter({ hasText: 'that no other page has' }));
    await expect(alert).toBeInViewport({ ratio: 0.98 });
    expect(await placeOfSave(page)).toBe(place);
    for (const file of ['posts/2026-11-12-three-hooks.md', 'redirects.yaml', 'navigation.yaml']) {
      await page.goto(`${address}/admin?file=${file}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await enlarge(page, text);
      expect(await placeOfSave(page), file).toBe(place);
      await page.mouse.move(width / 3, height - 40);
      await page.mouse.wheel(0, 20_000);
      expect(await placeOfSave(page), `${file}, at its end`).toBe(place);
    }
    await shown(field(page, 'Skip link')).fill('');
    await page.locator('.save').click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Not saved: this is to be put right first')).toBeVisible();
    await expect(messages).toBeInViewport({ ratio: 1 });
    await expect(button(messages, 'Close')).toBeInViewport({ ratio: 1 });
    await expect(button(messages, 'Skip link: Fill this in')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-field=skipLink]')).toBeInViewport({ ratio: 0.98 });
  });

test('the caret is in the words that visitors see, and what is wrong with a new page where that is', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/admin?file=announcement.yaml`);
  await expect.poll(() => fieldWithFocus(page)).toBe('words');
  await page.goto(`${address}/admin?file=blog.yaml#closing`);
  await expect.poll(() => fieldWithFocus(page)).toMatch(/^closing/);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`${address}/admin/edit/?new`);
  await page.getByLabel('Address').fill('/spring');
  await page.getByLabel('Title').fill('Spring');
  await page.getByLabel('Description').fill('Short');
  await button(page, 'Create the page').click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(shown(page.getByText('This should be at least 70'))).toBeInViewport({ ratio: 1 });
});

test('a post that gets another address in its form says that visitors of the old one get there, and takes that back', async ({
  copy,
  page,
  address,
}) => {
  const redirects = copy.read('content/redirects.yaml');
  await page.goto(`${address}/admin?file=posts/2026-11-12-three-hooks.md`);
  await field(page, 'Address').fill('/blog/hooks');
  const messages = page.getByRole('region', { name: 'Messages' });
  const said = 'Visitors of /blog/three-hooks get to the new address';
  await expect(messages.getByText(said)).toBeVisible();
  await button(page, 'Save').press('Enter');
  const leave = button(messages, 'Leave the old address without a page');
  await expect(leave).toBeVisible();
  expect(copy.read('content/redirects.yaml')).toContain(
    '- from: /blog/three-hooks\n    to: /blog/hooks\n',
  );
  await leave.press('Enter');
  await expect(messages.getByText('The old address leads nowhere')).toBeVisible();
  expect(copy.read('content/redirects.yaml')).toBe(redirects);
});
