import { expect, test } from '../support/fixtures.ts';
import { numbers, pages } from '../support/specification.ts';

/** Addresses and telephone numbers, the till’s receipt, and the counting of an ordered list. */
const exempt = 'address, a[href^="tel:"], figure:has(> figcaption + * table), ol [aria-hidden]';

for (const [path] of pages) {
  test(`${path} shows no number that the specification does not have @once`, async ({ page }) => {
    await page.goto(path);
    const texts = await page.evaluate((selector) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest(`script, style, ${selector}`)) continue;
        found.push(node.textContent ?? '');
      }
      return found;
    }, exempt);
    const shown = texts.flatMap(
      (text) => text.match(/\$?\d[\d.,:/-]*(?:K\+|M\+|GB|[x%+])?/g) ?? [],
    );
    const stray = shown
      .map((number) => number.replace(/[.,:/-]$/, ''))
      .filter((n) => !numbers.has(n));
    expect(stray).toEqual([]);
  });
}
