import { askAxe } from '../support/axe.ts';
import { knowGrounds } from '../support/background-probe.ts';
import { decide } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/specification.ts';

test.beforeEach(({ page }) => knowGrounds(page));

/** What a visitor gets of a host that fails; the preview server does not. */
const failing = '/failing';

for (const path of [...pages.map(([path]) => path), '/no-such-page', failing]) {
  test(`axe finds nothing on ${path}, in either scheme, menu closed or open, nor does who decides what axe cannot @script`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(failing, (route) => route.fulfill({ path: 'build/client/500.html' }));
    await page.goto(path);
    const opener = page.getByRole('banner').getByRole('button', { name: /^(Platforms|Menu)$/ });
    for (const menu of ['closed', 'open']) {
      if (menu === 'open') await opener.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { wrong, undecided } = await askAxe(page);
        expect(wrong, `${colorScheme}, menu ${menu}`).toEqual([]);
        expect(await decide(page, undecided), `${colorScheme}, menu ${menu}, by hand`).toEqual([]);
      }
    }
  });
}
