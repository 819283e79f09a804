import { parsePage } from '../support/parsed-page.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { numbers, pages } from './facts.ts';

/** Addresses and telephone numbers, the till’s receipt, and the counting of an ordered list. */
const exempt = 'address, a[href^="tel:"], figure:has(> figcaption + * table), ol [aria-hidden]';

for (const [path] of pages) {
  test(`${path} shows no number that the specification does not have`, () => {
    const texts = parsePage(path).textNodes('body', `script, style, ${exempt}`);
    const shown = texts.flatMap(
      (text) => text.match(/\$?\d[\d.,:/-]*(?:K\+|M\+|GB|[x%+])?/g) ?? [],
    );
    const stray = shown
      .map((number) => number.replace(/[.,:/-]$/, ''))
      .filter((number) => !numbers.has(number));
    expect(stray).toEqual([]);
  });
}
