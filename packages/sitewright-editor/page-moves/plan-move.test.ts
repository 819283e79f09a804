import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { vendors } from '../../../tests/support/example.ts';
import { formatProblem } from '../../sitewright/content/messages/problem.ts';
import { checkContent } from '../../sitewright/content/validate/load-content.ts';
import { listAddresses } from '../../sitewright/exports/pages.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';
import { createFolders } from '../live/browser/live-folder.ts';
import { followAddress } from './follow-moved.ts';
import type { Move } from './move.ts';
import { nameButton } from './name-button.ts';
import { planMove } from './plan-move.ts';

/** Does it as the development server does. @returns why not, a line each */
async function act(folder: ContentFolder, move: Move): Promise<string[]> {
  const { problems } = await openFolder(folder.path).move(move);
  return problems.map((one) => folder.withoutParent(formatProblem(one)));
}

const oldAddress = 'moved:\n  - from: /old\n    to: /\n';

/** Every text of the content, by its file. */
const textsOf = (folder: ContentFolder) =>
  new Map(
    [...readSite(folder.path).all].flatMap(([file, { text }]) =>
      /\.(yaml|md)$/.test(file) ? [[file, text] as const] : [],
    ),
  );

/** Saves a post in its form, with another day in it. */
async function saveOn(folder: ContentFolder, file: string, day: string) {
  const content = openFolder(folder.path);
  const { value, body = '', source } = await content.describe(file);
  const { published: _, ...fields } = value;
  return content.change(file, { value: fields, body, source, day }, true);
}

const files = (folder: ContentFolder) => [...textsOf(folder).keys()];

test('a page that gets another address takes along every language, all links and the menus; visitors of the old one get there', async () => {
  const folder = new ContentFolder('every language');
  const before = textsOf(folder);
  const move = { act: 'rename', file: 'pricing.yaml', redirects: true } as const;
  expect(await act(folder, { ...move, address: '/prices' })).toEqual([]);
  const after = textsOf(folder);
  expect(after.get('prices.yaml')).toBe(
    before.get('pricing.yaml')?.replaceAll('/pricing', '/prices'),
  );
  expect(files(folder).filter((one) => one.endsWith('pricing.yaml'))).toEqual([]);
  expect([...after.keys()]).toEqual(expect.arrayContaining(['sv/prices.yaml', 'ar/prices.yaml']));
  const linked = [...after].filter(([, text]) => /(?<![\w/])\/pricing(?![\w-])/.test(text));
  expect(linked.map(([file]) => file)).toEqual(['redirects.yaml']);
  expect(after.get('redirects.yaml')).toBe(
    `${before.get('redirects.yaml')?.replace('to: /pricing', 'to: /prices')}  - from: /pricing
    to: /prices
  - from: /sv/pricing
    to: /sv/prices
  - from: /ar/pricing
    to: /ar/prices
`,
  );
  await folder.expectProblems();

  // Back again, the old address is the page's.
  expect(await act(folder, { ...move, file: 'prices.yaml', address: '/pricing' })).toEqual([]);
  expect(folder.read('pricing.yaml')).toBe(before.get('pricing.yaml'));
  expect(folder.read('navigation.yaml')).toBe(before.get('navigation.yaml'));
  expect(folder.read('redirects.yaml')).not.toContain('from: /pricing');
  expect(folder.read('redirects.yaml')).toContain('  - from: /sv/prices\n    to: /sv/pricing\n');
});

