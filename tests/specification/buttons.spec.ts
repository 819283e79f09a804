import { pathsWithMissing } from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { openCompletely } from '../support/stable-page.ts';

test.use(still);

for (const path of pathsWithMissing) {
  test(`every button of ${path} does nothing`, async ({ page, requests }) => {
    await openCompletely(page, path);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      return dialog.dismiss();
    });
    const before = await page.content();
    const address = page.url();
    const loaded = requests.length;
    for (const button of await page.locator('button:not([popovertarget], [type=submit])').all()) {
      await expect(button).toHaveAttribute('type', 'button');
      await button.click();
      await button.press('Enter');
    }
    expect(await page.content(), 'the page after all buttons').toBe(before);
    expect(page.url()).toBe(address);
    expect(requests.length, 'requests by buttons').toBe(loaded);
    expect(dialogs).toBe(0);
  });
}
