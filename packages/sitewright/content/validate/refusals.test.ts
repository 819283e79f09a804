import { expect, test } from 'vitest';
import { exampleSite, lineLike } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../../tests/support/example.ts';
import { readSite } from '../../kinds/read-site.ts';

/**
 * Values of a file, and words of the line about the first of them, or about another place; and what else has to be
 * right for that line.
 */
type Mistake = [
  file: string,
  values: Record<string, unknown>,
  words: string,
  at?: string | undefined,
  needs?: readonly string[],
];

/** The same mistake, made with each of some texts. */
const each = (file: string, place: string, words: string, texts: readonly string[]): Mistake[] =>
  texts.map((text) => [file, { [place]: text }, `${words}*found the text "${text}"`]);

const placesOf = ([file, values, , at = '', needs = []]: Mistake) => [
  ...[...Object.keys(values), at].filter(Boolean).map((place) => `${file} ${place}`),
  ...needs,
];

/** Divides mistakes so that one folder can hold those of each part: none touches another. */
function divide(mistakes: readonly Mistake[]): Mistake[][] {
  const parts: Mistake[][] = [];
  for (const mistake of mistakes) {
    const isApart = (one: string) =>
      placesOf(mistake).every((two) => !one.startsWith(two) && !two.startsWith(one));
    const free = parts.find((part) => part.flatMap(placesOf).every(isApart));
    if (free) free.push(mistake);
    else parts.push([mistake]);
  }
  return parts;
}

const menu = 'navigation.yaml';
const stockroom = 'pages/platforms/stockroom.yaml';
const winter = 'pages/winter.yaml';
const board = 'pages/board.yaml';
const jobs = 'careers.yaml';
const till = 'positions.jobs[0]';
const event = 'days.items[0]';
const post = 'posts/2026-11-12-three-hooks.md';
const queue = 'posts/2026-10-03-the-saturday-queue.md';
const text = { title: 'A heading', lead: 'A sentence.' };
const picture = { src: 'bulb.jpg', alt: 'A bulb' };
const film = {
  ...{ section: 'video', ...text, file: 'four-keys.webm', captions: 'four-keys.en.vtt' },
  ...{ captionsLabel: 'English', size: 'Film', poster: picture },
  transcript: { title: 'In words', paragraphs: ['A till opens.'] },
};
const logos = { title: 'Who', items: [{ mark: picture }] };
const latest = { section: 'latestPosts', ...text, all: 'All' };
const list = { file: 'a.csv', from: 'https://example.com/a.csv' };
const again = { section: 'hero' };
const reversed = { from: '2026-12-02', until: '2026-12-01' };
const entry = { name: 'C', description: 'c', href: '/platforms/counter' };
const aKey = 'a key of letters and digits that begins with a small letter, *found the key';
const aSection = 'a section, which is a group of fields; fill it, or remove its key, found';
const [price, priceText] = ['plans.items[0].price', 'plans.items[0].priceText'];
const [yearly, addOn] = ['plans.items[0].yearly', 'addOns.items[0]'];
const address = 'offices.items[0].address';
const links = 'header.group.links';