test('a text in another folder keeps its links, and those to it follow, however they are written', async () => {
  const folder = new ContentFolder();
  folder.write(
    'pages/help/moving.md',
    `---\ntitle: Moving\ndescription: ${'How it moves. '.repeat(6)}\n---\n\nSee [tills](tills.md), [the top](#one) and [ours](../privacy.md).\n\n## One\n`,
  );
  const tills = folder.read('pages/help/tills.md');
  folder.write(
    'pages/help/tills.md',
    `${tills}\nSee [this](moving.md#one) and [that](/help/moving).\n`,
  );
  const move = { act: 'rename', file: 'pages/help/moving.md', redirects: false } as const;
  expect(await act(folder, { ...move, address: '/moving' })).toEqual([]);
  expect(folder.read('pages/help/tills.md')).toBe(
    `${tills}\nSee [this](/moving#one) and [that](/moving).\n`,
  );
  expect(folder.read('pages/moving.md')).toContain(
    'See [tills](/help/tills), [the top](#one) and [ours](/privacy).',
  );
  expect(folder.read('redirects.yaml')).not.toContain('/help/moving');
});

test('texts go on counting what is on a page that gets another address', async () => {
  const folder = new ContentFolder(
    tinySite({
      'pages/rules.yaml': {
        points: { title: 'Rules', items: [{ title: 'One', description: 'Be kind.' }] },
      },
      'home.yaml': { 'hero.lead': 'We have {count rules.points} rules.' },
    }).translate('sv'),
  );
  const move = { act: 'rename', file: 'pages/rules.yaml', address: '/manners' } as const;
  expect(await act(folder, { ...move, redirects: true })).toEqual([]);
  expect(folder.read('home.yaml')).toContain('We have {count manners.points} rules.');
  await folder.expectProblems();
});

test('a copy counts what is on itself, and texts of each language go on counting what is on the page that was there', async () => {
  const points = {
    title: '{count points} rules',
    items: [{ title: 'One', description: 'Be kind.' }],
  };
  const folder = new ContentFolder(
    tinySite({
      'pages/rules.yaml': { points },
      'home.yaml': { 'hero.lead': 'We have {number points} rules.' },
    }).translate('sv'),
  );
  const copy = { act: 'duplicate', file: 'pages/rules.yaml', address: '/manners' } as const;
  const words = { title: 'Manners', description: 'How we behave. '.repeat(6).trim() };
  expect(await act(folder, { ...copy, ...words })).toEqual([]);
  expect(folder.read('pages/manners.yaml')).toContain('{count manners.points} rules');
  expect(folder.read('pages/rules.yaml')).toContain('{count rules.points} rules');
  for (const file of ['home.yaml', 'sv/home.yaml'])
    expect(folder.read(file)).toContain('{number rules.points}');
  await folder.expectProblems();
});

test.each(vendors)('all pages, texts and posts of %s can be copied', async (vendor) => {
  const folder = new ContentFolder('every language', vendor);
  let site = readSite(folder.path);
  for (const [file, address] of listAddresses(site)) {
    const description = `${file} once more. `.repeat(9).slice(0, 90);
    const words = { title: `Another ${file}`, description };
    const copy = {
      act: 'duplicate',
      file,
      address: `${address === '/' ? '/start' : address}-2`,
    } as const;
    for (const [other, { now }] of Object.entries(planMove(site, { ...copy, ...words }))) {
      folder.write(other, now ?? '');
      site = site.with({ [other]: now });
    }
  }
  await folder.expectProblems();
});

test('a page of the group is renamed in its menu too', async () => {
  const page = '/platforms/counter';
  const folder = new ContentFolder(
    tinySite({
      [`pages${page}.yaml`]: { entry: { name: 'Counter', description: 'It counts.' } },
      'navigation.yaml': { 'header.group.links': [{ page }] },
    }),
  );
  const move = { act: 'rename', file: `pages${page}.yaml`, redirects: true } as const;
  expect(await act(folder, { ...move, address: '/platforms/till' })).toEqual([]);
  expect(folder.read('navigation.yaml')).toContain('page: /platforms/till\n');
  const again = { ...move, file: 'pages/platforms/till.yaml', address: '/till' };
  expect(await act(folder, again)).toEqual([]);
  expect(folder.read('navigation.yaml')).toContain('page: /till\n');
});

