import type { Page } from '@playwright/test';
import { samplePaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { visibleTexts } from '../support/layout.ts';

for (const path of samplePaths) {
  test(`${path} prints its words in dark ink, without what only a screen can use`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1010 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const onScreen = await words(page);
    const ink = await textColours(page);
    expect(onScreen.length).toBeGreaterThan(5);

    // A visitor whose screen is dark prints on white paper all the same.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await textColours(page)).toBe(ink);
    const onPaper = await words(page);
    // What to do next is for the screen; a page of text ends without it.
    const closing = (await page.locator('#start').allTextContents()).join();
    const lost = onScreen.filter((text) => !onPaper.includes(text) && !closing.includes(text));
    expect(lost, 'words that are lost on paper').toEqual([]);

    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const { origin } = new URL(canonical ?? '');
    const links = await page.locator('main a').evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => ({
          href: link.getAttribute('href'),
          printed: getComputedStyle(link, '::after').content.replaceAll(/[" ]/g, ''),
        })),
    );
    for (const { href, printed } of links) {
      expect(printed).toBe(href?.startsWith('/') ? `(${origin}${href})` : 'none');
    }
  });
}

/** What the main part says; a button's words are of no use on paper. */
const words = (page: Page) => visibleTexts(page, 'main', 'button');

const textColours = (page: Page) =>
  page.evaluate(() =>
    [document.querySelector('h1') ?? document.body, document.body]
      .map((element) => getComputedStyle(element).color)
      .join(' '),
  );
