import { layoutPaths, missingPath } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { squeezedPictures } from '../support/layout.ts';
import { waitForStablePage } from '../support/stable-page.ts';

for (const path of layoutPaths) {
  test(`${path} answers at its own address, loads only its own files, never scrolls sideways and squeezes no picture @quick`, async ({
    page,
    requests,
    baseURL,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missingPath ? 404 : 200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    const inlineCode = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => name === 'style' || name.startsWith('on'))
          .map((name) => `${element.tagName} ${name}`),
      ),
    );
    expect(inlineCode, 'style attributes and inline handlers').toEqual([]);
    const raster = /data:image\/(?!svg)/.exec(await page.content());
    expect(raster, 'pixels inside the page').toBeNull();

    await waitForStablePage(page);
    // Of a photograph, the size and format that the browser chose.
    const images = await page.evaluate(() =>
      [...document.images].flatMap(({ src, currentSrc }) =>
        [src, currentSrc].map((one) => new URL(one).pathname),
      ),
    );
    for (const { origin, pathname } of requests) {
      expect(origin).toBe(baseURL);
      if (pathname === path || images.includes(pathname)) continue;
      expect(pathname).toMatch(/^\/(links\.speculationrules|assets\/[\w-]+\.woff2)$/);
    }

    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width} px`).toBe(0);
      expect(await squeezedPictures(page), `out of proportion at ${width} px`).toEqual([]);
    }
  });
}
