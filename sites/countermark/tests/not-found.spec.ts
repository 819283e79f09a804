import { content } from '../../../tests/support/content.ts';
import { expect, forVisitors, test } from '../../../tests/support/fixtures.ts';

/** The platforms of the specification's dropdown that have no screen. */
const planned = content.groupEntries.filter(({ href }) => !content.pages.has(href));

forVisitors(['desktop', 'desktop without JavaScript'], () => {
  test('the receipt of a missing page says what was asked for, and of a platform what it is', async ({
    page,
    javaScriptEnabled,
  }) => {
    const { lines = [], stamp, codeLabel } = content['not-found'];
    expect(planned.length).toBeGreaterThan(0);
    for (const { href, name, description } of planned.slice(0, 2)) {
      await page.goto(href);
      const receipt = page.getByRole('main');
      for (const said of [stamp, codeLabel, ...lines.flatMap(({ name, value }) => [name, value])]) {
        await expect(receipt.getByText(said ?? 'nothing is said', { exact: true })).toBeVisible();
      }
      if (!javaScriptEnabled) continue;
      await expect(receipt.getByText(href, { exact: true })).toBeVisible();
      await expect(receipt.getByText(`${name}: ${description}`)).toBeVisible();
      await expect(receipt.locator('p svg')).toBeVisible();
    }
  });
});
