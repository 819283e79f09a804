import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';
import { footerPaths, pages } from '../support/specification.ts';

const unknown = '/no-such-page';

for (const [path, heading] of [...pages, [unknown, /not found$/] as const]) {
  test.describe(`on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === unknown ? 404 : 200);
      expect(response?.request().redirectedFrom()).toBeNull();
    });

    test('it says where one is, asks for nothing else, and ends with the footer’s links', async ({
      page,
      requests,
      baseURL,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          element
            .getAttributeNames()
            .filter((name) => name === 'style' || name.startsWith('on'))
            .map((name) => `${element.tagName} ${name}`),
        ),
      );
      expect(inline, 'style attributes and inline handlers').toEqual([]);

      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const links = footer.getByRole('link');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(paths).toEqual(footerPaths);
      const social = footer.getByRole('region', { name: 'Follow us' }).getByRole('listitem');
      expect(await social.count()).toBeGreaterThan(0);

      const raster = /data:image\/(?!svg)/.exec(await page.content());
      expect(raster, 'pixels inside the page').toBeNull();
      await settled(page);
      for (const { origin, pathname } of requests) {
        expect(origin).toBe(baseURL);
        if (pathname === path) continue;
        expect(pathname).toMatch(
          /^\/(links\.speculationrules|portraits\/[\w-]+\.svg|assets\/[\w-]+\.woff2)$/,
        );
      }

      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `sideways scroll at ${width} px`).toBe(0);
      }
    });

    test('the first Tab stop skips the header, and buttons do nothing at all', async ({
      page,
      requests,
    }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await focused.evaluate((element) => !!element.closest('main'))).toBe(true);

      await settled(page);
      await page.waitForLoadState('networkidle');
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        return dialog.dismiss();
      });
      const before = await page.content();
      const address = page.url();
      const loaded = requests.length;
      for (const button of await page.locator('button:not([popovertarget])').all()) {
        await expect(button).toHaveAttribute('type', 'button');
        await button.click();
        await button.press('Enter');
      }
      expect(await page.content(), 'the page after all buttons').toBe(before);
      expect(page.url()).toBe(address);
      expect(requests.length, 'requests by buttons').toBe(loaded);
      expect(dialogs).toBe(0);
    });
  });
}