const inFiles: Mistake[] = [
  ['home.yaml', { 'hero.figure.drawing': 'nope' }, '"own" or "photograph", found the text "nope"'],
  ['case-studies.yaml', { 'industries.items[0].stores': 'many' }, 'found the text "many"'],
  ['site.yaml', { 'company.founded': '2027-02-30' }, 'write its digits alone, such as 2025'],
  ['contact.yaml', { [`${address}.postalCode`]: undefined }, 'postalCode and {postalCode} in'],
  [
    'contact.yaml',
    { [`${address}.countryCode`]: 'УА' },
    'such as JP, found the text "УА"; for “УА” type Latin letters',
    `${address}.countryCode`,
    [`contact.yaml ${address}`],
  ],
  [
    'contact.yaml',
    { 'offices.items[0].phone': '+46 31 ооо 45 67' },
    'such as 112, and no letters such as “ооо”, found the text',
  ],
  ['contact.yaml', { [`${address}.region`]: 'AB' }, 'region and {region} in place together'],
  [
    'contact.yaml',
    { 'offices.items[0].hours': [{ days: 'Sat-Sun' }] },
    'expected the word for a day without hours, such as Sat-Sun',
    'offices.closed',
    ['contact.yaml offices'],
  ],
  ...each('contact.yaml', 'offices.items[0].email', 'an e-mail address', [
    ...['london', '@example.com', 'london@example'],
  ]),
  ...each('site.yaml', 'origin', 'https:// and the host with nothing after it, such as "https:', [
    ...['www.example.com', 'https://www.example.com/', 'https://www.example.com/shop'],
    ...['http://www.example.com', 'https://WWW.example.com', 'https://'],
  ]),
  [
    'actions.yaml',
    { 'to-0': { label: 'Go' } },
    'a name in small letters and hyphens, found the name "to-0"',
  ],
  ...each('site.yaml', 'analytics.script', 'the https: address of its script', [
    ...['http://stats.example/a.js', 'https://stats.example/a.js; default-src *'],
  ]),
  ...each('contact.yaml', 'form.endpoint', 'a https: address, such as "https://', [
    ...['http://forms.example/f', '/contact', 'forms.example/f', 'mailto:sales@acme.example'],
    ...['http://localhost.evil.example/', 'https://me:secret@forms.example/'],
    ...[
      'https://a$zz.example/f',
      'https://a;b.example/f',
      "https://a'b.example/",
      'https://[::1]/f',
    ],
  ]),

  [post, { author: 'Ek' }, 'the name of a person in a section "people" (Maja Ek,'],
  [queue, { updated: '2026-09-01' }, '2026-10-03, the day of the post, or a later one, found 2026'],
  [post, { 'tags[0]': 'pies' }, 'the slug of a tag in blog.yaml (tills,'],
  [post, { description: '説'.repeat(81) }, 'at most 160 characters'],

  ...each('redirects.yaml', 'moved[0].from', '"/old/path", with one / alone between', [
    ...['//old/path', '/old//path'],
  ]),
  ...each('redirects.yaml', 'moved[0].from', 'a pattern such as "/blog/*" or "/news/:year', [
    ...['/old*', '/*/old', '/old/*.php', '/old/:', '/:a-b/c'],
  ]),
  ...each('redirects.yaml', 'moved[0].from', 'another name for each part', ['/:a/:a', '/:splat/*']),
  ...each('redirects.yaml', 'moved[0].from', 'with %20 for a space', ['/?p=a b']),
  [
    'site.yaml',
    { business: { type: 'Hospitl' } },
    'a type of schema.org/Organization, such as "Hospital", found',
    'business.type',
  ],
  ...each('redirects.yaml', 'moved[0].from', 'as name=value, such as "/?p=12"', [
    '/old?p',
    '/?a=b&',
  ]),
  ...each('redirects.yaml', 'moved[0].to', 'whose host is written out, such as "https://shop', [
    ...[
      'http://shop.example/a',
      'https://:splat.example/',
      'https://shop/',
      'https://me@shop.example/',
    ],
  ]),
  ...each('redirects.yaml', 'moved[0].to', 'of a file, which begins with /files/', [
    '/files/no.pdf',
  ]),
  ['site.yaml', { data: [{ ...list, file: 'a.xlsx' }] }, 'ends in .csv or .json', 'data[0].file'],
  ['site.yaml', { data: [{ ...list, from: 'a.csv' }] }, 'https: address of the', 'data[0].from'],
  ['site.yaml', { data: [list, { ...list }] }, 'each file once', 'data[1].file'],
  ['redirects.yaml', { 'moved[0].status': 307 }, '302, found the number 307'],
  ['redirects.yaml', { 'moved[1]': null }, 'write its fields from, to'],
  ['redirects.yaml', { 'moved[0].from': '//about' }, 'rename or delete the page /about first'],
  ['site.yaml', { planned: ['/gdpr/'] }, 'a path such as "/blog"', 'planned[0]', [menu]],

  [winter, { logos }, 'an SVG, or a PNG whose ground is transparent', 'logos.items[0].mark.src'],
  [winter, { more: { ...latest, most: 13 } }, 'at most 12', 'more.most'],
  [winter, { 'stall.look': 'left' }, '"picture-last" or "picture-first"'],
  [winter, { deaf: { ...film, captions: undefined } }, 'expected text', 'deaf.captions'],
  [winter, { film: { ...film, captions: 'a.srt' } }, 'ends with .vtt, one of', 'film.captions'],
  [
    winter,
    {
      papers: {
        section: 'downloads',
        ...text,
        groups: [{ items: [{ file: 'a.pdf', title: 'A' }] }],
      },
    },
    'the name of a file in files/, one of declaration.pdf, ',
    'papers.groups[0].items[0].file',
  ],
  [jobs, { [`${till}.validThrough`]: '2026-10-19' }, 'not before its datePosted, 2026-10-20'],
  [jobs, { [`${till}.salary.highest`]: 30000 }, 'an amount that is not below the lowest, 34000'],
  [jobs, { [`${till}.salary.currency`]: 'kr' }, 'the code of a currency, such as NOK or SEK'],
  [jobs, { [`${till}.employment[0]`]: 'FULL_TIME' }, '"full-time"'],
  [
    jobs,
    { [`${till}.location`]: 'Malmö' },
    'the city of an office (Stockholm), an address or remoteFrom',
    undefined,
    ['careers.yaml positions', 'contact.yaml offices'],
  ],
  [
    jobs,
    { 'positions.labels.salary': undefined },
    'the words before it, as in salary: Pay',
    undefined,
    ['careers.yaml positions', 'contact.yaml offices'],
  ],
  [
    stockroom,
    { 'beside.rows[1].values': [true, false] },
    'expected 4 values, one for each of Stockroom, A notebook, A spreadsheet, A big system, found 2',
    undefined,
    ['pages/platforms/stockroom.yaml beside'],
  ],
  [board, { 'map.address': 'http://maps.example/' }, 'an address such as "https://social'],
  [board, { 'map.address': 'https://a_b.example/' }, 'a host of letters, digits and hyphens'],
  [board, { 'map.link': undefined }, 'label, href'],
  [stockroom, { 'beside.rows[0].values[0]': 3 }, 'true, false or a few words, found the number 3'],
  [board, { 'news.releases[1].title': 'Counter 6.2' }, 'a title that no release above it has'],
  [board, { 'news.releases[0].day': '12.11.2026' }, 'a day as year-month-day: 2026-11-12'],
  [board, { 'news.releases[0].day': '2126-11-12' }, 'a day that has come'],
  [board, { 'counters.items': [{ name: 'A' }] }, 'expected text', 'counters.items[0].place'],
  [
    board,
    { 'counters.items': [{ name: 'A', place: 'B', href: '/shopz' }] },
    'the path of a page of this site',
    'counters.items[0].href',
  ],
  [board, { 'counters.items': { from: 'data/no.csv' } }, 'a .csv or .json', 'counters.items.from'],
  [board, { 'counters.shown': 'Doors: {number}' }, '{count}'],
  [board, { [`${event}.lastDay`]: '2027-01-31' }, 'not before its first day, 2027-02-04'],
  [board, { [`${event}.place`]: undefined }, 'a place with its name, or a link where it is online'],
  [board, { [`${event}.zone`]: 'CET' }, 'the name of a time zone'],
  [board, { [`${event}.hours`]: 'ten' }, 'a span such as "9:00 AM-6:00 PM"'],
  [winter, { tour: { ...film, file: 'a.mp4' } }, 'ends with .mp4 or .webm, one of', 'tour.file'],
  [winter, { 'publish.from': '2026-02-30' }, 'a day of February 2026, which has 28 days'],
  [winter, { publish: reversed }, 'not before its first day, 2026-12-02', 'publish.until'],

  ['pricing.yaml', { [price]: 0 }, 'more than 0, found the number 0 (*, go into priceText)'],
  ['pricing.yaml', { [price]: 'free' }, 'a number, found the text "free" (*, go into priceText)'],
  ['pricing.yaml', { [price]: '10 %' }, 'a number, found the text "10 %" (*, go into priceText)'],
  ['pricing.yaml', { currency: 'kr' }, 'the code of a currency', undefined, ['pricing.yaml']],
  ['pricing.yaml', { [price]: undefined }, 'an amount, such as 99, or a priceText'],
  ['pricing.yaml', { [priceText]: 'Custom' }, 'words with {price}'],
  ['pricing.yaml', { [priceText]: 'from {price}', [price]: undefined }, 'words with {price}'],
  [
    'pricing.yaml',
    { [priceText]: 'ab 49 €', [price]: undefined },
    'one amount, the lowest, as price, and',
  ],
  [
    'pricing.yaml',
    { [priceText]: 'from 49 kr', [price]: undefined },
    'one amount, the lowest, as price, and',
  ],

  ['pricing.yaml', { 'faq.section': 'qestions' }, 'such as "questions" (one of addOns, *), found'],
  ['pricing.yaml', { 'to-do': {} }, `${aKey} "to-do"`],
  ['pricing.yaml', { whatTheySay: {} }, 'as in section: points (one of *), or a key that is one'],
  ['pricing.yaml', { again }, 'one hero on a page, found another one; remove it'],
  ['pricing.yaml', { faq: null }, `${aSection} nothing`],
  ['pricing.yaml', { closing: [] }, `${aSection} an empty list`],
  [stockroom, { hero: undefined }, 'found a section *; add a hero above it', 'walkthrough'],
  [
    'pages/platforms/counter.yaml',
    { hero: undefined },
    '"features"; move again above it',
    'features',
  ],
  ['pages/platforms/counter.yaml', { again }, 'a hero with the key hero, found the key "again"'],

  ['site.yaml', { copyright: '{vendor}' }, 'no word in braces (*{ vendor }), found {vendor}'],
  ['home.yaml', { 'film.title': '{vendr}' }, '{vendor} (*{ vendr }), found {vendr}'],
  ['careers.yaml', { 'positions.applyTopic': '{jb}' }, '{origin} or {job} or {count jobs} (*{jb}'],
  // Wrong counts of a file are said before anything else about it.
  ['error.yaml', { title: '{count jbs}' }, 'expected {count jobs}, found {count jbs}'],
  ['error.yaml', { lead: '{jbs, plural, one {a} other {{count jbs}}}' }, 'any number*{jbs, plural'],
  [
    'home.yaml',
    { 'meta.image': picture },
    'at least 1200 by 630 pixels, or no picture',
    'meta.image.src',
  ],
  ['pricing.yaml', { 'meta.description': '説'.repeat(34) }, 'at least 70'],
  ['contact.yaml', { 'meta.description': '説'.repeat(81) }, 'at most 160'],
  [menu, { [`${links}[0]`]: entry }, '"page: /platforms/counter" in place', `${links}[0].href`],
  [menu, { [`${links}[1].page`]: 'franchise' }, 'the path of a page with entry: in its file'],
  [menu, { [`${links}[1].page`]: '/platforms/counter' }, 'an entry that is not listed above'],
  [
    menu,
    { [`${links}[0].name`]: 'Till' },
    'nothing, as entry: of the page /platforms/counter says it',
  ],
  [menu, { 'header.links[1].href': '/gdpr' }, 'the path of a page of this site'],
];

