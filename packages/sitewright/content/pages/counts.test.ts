import { expect, test } from 'vitest';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { readCounts } from './counts.ts';

/** A list of as many entries. */
const list = (kind: string, count: number) => {
  const items = Array.from({ length: count }, (_, n) => ({ title: `No ${n}`, description: 'A.' }));
  return { section: kind, title: `${kind} of ${count}`, lead: 'All.', items };
};

test('a heading counts the entries of a list as they change, and so does a text, however its braces are written', async () => {
  const site = tinySite({
    'home.yaml': { 'hero.title': '{count trades} at {vendor}', trades: list('points', 3) },
    'pages/terms.md': {},
  }).edit('pages/terms.md', 'Words.', '{number trades} and &#123;number trades} trades');
  const read = async () => {
    const { pages, texts } = await site.content();
    return [pages.get('/')?.sections[0]?.content, texts.get('/terms')?.text.body];
  };
  const trades = (count: number) => expect.stringContaining(`${count} and ${count} trades`);
  expect(await read()).toMatchObject([{ title: 'Three at Acme' }, trades(3)]);
  site.set('home.yaml', { 'trades.items[2]': undefined, 'trades.items[1]': undefined });
  expect(await read()).toMatchObject([{ title: 'One at Acme' }, trades(1)]);
  const problems = await site.set('home.yaml', { trades: undefined }).problems();
  expect(problems.join('\n')).toContain('found {count trades}');
});

test('a list has the name of its page and key, and its kind or its key where there is one of them', () => {
  const perks = { section: 'benefits', title: 'Perks', lead: 'All.', items: ['Lunch', 'A desk'] };
  const site = tinySite({
    'about.yaml': { values: list('points', 5) },
    'home.yaml': { benefits: list('points', 3) },
    'careers.yaml': { benefits: perks },
  });
  const countsOf = (...names: string[]) => names.map((name) => readCounts(site.folder).get(name));
  // Of two lists of a kind the key tells which, and of two with one key their kind or their pages do.
  expect(countsOf('values', 'about.values', 'points')).toEqual([5, 5, undefined]);
  const names = ['benefits', 'home.benefits', 'careers.benefits'];
  expect(countsOf(...names)).toEqual([2, 3, 2]);
  site.set('pages/more.yaml', { more: { ...perks, items: [] } });
  expect(countsOf(...names, 'more')).toEqual([undefined, 3, 2, 0]);
  // The menu names one page, and a page that it does not name makes one.
  site.set('pages/kiosk.yaml', { entry: {} });
  expect(countsOf('tools')).toEqual([2]);
});

test('a count of a list whose key several pages have is said by the name that the page’s own has', async () => {
  const site = tinySite({
    'home.yaml': { list: list('points', 3) },
    'about.yaml': { list: list('points', 5), 'hero.title': '{count list}' },
    'careers.yaml': { list: list('points', 2) },
  });
  expect((await site.problems()).join()).toContain('expected {count about.list}, found');
});

test('a text of a translation counts what its language alone has, and what the first one has', async () => {
  const folder = await exampleSite('every language', 'tests/vendors/osaka');
  folder.set('en/contact.yaml', {
    'hero.lead': '{count abroad}, {number offices}, {count kengaku}',
  });
  expect(await folder.problems()).toEqual([]);
  const { translations } = await folder.content();
  const english = translations.find(({ language }) => language.tag === 'en');
  expect(english?.pages.get('/contact')?.sections[0]?.content).toMatchObject({
    lead: [{ value: 'Two, 1, two' }],
  });
  folder.set('contact.yaml', { 'hero.lead': '{number abroad}' });
  expect((await folder.problems()).join('\n')).toContain('found {number abroad}');
});
