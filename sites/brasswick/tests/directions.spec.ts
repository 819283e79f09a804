import { parsePage } from '../../../packages/sitewright/build/css/page-tree.ts';
import { isolateNumbersOn } from '../../../packages/sitewright/build/render/isolate-numbers.ts';
import { htmlFiles } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { ParsedPage } from '../../../tests/support/page/parsed-page.ts';
import { findTurned } from '../../../tests/support/page/turned-numbers.ts';
import { tagOf } from '../../../tests/support/weekly.ts';

const rtl = content.languages.filter(({ dir }) => dir === 'rtl');
const paths = htmlFiles
  .filter((file) => rtl.some(({ base }) => `/${file}`.startsWith(base)))
  .map((file) => `/${file.replace(/\.html$/, '')}`);

/** All signs that may stand between the groups of a number: dashes, spaces, and what ASCII has but brackets. */
const codes = Array.from({ length: 0x1_0000 - 0x20 }, (_, index) => 0x20 + index);
const signs = codes
  .map((code) => String.fromCharCode(code))
  .filter(
    (sign) =>
      /[\p{Pd}\p{Zs}\u2212×’]|[!-~]/u.test(sign) && !/[\p{L}\p{N}()<>[\]{}|\\^`"$;!?]/u.test(sign),
  );
const runs = [
  ...signs.flatMap((sign) => [`12${sign}345${sign}67`, `١٢${sign}٣٤`]),
  ...['+46 (0)31-123 45 67', '12 - 34', '12 – 34', '12 / 34', '5\n900', '50+'],
];
const sentences = ['$ هنا', 'رقم $', 'رقم $ هنا', 'و$، هنا', 'رقم ($).', '«$»', '$'];

test('a number is read as it is written, whatever stands between its digits', {
  tag: '@weekly',
}, async ({ page }) => {
  const all = runs.flatMap((run) => sentences.map((one) => one.replace('$', () => run)));
  const encode = (text: string) => text.replaceAll('&', '&amp;');
  const lines = all.map((text) => `<p>${encode(text)}</p><svg><text>${encode(text)}</text></svg>`);
  const html = `<html dir="rtl"><body style="white-space:nowrap">${lines.join('')}</body></html>`;
  const tree = parsePage(html, () => '');
  // Without isolation most of them are turned round.
  await page.setContent(tree.toHtml());
  const anything = /\p{Nd}+([^\p{L}\p{Nd}]+\p{Nd}+)+/u;
  expect((await findTurned(page, anything)).turned.length).toBeGreaterThan(all.length);
  isolateNumbersOn(tree);
  await page.setContent(tree.toHtml());
  const { turned, count } = await findTurned(page, anything);
  expect([...new Set(turned)]).toEqual([]);
  expect(count).toBeGreaterThan(all.length);
});

const ofEachShape = paths.filter((path) => tagOf(path).length === 0);
for (const { which, some, tag } of [
  { which: 'a page of each shape', some: ofEachShape, tag: [] },
  { which: 'all pages', some: paths, tag: '@weekly' },
]) {
  test(`numbers are read as they are written on ${which} from right to left`, { tag }, async ({
    page,
  }) => {
    let count = 0;
    for (const path of some) {
      await page.goto(path);
      const found = await findTurned(page, /\d+([\s\u00a0()\u2010-\u2015+-]+\d+)+/);
      expect(found.turned, path).toEqual([]);
      count += found.count;
    }
    expect(count).toBeGreaterThan(1);
  });
}

test('titles and descriptions keep their numbers by signs, as they have no elements', () => {
  for (const path of paths) {
    const html = new ParsedPage(`${path.slice(1)}.html`);
    const texts = [
      html.texts('head > title'),
      html.attributes('meta[name=description]', 'content'),
    ];
    for (const text of texts.flat()) {
      const bare = String(text).replaceAll(/\u2066[^\u2069]*\u2069/g, '');
      expect(bare, path).not.toMatch(/\d[ \u00a0-]\d/);
    }
  }
});