test.each(['/about', '/blog', '/Spring', '/../spring', '/', '/admin'])(
  'the address %s is none for a page, and nothing is changed',
  async (address) => {
    const post = 'posts/2026-10-03-the-saturday-queue.md';
    const folder = new ContentFolder(
      tinySite({ 'pricing.yaml': {}, 'about.yaml': {}, [post]: {} }),
    );
    const before = textsOf(folder);
    const attempt = async () => {
      const problems = await act(folder, {
        act: 'rename',
        file: 'pricing.yaml',
        address,
        redirects: true,
      });
      if (problems.length > 0) throw new Error(problems.join('\n'));
    };
    await expect(attempt()).rejects.toThrow(
      /Write an address such as \/spring|expected another path/,
    );
    expect(textsOf(folder)).toEqual(before);
  },
);

test('another page like one has its own address and title, and what it says', async () => {
  const folder = new ContentFolder();
  const before = folder.read('pages/winter.yaml');
  const title = 'A till for spring';
  const copy = { act: 'duplicate', file: 'pages/winter.yaml', address: '/spring', title } as const;
  const description =
    'In spring every stall of the market can try a till for a day, and then for a month.';
  const [, old = ''] = /description: (.*)/.exec(before) ?? [];
  const [same] = await act(folder, { ...copy, description: old });
  expect(same).toMatch(/meta\.description: expected a description that no other page has/);
  expect(await act(folder, { ...copy, description })).toEqual([]);
  expect(folder.read('pages/spring.yaml')).toBe(
    before
      .replace(/(?<=meta:\n {2}title: ).*/, title)
      .replace(old, description)
      .replace(/(?<=hero:\n.*\n {2}title: ).*/, title),
  );
});

test('a page that goes is named wherever something leads to it; its place in the menus goes along, and visitors and links get another', async () => {
  const folder = new ContentFolder(
    tinySite({
      ...{ 'careers.yaml': {}, 'about.yaml': {} },
      'actions.yaml': { careers: { label: 'Jobs', to: '/careers' } },
      'home.yaml': { 'hero.actions': ['careers'], 'hero.lead': 'See [jobs](/careers).' },
      'navigation.yaml': { 'header.links[1]': { label: 'Jobs', href: '/careers' } },
    }),
  );
  const before = textsOf(folder);
  const named = await act(folder, { act: 'delete', file: 'careers.yaml', target: '' });
  expect(named.join('\n')).toMatch(
    /content\/actions\.yaml:\d+:\d+ careers\.to: "\/careers" leads to no page/,
  );
  expect(named.join('\n')).not.toContain('navigation');
  expect(textsOf(folder)).toEqual(before);
  const problems = await act(folder, { act: 'delete', file: 'careers.yaml', target: '/about' });
  // What leads to a place on that page, whatever page it is on, has none any more.
  expect(problems.join('\n')).not.toContain('/careers');
});

test('a page that nothing leads to goes with its entry in the menu', async () => {
  const folder = new ContentFolder(
    tinySite({
      ...{ 'pages/board.yaml': {}, 'about.yaml': {}, 'redirects.yaml': oldAddress },
      'navigation.yaml': { 'footer.groups[0].links[1]': { label: 'The board', href: '/board' } },
    }),
  );
  const before = textsOf(folder);
  expect(await act(folder, { act: 'delete', file: 'pages/board.yaml', target: '/about' })).toEqual(
    [],
  );
  const after = textsOf(folder);
  expect(after.has('pages/board.yaml')).toBe(false);
  const [menu = [], others] = [before, after].map(
    (texts) => parse(texts.get('navigation.yaml') ?? '').footer.groups[0].links as unknown[],
  );
  expect(others).toEqual(menu.slice(0, -1));
  expect(after.get('redirects.yaml')).toBe(
    `${before.get('redirects.yaml')}  - from: /board\n    to: /about\n`,
  );
  await folder.expectProblems();
  expect(() =>
    planMove(readSite(folder.path), { act: 'delete', file: 'home.yaml', target: '' }),
  ).toThrow('A site has a start page');
});

