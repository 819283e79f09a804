import type { Locator, Page } from '@playwright/test';
import { htmlFiles, inlineCss, readBuilt, samplePaths } from '../support/built-site.ts';
import { expect, still, test } from '../support/fixtures.ts';
import { layoutProblems, visibleTexts } from '../support/page/layout.ts';
import { header } from '../support/page/menus.ts';

// The policy names each style by its hash; these pages arrive with another one.
test.use({ ...still, bypassCSP: true });

/** What a browser at the support floor ignores, made unknown to this one. */
const unsupported: [feature: RegExp, replacement: string][] = [
  [/ popover(?:target)?="[^"]*"/gi, ''],
  [/@supports not selector\(:popover-open\)/g, '@media all'],
  [/:popover-open/g, ':popover-unknown'],
  [/:has\(/g, ':unknown('],
  [/subgrid/g, 'unknown'],
  [/(text-wrap|field-sizing|linear-gradient\([^;]*lh)/g, 'unknown-$1'],
  [/@starting-style/g, '@starting-unknown'],
];

/** Where each link leads, as the page writes it. */
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Makes a page's document from now on what such a browser reads. */
async function imitateOlderBrowser(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [feature, other] of unsupported) body = body.replaceAll(feature, other);
    await route.fulfill({ response, body });
  });
  return page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
}

for (const path of samplePaths) {
  test(`${path} keeps every word and link in a browser without popovers, :has() and subgrids`, {
    tag: '@weekly',
  }, async ({ page }) => {
    await page.goto(path);
    // In wide windows the languages are in the footer alone.
    const links = await hrefsOf(header(page).locator('a:not([lang])'));
    const widths = [390, 1280];
    const texts: string[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      texts.push(await visibleTexts(page));
    }
    await using _older = await imitateOlderBrowser(page, path);
    await page.goto(path);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      expect(await visibleTexts(page)).toEqual(texts[index]);
      expect(await layoutProblems(page), `${width} px`).toEqual([]);
      const shown = header(page).getByRole('link').filter({ visible: true });
      expect(await hrefsOf(shown)).toEqual(expect.arrayContaining(links));
      const buttons = header(page).getByRole('button');
      await expect(buttons, 'buttons that would open nothing').toHaveCount(0);
      // The header is high then: it must not cover the page while somebody reads.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(header(page)).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });
}

test('no colour, position or rule needs what the support floor does not know', () => {
  for (const file of htmlFiles) {
    const css = inlineCss(readBuilt(file));
    expect(css).toContain('oklch(');
    expect(css, file).not.toMatch(/light-dark\(|anchor\(|position-anchor|position-area|@scope/);
    // A rule within a rule is younger than the floor.
    expect(css, file).not.toMatch(/[{;}]\s*&/);
  }
});
