import { content } from '../support/content.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { getSection } from '../support/section.ts';
import { openCompletely } from '../support/stable-page.ts';

test.skip(Boolean(getSection(content, 'form').endpoint), 'this form is sent somewhere');

forVisitors(['desktop', 'desktop without JavaScript'], () => {
  test('the form sends nothing and keeps what was typed, by Enter and by its button', async ({
    page,
    requests,
  }) => {
    await openCompletely(page, '/contact');
    const address = page.url();
    const loaded = requests.length;
    const fields = await page.locator('form :is(input, textarea)').all();
    expect(fields).toHaveLength(6);
    const typed = new Map<(typeof fields)[number], string>();
    for (const [index, field] of fields.entries()) {
      const email = (await field.getAttribute('type')) === 'email';
      typed.set(field, email ? 'ann@example.com' : `typed ${index} ✓`);
      await field.fill(typed.get(field) ?? '');
    }
    for (const field of fields) {
      const multiline = await field.evaluate(({ tagName }) => tagName === 'TEXTAREA');
      if (!multiline) await field.press('Enter');
    }
    const button = page.locator('form').getByRole('button');
    await button.click();
    await button.press('Enter');
    for (const [field, text] of typed) await expect(field).toHaveValue(text);
    expect(page.url()).toBe(address);
    expect(requests.length).toBe(loaded);
    await expect(page.locator('form')).not.toHaveAttribute('action');
  });
});
