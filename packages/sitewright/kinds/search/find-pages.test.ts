import { expect, test } from 'vitest';
import { findPages, type PageWords } from './find-pages.ts';

const page = (title: string, text: string, description = ''): PageWords => ({
  ...{ title, description, text, href: `/${title}` },
});
const english = [
  page('Terms', 'We mend each till for a year. The price stays.'),
  page('Prices', 'What a till costs, by month or by year.'),
  page('Café', 'Ångström drinks naïve crème brûlée in Zürich.'),
  page('The till', 'Four large keys.', 'A till with a drawer'),
];
const look = (query: string, pages = english, language = 'en') =>
  findPages(pages, query, language).map(({ href }) => href.slice(1));
const marked = (query: string, pages: readonly PageWords[], language = 'en') =>
  findPages(pages, query, language).map(({ excerpt }) =>
    excerpt.map(({ words, isFound }) => (isFound ? `[${words}]` : words)).join(''),
  );

test('pages with all words are found, those that are called so first', () => {
  expect(look('till')).toEqual(['The till', 'Terms', 'Prices']);
  expect(look('till year')).toEqual(['Terms', 'Prices']);
  expect(look('  price ')).toEqual(['Prices', 'Terms']);
  expect(look('elephant till')).toEqual([]);
  expect(look(' ')).toEqual([]);
});

test('capitals, accents and wide forms are as others, and signs are no patterns', () => {
  for (const query of ['angstrom', 'ÅNGSTRÖM', 'zurich BRULEE', 'ｃａｆé', 'naive']) {
    expect(look(query), query).toEqual(['Café']);
  }
  expect(look('(.*')).toEqual([]);
  expect(marked('brulee', english)).toEqual(['Ångström drinks naïve crème [brûlée] in Zürich.']);
});

test('words around what was found are shown, from the beginning of a word to the end of one', () => {
  const text = `${'Before it are words. '.repeat(20)}Here is the needle. ${'Behind it are more. '.repeat(20)}`;
  const [excerpt = ''] = marked('needle', [page('A', text)]);
  expect(excerpt).toMatch(/^… \S.*Here is the \[needle\]\. .* …$/);
  expect(excerpt.length).toBeLessThan(220);
  for (const word of excerpt
    .replaceAll(/[[\]…]/g, '')
    .trim()
    .split(/\s+/)) {
    expect(text.split(/\s+/)).toContain(word);
  }
});

test('a page that is found by its title alone shows its description', () => {
  expect(marked('drawer', english)).toEqual(['A till with a [drawer]']);
});

test('Japanese and Chinese, which part no words, are found as they stand and word by word', () => {
  const pages = [
    page('ご利用案内', '商品の返品と交換の方法をご案内します。'),
    page('料金', '料金は月ごとです。'),
  ];
  expect(look('返品', pages, 'ja')).toEqual(['ご利用案内']);
  expect(look('返品方法', pages, 'ja')).toEqual(['ご利用案内']);
  expect(look('料金', pages, 'ja')).toEqual(['料金']);
  expect(look('返金', pages, 'ja')).toEqual([]);
  expect(look('ハガキ', [page('あ', 'はがき')], 'ja')).toEqual([]);
  expect(look('かき', [page('あ', 'がき')], 'ja')).toEqual([]);
  expect(look('ﾊｶﾞｷ', [page('あ', 'ハガキ')], 'ja')).toEqual(['あ']);
});

test('Arabic is found with vowel signs and without', () => {
  const pages = [page('الصندوق', 'افتح الدُّرج العالق')];
  expect(look('الدرج', pages, 'ar')).toEqual(['الصندوق']);
  expect(marked('الدرج', pages, 'ar')).toEqual(['افتح [الدُّرج] العالق']);
});

test('every page that is found is listed, however many there are', () => {
  const many = Array.from({ length: 120 }, (_, index) => page(`Page ${index}`, 'A till'));
  expect(look('till', many)).toHaveLength(120);
});
