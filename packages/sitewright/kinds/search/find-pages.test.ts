import { expect, test } from 'vitest';
import { foldText } from '../../content/values/fold-text.ts';
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

test.each(['+380 372 55-05-05', '0372 55-05-05'])(
  'a telephone number as it is written, %s, finds itself alone',
  (number) => {
    const numbers = ['+380 372 55-05-05', '+380372550105', '+380 372 05 55 05', '0372 55-05-55'];
    const pages = numbers.map((text, index) => page(`${index}`, `Call ${text}`));
    expect(look(number, pages)).toEqual(['0']);
  },
);

test.each(['2251000100', '22510 00100', '+302251000100', '+30 2251000100'])(
  'a telephone number is found that is typed with other spaces than it is written with: %s',
  (query) => {
    const pages = [page('Call', 'Call +30 22510 00100, 22510 00200'), page('No', '22510 00200')];
    expect(look(query, pages)).toEqual(['Call']);
    expect(marked('2251000200', pages)[1]).toBe('[22510 00200]');
    expect(look('030 123456', [page('A', '030123456')])).toEqual(['A']);
  },
);

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

test.each([
  ["shop's", 'The [shop’s] keys'],
  ['shops', 'The [shop’s] keys'],
  ["l'ete", 'Pendant [l’été] même'],
  ['ete', 'Pendant l’[été] même'],
  ['strasse', 'Lange [Straße] 5'],
  ['STRASSE', 'Lange [Straße] 5'],
  ['soren', 'Von [Søren] ab'],
  ['groesse', 'Jede [Größe] hier'],
  ['aerzte', 'Unsere [Ärzte] hier'],
  ['kobenhavn', 'I [København] nu'],
  ['koebenhavn', 'I [København] nu'],
  ['blaa', 'Det [blå] hav'],
  ['lodz', 'W [Łodzi]'],
  ['istanbul', 'Yeni [İstanbul]'],
  ['ганок', 'Старий [Ґанок] тут'],
  ['казак', 'Бұл [қазақ] тілі'],
  ['yillik', '[YILLIK] rapor'],
  ['الاسعار', 'كل [الأسعار] هنا'],
  ...['فاطمه', 'فاطمة', 'فاطمھ', 'فاطمە', 'فاطمۃ'].map((typed) => [typed, 'ڈاکٹر [فاطمہ] خان']),
  ['هفتہ', 'یہ [ہفتہ] ہے'],
  ['مستشفي', 'في [مستشفى] كبير'],
  ['السعر', 'كل [الســعر] هنا'],
  ['שלום', 'אמר [שָׁלוֹם] לכם'],
  ['5900', 'From ¥[5,900] a month'],
  ['¥5,900', 'From [5 900] kr a month'],
  ['5 900', 'Ab [5.900] € im Monat'],
  ['5900', 'من [٥٬٩٠٠] ريال'],
  ['0311234567', 'Call [031-123 45 67] now'],
  ['4155550142', 'Call +1 ([415) 555-0142] now'],
  ['+4685090030', 'Call [+46 8 509 00 30] now'],
  ['085090030', 'Call +46 [8 509 00 30] now'],
  ['email', 'By [e-mail] alone'],
  ['e-mail', 'By [email] alone'],
  ['well-known', 'It is [well] and [known]'],
  ['“gift card”', 'A [gift] [card] here'],
])('%s is found, and marked as it stands: %s', (query, expected) => {
  const text = expected.replaceAll(/[[\]]/g, '');
  // A part of the last word may be what was found.
  const [excerpt = ''] = marked(query, [page('Page', text)]);
  expect(excerpt.replaceAll(/\](\p{L}+)/gu, '$1]')).toBe(expected);
});

const languages =
  'ar az bn cs da de el en es fa fi fr ga he hi hr hu hy is it ja ka ko lt nb pl pt ro ru sv ta th tr uk ur vi zh';
test.each(languages.split(' '))(
  'words of %s are found in capitals, decomposed, and with other apostrophes',
  (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const codes = [
      'CI',
      'DE',
      'GB',
      'SE',
      'TR',
      'US',
      'CN',
      'IN',
      'RE',
      'ST',
      'AX',
      'BA',
      'KN',
      'GR',
      'CZ',
    ];
    for (const name of codes.map((code) => `${names.of(code)}`)) {
      const pages = [page('A', `– ${name} –`)];
      const typed = [
        name,
        name.toLocaleUpperCase(language),
        name.normalize('NFD'),
        name.replaceAll(/[’ʼ]/g, "'"),
        name.replaceAll(/(?=\p{sc=Latin})\P{ASCII}/gu, (one) => one.normalize('NFD').charAt(0)),
      ];
      for (const query of typed) expect(look(query, pages, language), query).toEqual(['A']);
    }
  },
);

test('letters that Unicode and CLDR take for each other in a search are found as each other', () => {
  const { compare } = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
  const all = Array.from({ length: 0x24f }, (_, code) => String.fromCodePoint(code)).concat(
    Array.from({ length: 0x150 }, (_, index) => String.fromCodePoint(0x5b0 + index)),
  );
  const letters = all.filter((one) => /\p{L}/u.test(one) && !/\p{Lm}/u.test(one));
  const plain = letters.filter((one) => /[a-zא-ת\u0620-\u064a]/.test(one));
  // Letters of phonetics, and a hamza that stands alone.
  const others = /[ƍƾȸȹءٴ]/;
  const pairs = [...plain, 'ae', 'oe', 'ss'].flatMap((one) =>
    letters.map((other) => [one, other] as const),
  );
  const apart = pairs.filter(
    ([one, other]) =>
      !others.test(other) && compare(one, other) === 0 && foldText(one) !== foldText(other),
  );
  expect(apart).toEqual([]);
  expect(foldText('\u0640\u00ad\u200d’')).toBe('');
});

test('words as they are typed come before parts of other words, and are what is marked', () => {
  const pages = [
    page('Blood', 'Huyết áp hai lần một ngày.'),
    page('Doctors', 'Bác sĩ Trần Ỷ Lan khám mỗi sáng.'),
    page('Booking', 'Đặt lịch khám tại Đà Nẵng, ở đây.'),
  ];
  expect(look('Ỷ Lan', pages, 'vi')[0]).toBe('Doctors');
  expect(marked('Đà Nẵng', pages, 'vi')[0]).toBe('Đặt lịch khám tại [Đà] [Nẵng], ở đây.');
});

test('a name in Korean is found with a space inside and without', () => {
  const pages = [page('소식', '무료 검진일을 알려 드립니다.')];
  expect(look('무료검진', pages, 'ko')).toEqual(['소식']);
  expect(look('무료 검진', pages, 'ko')).toEqual(['소식']);
});
