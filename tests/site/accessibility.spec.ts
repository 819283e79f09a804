import { expectAccessible } from '../support/axe.ts';
import { installBackgroundProbe } from '../support/background-probe.ts';
import { samplesWithMissing } from '../support/built-site.ts';
import { forVisitors, test } from '../support/fixtures.ts';
import { menuOpener } from '../support/menus.ts';
import { expectNoFindings } from '../support/more-judges.ts';

/** What a host that fails answers; the preview server does not fail. */
const failing = '/failing';

forVisitors(['desktop', 'phone'], () => {
  for (const path of [...samplesWithMissing, failing]) {
    test(`three engines find nothing on ${path}, with the menu closed and open`, async ({
      page,
      viewport,
    }) => {
      await installBackgroundProbe(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(failing, (route) => route.fulfill({ path: 'build/client/500.html' }));
      // axe looks at both schemes in both windows, the others at one: they take a second a page.
      const colorScheme = viewport && viewport.width > 1000 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectNoFindings(page, 'menu closed');
      await expectAccessible(page, 'menu closed');
      await menuOpener(page).click();
      if (path === '/') await expectNoFindings(page, 'menu open');
      // An open menu changes only the header of a page: one page is looked at whole once more.
      await expectAccessible(page, 'menu open', path === '/' ? undefined : 'body > header');
    });
  }
});
