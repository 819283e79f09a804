import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { initialWindowBytes, weighPages } from '../../../packages/sitewright/build/page-weight.ts';
import { readServedFiles } from '../../../packages/sitewright/hosting/served-files.ts';
import { htmlFiles, readBuilt, siteFolder } from '../../../tests/support/built-site.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';

/** What each page must leave of the first ten segments to the vendor, in bytes. */
const free = 1_000;

/** What the pages with most on them leave. */
const freeOnFullPages: Readonly<Record<string, number>> = {
  'case-studies.html': 300,
  'index.html': 250,
  'platforms/retail-pos.html': 150,
  'pricing.html': 550,
};

/**
 * Compressed bytes of the words of each page as it is shipped. A page with more words has used what it was
 * left, which is its vendor's right: the build says what that costs, and nothing is red.
 */
const shippedWords: Readonly<Record<string, number>> = {
  '404.html': 523,
  '500.html': 521,
  'about.html': 1_240,
  'careers.html': 1_482,
  'case-studies.html': 1_641,
  'contact.html': 1_049,
  'index.html': 1_417,
  'platforms/retail-pos.html': 1_880,
  'pricing.html': 1_563,
};

/** The bytes that a page's words would take by themselves, compressed. */
function weighWords(html: string): number {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return brotliCompressSync(markup.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\n+/g, '\n')).length;
}

const pages = weighPages(siteFolder, readServedFiles(siteFolder));

test('every page is weighed', () => {
  expect(pages.map(({ file }) => file).sort()).toEqual([...htmlFiles].sort());
});

for (const [file, words] of Object.entries(shippedWords)) {
  const left = freeOnFullPages[file] ?? free;
  test(`${file} leaves its vendor ${left} bytes of what a server sends at once`, () => {
    const page = pages.find((one) => one.file === file);
    test.skip(!page, 'this vendor has left out a page that is shipped');
    test.skip(
      page !== undefined && weighWords(readBuilt(file)) > words,
      'a page has more words than it is shipped with',
    );
    expect(page?.bytes).toBeLessThanOrEqual(initialWindowBytes - left);
  });
}

test('what is touched loads little besides React, and nothing that another part alone needs', () => {
  const parts = globSync(`${siteFolder}/assets/*.client-*.js`);
  expect(parts).not.toEqual([]);
  for (const part of parts) {
    const imported = readFileSync(part, 'utf8').matchAll(/from\s*"\.\/([^"]+)"/g);
    const others = Array.from(imported, ([, file = '']) => file).filter(
      (file) => !/^react-/.test(file),
    );
    const files = [part, ...others.map((file) => `${siteFolder}/assets/${file}`)];
    expect(
      files.reduce((sum, file) => sum + statSync(file).size, 0),
      part,
    ).toBeLessThan(12_000);
  }
});
