import { expectAccessible } from '../support/axe.ts';
import { installBackgroundProbe } from '../support/background-probe.ts';
import { pathsWithMissing } from '../support/built-site.ts';
import { forVisitors, test } from '../support/fixtures.ts';
import { menuOpener } from '../support/menus.ts';

/** What a host that fails answers; the preview server does not fail. */
const failing = '/failing';

forVisitors(['desktop', 'phone'], () => {
  for (const path of [...pathsWithMissing, failing]) {
    test(`axe finds nothing on ${path}, in either colour scheme, with the menu closed and open`, async ({
      page,
    }) => {
      await installBackgroundProbe(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(failing, (route) => route.fulfill({ path: 'build/client/500.html' }));
      await page.goto(path);
      await expectAccessible(page, 'menu closed');
      await menuOpener(page).click();
      // An open menu changes only the header of a page: one page is looked at whole once more.
      await expectAccessible(page, 'menu open', path === '/' ? undefined : 'body > header');
    });
  }
});
