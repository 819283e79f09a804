import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { htmlFiles, inlineCss, readBuilt, samplePaths } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems, visibleTexts } from '../support/layout.ts';
import { header, hrefsOf } from '../support/menus.ts';
import { rewriteDocuments } from '../support/rewrite-documents.ts';

// The policy names each style by its hash; these pages arrive with another one.
test.use({ bypassCSP: true });

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

async function imitateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await rewriteDocuments(page, (html) =>
    unsupported.reduce(
      (text, [feature, replacement]) => text.replaceAll(feature, replacement),
      html,
    ),
  );
}

for (const path of samplePaths) {
  test(`${path} keeps every word and link in a browser without popovers, :has() and subgrids`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // In wide windows the languages are in the footer alone.
    const links = await hrefsOf(header(page).locator('a:not([lang])'));
    const sizes = [390, 1280].map((width) => ({ width, height: 800 }));
    const texts: string[][] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      texts.push(await visibleTexts(page));
    }
    await imitateOlderBrowser(page);
    for (const [index, size] of sizes.entries()) {
      const { width } = size;
      await page.setViewportSize(size);
      await page.goto(path);
      expect(await visibleTexts(page)).toEqual(texts[index]);
      expect(await layoutProblems(page), `${width} px`).toEqual([]);
      const hrefs = await header(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
        );
      expect(hrefs).toEqual(expect.arrayContaining(links));
      const buttons = header(page).getByRole('button');
      await expect(buttons, 'buttons that would open nothing').toHaveCount(0);
      // The header is high then: it must not cover the page while somebody reads.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(header(page)).not.toBeInViewport();
    }
  });
}

test('no colour, position or rule needs what the support floor does not know', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(browserslist).toContain('safari >= 16.4');
  for (const file of htmlFiles) {
    const css = inlineCss(readBuilt(file));
    expect(css).toContain('oklch(');
    expect(css, file).not.toMatch(/light-dark\(|anchor\(|position-anchor|position-area|@scope/);
    // A rule within a rule is younger than the floor.
    expect(css, file).not.toMatch(/[{;}]\s*&/);
  }
});