test('a page is put into a menu, behind what is there', async () => {
  const folder = new ContentFolder(tinySite({ 'pages/winter.yaml': {} }));
  const before = folder.read('navigation.yaml');
  const move = { act: 'list', file: 'pages/winter.yaml', label: 'Winter' } as const;
  expect(await act(folder, { ...move, menu: 'header' })).toEqual([]);
  const [menu = '', others = ''] = [before, folder.read('navigation.yaml')].map((text) =>
    JSON.stringify(parse(text).header.links),
  );
  expect(others).toBe(menu.replace(']', ',{"label":"Winter","href":"/winter"}]'));
  expect(() => planMove(readSite(folder.path), { ...move, menu: 'footer 9' })).toThrow(
    'no such menu',
  );
});

test('addresses are followed where they are whole, and nowhere else', () => {
  const follow = (text: string) => followAddress(text, { from: '/help', to: '/aid' });
  const same =
    '/help/tills /help/tills/sentences /helpers x/help https://a.example/help /help.md /help-me ../help';
  expect(follow(same)).toBe(same);
  expect(follow('[a](/help) "/help#x" to: /help?a=1 see /help. /help/, { href: /help }')).toBe(
    '[a](/aid) "/aid#x" to: /aid?a=1 see /aid. /aid, { href: /aid }',
  );
});

test('what is planned in a browser is what the development server does', async () => {
  const lead = 'See [the board](/board).';
  const folder = new ContentFolder(
    tinySite({ 'pages/board.yaml': {}, 'home.yaml': { 'hero.lead': lead } }),
  );
  const site = readSite(folder.path);
  const move = {
    act: 'rename',
    file: 'pages/board.yaml',
    address: '/news',
    redirects: true,
  } as const;
  const texts = Object.fromEntries(textsOf(folder));
  const settings = { others: [], downloads: [...site.downloads], captions: [] } as never;
  const inBrowser = createFolders(settings)(texts);
  expect(planMove(inBrowser, move)).toEqual(planMove(site, move));
  expect((await checkContent(site, {})).added).toEqual([]);
});

test('a new button has a name that no other has', () => {
  expect(nameButton('Ask us, 24/7!', [])).toBe('ask-us');
  expect(nameButton('Ask us', ['ask-us', 'another-ask-us'])).toBe('another-another-ask-us');
  expect(nameButton('出発', [])).toMatch(/^[a-z][a-z-]*$/);
});

/** A site whose second language has an address of its own for a page, and a post. */
const postFile = 'posts/2026-10-03-the-saturday-queue.md';
const translatedSite = () =>
  tinySite({ 'pricing.yaml': {}, 'about.yaml': {}, [postFile]: {}, 'redirects.yaml': oldAddress })
    .translate('sv')
    .set('sv/pricing.yaml', { address: '/priser' })
    .set('about.yaml', { 'hero.lead': 'In Swedish [here](/sv/priser).' })
    .set('sv/about.yaml', { 'hero.lead': '[A](/pricing), [b](/priser#hero), [c](/sv/priser).' });

test('a page that gets another address in one language takes along what leads to that', async () => {
  const folder = new ContentFolder(translatedSite());
  const file = 'sv/pricing.yaml';
  const move = { act: 'rename', file, redirects: true } as const;
  expect(await act(folder, { ...move, address: '/sv/kostar' })).toEqual([]);
  expect(folder.read(file)).toContain('address: /kostar\n');
  expect(folder.read('about.yaml')).toContain('[here](/sv/kostar)');
  expect(folder.read('sv/about.yaml')).toContain(
    '[A](/pricing), [b](/sv/kostar#hero), [c](/sv/kostar).',
  );
  const moved = `${oldAddress}  - from: /sv/priser\n    to: /sv/kostar\n`;
  expect(folder.read('redirects.yaml')).toBe(moved);
  // That of the first language needs no line.
  expect(await act(folder, { ...move, address: '/sv/pricing' })).toEqual([]);
  expect(folder.read(file)).not.toContain('address');
  await folder.expectProblems();
});