const { meta } = readSite(example).fields('about.yaml') as { meta: Record<string, string> };

const plans = 'pricing.yaml plans';

const amongFiles: Mistake[] = [
  [post, { title: 'The Saturday queue' }, 'a title that no other page has'],
  ['careers.yaml', { 'meta.title': meta.title }, 'no other page has, found the one of content/ab'],
  ['careers.yaml', { 'meta.description': meta.description }, 'no other page has, found the one of'],
  [
    'careers.yaml',
    { 'positions.jobs[1].location': 'Oslo' },
    'city of an office (*"Oslo"',
    undefined,
    ['contact.yaml offices'],
  ],
  [
    winter,
    { posts: { ...latest, tag: 'till' } },
    'a tag that a post has (company, *',
    'posts.tag',
    ['posts/', 'blog.yaml', 'about.yaml', `${winter} publish`],
  ],
  [
    winter,
    { 'price.plan': 'Growth' },
    'the name of a plan (First till, *), found "Growth"',
    undefined,
    [plans],
  ],
  [
    'pricing.yaml',
    { 'plans.items[0].upTo': undefined },
    '"First till" with none',
    'plans.items[0].upTo',
    [plans],
  ],
  [
    'pricing.yaml',
    { 'plans.items[1].upTo.shops': 1 },
    '"Each further till" with 1',
    'plans.items[1].upTo',
    [plans],
  ],
  [
    'pricing.yaml',
    { 'plans.items[2].upTo': { shops: 20 } },
    'ten tills" with 20',
    'plans.items[2].upTo',
    [plans],
  ],
  [
    'pricing.yaml',
    { [price]: undefined, [priceText]: 'Ask' },
    '"First till" with a price',
    priceText,
    [plans],
  ],
  [
    'pricing.yaml',
    { [`${yearly}.price`]: undefined, [`${yearly}.priceText`]: 'Ask' },
    '"First till" with a price',
    yearly,
    [plans],
  ],
  [
    'pricing.yaml',
    { [`${addOn}.price`]: undefined, [`${addOn}.priceText`]: 'Ask' },
    '"Scanner" with Ask',
    `${addOn}.priceText`,
    [plans, 'pricing.yaml addOns'],
  ],
];

