import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, visibleTexts } from '../support/layout.ts';
import { headerLinks, pages, platformPaths } from '../support/specification.ts';

// The policy names each style by its hash; these pages arrive with another one.
test.use({ bypassCSP: true });

/** What a browser at the support floor drops, as it would: rules, properties and attributes. */
const unknown: [what: RegExp, left: string][] = [
  [/ popover(?:target)?="[^"]*"/gi, ''],
  [/@supports not selector\(:popover-open\)/g, '@media all'],
  [/:popover-open/g, ':popover-unknown'],
  [/@view-transition/g, '@view-unknown'],
  [/:has\(/g, ':unknown('],
  [/subgrid/g, 'unknown'],
  [/(text-wrap|field-sizing|linear-gradient\([^;]*lh)/g, 'unknown-$1'],
  [/@starting-style/g, '@starting-unknown'],
];

async function asAnOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = unknown.reduce(
      (text, [what, left]) => text.replaceAll(what, left),
      await response.text(),
    );
    return route.fulfill({ response, body: html });
  });
}

for (const [path] of pages) {
  test(`${path} is plainer and whole without popovers, cross-fades, :has() and subgrids @once`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const texts = await visibleTexts(page);
    await asAnOlderBrowser(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await visibleTexts(page)).toEqual(texts);
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
      const links = page.getByRole('banner').getByRole('link');
      const hrefs = await links.evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
      );
      expect(hrefs).toEqual(
        expect.arrayContaining([...headerLinks.map(([, href]) => href), ...platformPaths]),
      );
      const buttons = page.getByRole('banner').getByRole('button');
      await expect(buttons, 'buttons that would open nothing').toHaveCount(0);
      // The header is high then, and must not lie over the page while one reads.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
    }
  });
}

test('no colour, position or rule waits for what the support floor does not know @once', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(browserslist).toContain('safari >= 16.4');
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join('build/client', file), 'utf8');
    const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    expect(css).toContain('oklch(');
    expect(css, file).not.toMatch(/light-dark\(|anchor\(|position-anchor|position-area|@scope/);
    // A rule within a rule is younger than the floor.
    expect(css, file).not.toMatch(/[{;}]\s*&/);
  }
});