test('a page that is renamed in the first language stays where it is in one that says its address', async () => {
  const folder = new ContentFolder(translatedSite());
  const move = { act: 'rename', file: 'pricing.yaml', address: '/prices' } as const;
  expect(await act(folder, { ...move, redirects: true })).toEqual([]);
  expect(folder.read('sv/prices.yaml')).toContain('address: /priser\n');
  expect(folder.read('redirects.yaml')).toBe(`${oldAddress}  - from: /pricing\n    to: /prices\n`);
  expect(folder.read('sv/about.yaml')).toContain('[A](/prices), [b](/priser#hero)');
  await folder.expectProblems();
});

test('a page is open at its address in a language, and texts and posts have a field for theirs', async () => {
  const text = 'pages/privacy.md';
  const folder = new ContentFolder(tinySite({ 'pricing.yaml': {}, [text]: {} }).translate('sv'));
  folder.write('sv/pricing.yaml', `address: /priser\n${folder.read('sv/pricing.yaml')}`);
  const backend = openFolder(folder.path);
  const page = await backend.describePage('/sv/priser');
  expect(page).toMatchObject({ file: 'sv/pricing.yaml', translation: { address: '/sv/priser' } });
  await expect(backend.describePage('/sv/pricing')).rejects.toThrow();
  const first = await backend.describePage('/pricing');
  expect(first.translation).toBe(undefined);
  const [, swedish] = first.languages;
  expect(swedish?.path).toBe('/sv/priser');
  const { schema } = await backend.describe(`sv/${text}`);
  expect(Object.keys(schema.properties ?? {})).toContain('address');
  const original = await backend.describe(text);
  expect(Object.keys(original.schema.properties ?? {})).not.toContain('address');
});

test('a post that gets another address in one language keeps what readers of feeds know it by', async () => {
  const folder = new ContentFolder(translatedSite());
  const file = `sv/${postFile}`;
  const move = { act: 'rename', file, address: '/sv/blog/kon', redirects: true } as const;
  expect(await act(folder, move)).toEqual([]);
  const id = 'https://www.acme.example/sv/blog/the-saturday-queue';
  expect(folder.read(file)).toMatch(new RegExp(`^---\nid: ${id}\n[^]*\naddress: /blog/kon\n`));
  await folder.expectProblems();
});

test.each(['/priser', '/ar/priser', '/sv', '/sv/Kostar', '/sv/om oss'])(
  'the address %s is none for a page of another language',
  async (address) => {
    const folder = new ContentFolder(translatedSite());
    const move = { act: 'rename', file: 'sv/pricing.yaml', address, redirects: true } as const;
    await expect(act(folder, move)).rejects.toThrow(/Write an address such as \/sv\/spring/);
  },
);

test('a post keeps what readers of feeds know it by where it moves, and another one like it is known by something else', async () => {
  const post = 'posts/2026-10-03-the-saturday-queue.md';
  const folder = new ContentFolder(tinySite({ [post]: {} }).translate('sv'));
  const idOf = (file: string) => /^id: (.*)$/m.exec(folder.read(file))?.[1];
  const known = ['', '/sv'].map(
    (base) => `https://www.acme.example${base}/blog/the-saturday-queue`,
  );
  const next = 'posts/2026-10-03-the-queue.md';
  const move = { act: 'rename', file: post, address: '/blog/the-queue', redirects: true } as const;
  expect(await act(folder, move)).toEqual([]);
  expect([next, `sv/${next}`].map(idOf)).toEqual(known);
  const words = { title: 'Another queue', description: 'Other people stand in it. '.repeat(4) };
  const copy = { act: 'duplicate', file: next, address: '/blog/another', ...words } as const;
  expect(await act(folder, copy)).toEqual([]);
  const copied = files(folder).find((one) => one.endsWith('-another.md')) ?? '';
  expect(folder.read(copied)).toContain('Another queue');
  expect(idOf(copied)).toMatch(/^[\da-f-]{36}$/);
});