const untranslated = 'the translation of content/*.yaml:*, found nothing';
const questions = { section: 'questions', ...text, items: [] };

const inTranslations: Mistake[] = [
  // Once, and not for each of its words.
  ['sv/pricing.yaml', { plans: undefined }, untranslated],
  ['sv/pricing.yaml', { 'plans.items[1].period': undefined }, untranslated],
  ['sv/pricing.yaml', { 'plans.items[0]': undefined }, untranslated, 'plans.items'],
  ['sv/pricing.yaml', { 'plans.items[2].priceText': '' }, untranslated],
  ['sv/pricing.yaml', { 'plans.items[0].key': 'First til' }, 'it alone says, such as "First'],
  ['sv/pricing.yaml', { more: questions }, 'a key that content/pricing.yaml:* has too'],
  ['sv/contact.yaml', { 'hero.figure.alt': undefined }, untranslated],
  ['sv/case-studies.yaml', { 'stories.items[0].portrait.alt': undefined }, untranslated],
  ['sv/site.yaml', { origin: 'https://a.example' }, 'nothing: content/site.yaml:* says it for ev'],
  // This page of the group is not translated.
  [
    'ar/navigation.yaml',
    { [`${links}[0].description`]: undefined },
    untranslated,
    undefined,
    [menu],
  ],
  ['ar/not-found.yaml', { 'back.href': '/ar/about' }, 'a page of this site, *"/ar/about"'],
  [`sv/${queue}`, { author: 'Maja Eka' }, 'the name of a person in a section "people" (Maja Ek,'],
];

