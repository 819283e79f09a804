// That whatever is chosen in a list by keyboard has the focus then: a section, a field, a line of a text.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editor/development-server.ts';
import { shown, textOf } from '../support/editor/editor-parts.ts';
import { button, fieldWithFocus, open } from '../support/editor/page-editor.ts';
import { example } from '../support/example.ts';

test.use({ content: example });

/** What the page that is edited has the focus on, by the key of its section. */
const sectionWithFocus = (page: Page) =>
  page.evaluate(() => {
    const frame = document.activeElement as HTMLIFrameElement | null;
    const inside = frame?.contentDocument?.activeElement;
    return inside?.closest<HTMLElement>('[data-section]')?.dataset.section;
  });

test('a section chosen in the outline has the focus on the page, and a message its field', async ({
  page,
  address,
}) => {
  await open(page, `${address}/admin/edit/about`);
  await button(page, 'Outline').press('Enter');
  const outline = page.locator('.outline button');
  const last = outline.last();
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-current', 'true');
  const key = await sectionWithFocus(page);
  expect(key).toBeTruthy();
  await expect(
    page.frameLocator('#preview-frame').locator(`[data-section="${key}"]`),
  ).toBeInViewport();
  // From there, Enter leads to its fields.
  await page.keyboard.press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toBeTruthy();
  await page.locator(':focus').fill('');
  const messages = page.getByRole('region', { name: 'Messages' });
  const message = messages
    .getByRole('button')
    .filter({ hasNotText: /^(Close|Show)$/ })
    .first();
  const field = await fieldWithFocus(page);
  await message.press('Enter');
  expect(await fieldWithFocus(page)).toBe(field);
});

test('what is found leads to the field or the line that says it, and each place of a word to its own', async ({
  copy,
  page,
  address,
}) => {
  const search = async (words: string) => {
    await page.goto(`${address}/admin`);
    await page.getByRole('searchbox').fill(words);
  };
  await search('sprig of lavender');
  await shown(page.getByRole('listitem').getByRole('link')).press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toMatch(/people\[0\]\.image\.alt$/);

  await search('sprig of lavender');
  await page.getByText(/^Each place with/).press('Enter');
  await page.locator('.places a').first().press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toMatch(/people\[0\]\.image\.alt$/);

  copy.write(
    'content/pages/law.md',
    `---\ntitle: Terms\ndescription: ${'Law. '.repeat(15)}\n---\n\nFirst.\n\nA sealed drawer.\n`,
  );
  await search('sealed drawer');
  await page.getByRole('link', { name: 'Terms', exact: true }).press('Enter');
  await expect(textOf(page)).toBeFocused();
  // The words are selected.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.type('> ');
  await expect(page.frameLocator('.preview iframe:not([hidden])').locator('blockquote')).toHaveText(
    'A sealed drawer.',
  );
});

test('“Fill in the translation” leads to the first empty field of that entry, in that language', async ({
  copy,
  page,
  address,
}) => {
  const person = '    - name: Jonas Wall\n';
  copy.edit(
    'content/about.yaml',
    person,
    `    - name: Ida Holm\n      role: Tills\n      image: { src: books.jpg, alt: A knot }\n      bio: Ties knots.\n${person}`,
  );
  await open(page, `${address}/admin/edit/about`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const swedish = messages.getByRole('link', {
    name: /svenska.*Ida Holm: Fill in the translation/,
  });
  await swedish.press('Enter');
  await expect(page).toHaveURL(/\/sv\/about/);
  await expect.poll(() => fieldWithFocus(page)).toMatch(/people\[1\]\.role$/);
  await expect(page.locator(':focus')).toHaveAttribute('lang', 'sv');
});