test('a post gets another day in every language, and the same address unless its address says the day', async () => {
  const file = 'posts/2026-11-12-three-hooks.md';
  const folder = new ContentFolder(
    tinySite({
      [file]: { id: 'hooks' },
      'redirects.yaml': oldAddress,
    }).translate('sv'),
  );
  const before = textsOf(folder);
  expect(await saveOn(folder, file, '2026-11-13')).toMatchObject({ isSaved: true });
  const after = textsOf(folder);
  for (const place of [file, `sv/${file}`]) {
    const moved = place.replace('11-12', '11-13');
    expect([after.has(place), after.get(moved)]).toEqual([false, before.get(place)]);
  }
  expect(after.get('redirects.yaml')).toBe(before.get('redirects.yaml'));

  folder.set('blog.yaml', { permalink: '/{year}/{day}/{slug}' });
  const again = file.replace('-12-', '-13-');
  const { effects } = await saveOn(folder, again, '2026-11-14');
  expect(effects.published).toContain(
    'becomes /2026/14/three-hooks, and visitors of /2026/13/three',
  );
  expect(folder.read('redirects.yaml')).toContain(
    'from: /2026/13/three-hooks\n    to: /2026/14/three-hooks',
  );
});

test('a post that is new gets the day of its form and no redirect, and none of a day that has one of its name, or that is none', async () => {
  const folder = new ContentFolder(
    tinySite({ 'posts/2026-10-03-the-saturday-queue.md': {}, 'redirects.yaml': oldAddress }),
  );
  folder.set('blog.yaml', { permalink: '/{year}/{day}/{slug}' });
  const content = openFolder(folder.path);
  const save = (name: string, day: string, title = 'Two clocks') => {
    const value = { title, description: `${title}. ${'They tick. '.repeat(8)}` };
    return content.change(`posts/${name}.md`, { source: null, value, body: 'Tick.', day }, true);
  };
  const { isSaved, file } = await save('2026-11-20-clocks', '2099-12-04');
  expect([isSaved, file]).toEqual([true, 'posts/2099-12-04-clocks.md']);
  expect(files(folder).filter((one) => one.includes('clocks'))).toEqual([file]);
  expect(folder.read('redirects.yaml')).toBe(oldAddress);
  const { refused } = await save('2026-11-20-clocks', '2099-12-04', 'More clocks');
  expect(refused.map(({ field, message }) => [field, message])).toEqual([
    ['published', 'There is a post of that day with this name: choose another day'],
  ]);
  for (const day of ['', '2026-02-31']) {
    const { refused } = await save('2026-11-20-watch', day, 'A watch');
    expect(refused.map((one) => one.field)).toEqual(['published']);
  }
});

test('the page of a post is drawn as it is on the day of its form, at the address that it has then', async () => {
  const old = 'posts/2026-10-03-the-saturday-queue.md';
  const folder = new ContentFolder(tinySite({ [old]: {} }));
  folder.set('blog.yaml', { permalink: '/{year}/{day}/{slug}' });
  const drawn: unknown[] = [];
  const content = openFolder(folder.path, ({ content: { posts } }) =>
    drawn.push(posts.map(({ path, date }) => [path, date])),
  );
  const { body, source, value } = await content.describe(old);
  const { published: _, ...fields } = value as Record<string, unknown>;
  const change = { source, value: fields, body: body ?? '', day: '2026-10-09' };
  const { address } = await content.change(old, change, false);
  expect([address, drawn]).toEqual([
    '/2026/09/the-saturday-queue',
    [[['/2026/09/the-saturday-queue', '2026-10-09']]],
  ]);
});