const ofLanguages: Mistake[] = [
  [menu, { languages: undefined }, 'a group of fields, found nothing'],
  ['site.yaml', { 'languages[3]': 'xx' }, 'the tag of a language, such as *"xx"'],
  ['site.yaml', { 'languages[3]': 'de' }, 'the folder content/de with the translation, found none'],
];

/** What is unusual, and right. */
const fine: Mistake[] = [
  ...each('site.yaml', 'origin', '', ['https://example.org', 'https://shop.example.org:8443']),
  ...each('contact.yaml', 'form.endpoint', '', [
    ...['https://forms.example/f/a?to=b', 'http://localhost:8080/', 'http://127.0.0.1:8080/f'],
  ]),
  // As languages write thousands.
  ...each('case-studies.yaml', 'industries.items[0].stores', '', [
    ...['1,200+', '1 200+', '1.200', '1’200+', '50K', '1.2M+'],
  ]),
  ['pricing.yaml', { 'meta.description': '説'.repeat(40) }, ''],
  ['blog.yaml', { 'tags[0].description': '品'.repeat(40) }, ''],
  ['site.yaml', { planned: ['/gdpr'] }, ''],
  [menu, { 'footer.groups[0].links[0].href': '/gdpr' }, ''],
  [menu, { 'header.links[1].href': 'https://app.acme.example/log-in' }, ''],
  [menu, { [`${links}[2]`]: { ...entry, href: 'https://f.acme.example/' } }, ''],
];

async function problemsAfter(
  mistakes: readonly Mistake[],
  languages?: 'first language' | 'every language',
) {
  const site = await exampleSite(languages);
  for (const [file, values] of mistakes) site.set(file, values);
  return site.problems();
}

test.each(divide(fine))('what is unusual and right is no mistake: %j, …', async (...part) => {
  expect(await problemsAfter(part)).toEqual([]);
});

const isSaidBy =
  ([file, values, words, at = Object.keys(values)[0]]: Mistake) =>
  (line: string): boolean =>
    lineLike(`content/${file}:*:* ${at}: *${words}*`).asymmetricMatch(line);

const ofLinks: Mistake[] = [
  ['actions.yaml', { 'see-it.to': '/abuot' }, '"/abuot" leads to no page*the nearest * "/about"'],
  [
    'home.yaml',
    { 'film.lead': 'See [it](/pricing#palns).' },
    'no element with the id "palns"*#plans',
  ],
  ['actions.yaml', { 'try-it.to': '#nowhere' }, 'leads to no element with the id "nowhere"'],
];

for (const [languages, ...all] of [
  ['first language', inFiles, amongFiles, ofLinks],
  ['every language', inTranslations, ofLanguages],
] as const) {
  const title = `mistakes in ${languages} are a line each, with their place and what to write: %j, …`;
  test.each(divide(all.flat()))(title, async (...part) => {
    const problems = await problemsAfter(part, languages);
    expect(part.filter((mistake) => !problems.some(isSaidBy(mistake)))).toEqual([]);
    expect(problems.filter((line) => !part.some((one) => isSaidBy(one)(line)))).toEqual([]);
    expect(problems).toHaveLength(part.length);
  });
}
