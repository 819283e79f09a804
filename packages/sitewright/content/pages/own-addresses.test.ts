import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { readSiteFrame } from '../../page/layout/site-frame.ts';
import { listRoutes } from '../../page/routes.ts';
import { loadPage } from '../../page/seo/load-page.ts';
import { listSectionFeeds } from '../../page/seo/section-feeds.ts';
import { pagePathAt, pathInLanguage } from '../languages/language.ts';
import { listPages } from './listed-pages.ts';

const words = 'A sentence about it that is as long as what search results want of any page to be.';
const template = `each: data/shops.json
address: /shops/:slug
fields: { slug: text, name: name }
meta: { title: "{name}", description: "${words}" }
hero: { title: "{name}", lead: Open. }
`;
const outcome = {
  meta: { title: 'A line', description: words },
  ...{ stamp: 'Ok', title: 'A line', lead: 'It is.', back: { label: 'Home', href: '/' } },
};
const form = {
  ...{ title: 'Write', lead: 'To us.', submit: 'Send', emailHint: 'As a@b.example' },
  ...{ requiredMark: '*', requiredNote: 'Needed', trap: { name: 'web', label: 'Nothing' } },
  labels: { firstName: 'A', lastName: 'B', email: 'C', company: 'D', subject: 'E', message: 'F' },
  ...{ endpoint: 'https://forms.example/1', sent: outcome, failed: outcome },
};
const changelog = {
  ...{ title: 'Releases', lead: 'All.', feed: 'Feed' },
  releases: [{ day: '2026-10-01', title: 'One', changes: ['First.'] }],
};
const post = (day: number) => `posts/2026-10-0${day}-news-${day}.md`;

/** What the first language's paths are in Swedish, by what it is that has the address. */
const table: Record<string, readonly [path: string, address: string]> = {
  'a page': ['/pricing', '/sv/priser'],
  'a page that says none': ['/about', '/sv/about'],
  'a page below another': ['/pricing/shops', '/sv/priser/shops'],
  'a text': ['/help/tills', '/sv/hjalp/kassor'],
  'a page of a record': ['/shops/lund', '/sv/butiker/lund'],
  'the list of posts': ['/blog', '/sv/dagbok'],
  'the list of a tag': ['/blog/tags/tills', '/sv/dagbok/tags/tills'],
  'a post below the list': ['/blog/news-1', '/sv/dagbok/news-1'],
  'a post that says its own': ['/blog/news-2', '/sv/nytt/Tva'],
  'a post that says one in the first language': ['/2026/three', '/sv/2026/three'],
  'the page after a form': ['/contact/sent', '/sv/skriv/sent'],
  'the start page': ['/', '/sv'],
};

/** A site in two languages, whose second one has these addresses. */
function site(): TinySite {
  const tags = [{ slug: 'tills', name: 'Tills', description: words }];
  return tinySite({
    'pricing.yaml': {},
    'about.yaml': {},
    'contact.yaml': { form, changelog },
    'pages/pricing/shops.yaml': {},
    'pages/help/tills.md': {},
    'pages/shops/shop.yaml': template,
    'data/shops.json': '[{ "slug": "lund", "name": "Lund" }]',
    [post(1)]: { tags: ['tills'] },
    [post(2)]: {},
    [post(3)]: { address: '/2026/three' },
    'blog.yaml': { tags },
  })
    .translate('sv')
    .set('sv/pricing.yaml', { address: '/priser' })
    .set('sv/contact.yaml', { address: '/skriv' })
    .set('sv/pages/help/tills.md', { address: '/hjalp/kassor' })
    .set('sv/pages/shops/shop.yaml', { address: '/butiker/:slug' })
    .set('sv/blog.yaml', { path: '/dagbok' })
    .set(`sv/${post(2)}`, { address: '/nytt/Tva' });
}

test.each(Object.entries(table))('%s has one address in all that is made of it', async (_, row) => {
  const [path, address] = row;
  const content = await site().content();
  const [own] = content.translations;
  if (!own) throw new Error('expected a translation');
  const addressOf = { en: path, sv: address };
  const route = listRoutes(content).find((one) => one.path === address);
  expect(route).toMatchObject({ content: own, file: `${address.slice(1)}.html` });
  expect(pagePathAt(own.language, address)).toBe(path);
  const { head } = loadPage(own, { meta: { title: 'A', description: 'B' } }, path);
  const links = head.flatMap((one) => ('link' in one ? [one.link as Record<string, string>] : []));
  const found = (rel: string) => links.filter((one) => one.rel === rel);
  expect(found('canonical')).toMatchObject([{ href: `https://www.acme.example${address}` }]);
  const alternates = found('alternate').filter((one) => one.hrefLang);
  expect(alternates.map((one) => `${one.hrefLang} ${one.href}`)).toEqual(
    [`en ${path}`, `sv ${address}`, `x-default ${path}`].map((one) =>
      one.replace(' ', ' https://www.acme.example'),
    ),
  );
  for (const one of [content, own])
    expect(
      readSiteFrame(one, pathInLanguage(one.language, path)).translations.map(({ href }) => href),
    ).toEqual(Object.values(addressOf));
  const isList = /^\/blog($|\/tags)|sent$/.test(path);
  if (!isList) expect(listPages(own).map(({ href }) => href)).toContain(address);
});

test('nothing is at the address that a page had before it said its own', async () => {
  const content = await site().content();
  const paths = listRoutes(content).map((one) => one.path);
  const old = ['/sv/pricing', '/sv/help/tills', '/sv/shops/lund', '/sv/blog', '/sv/blog/news-2'];
  expect(old.filter((one) => paths.includes(one))).toEqual([]);
  expect(pagePathAt(content.translations[0]?.language ?? content.language, '/sv/pricing')).toBe(
    undefined,
  );
});

test('the feed of a section is below the address of its page, and leads there', async () => {
  const [own] = (await site().content()).translations;
  const feeds = own && listSectionFeeds(own);
  expect(feeds).toMatchObject([
    { pageAddress: '/sv/skriv', feed: { address: '/sv/skriv/changelog-feed.atom' } },
  ]);
});

/** The ways in which a link may say a page of the other language, each with where it leads. */
const ways = [
  ['/pricing?from=x#hero', 'as in the first language'],
  ['/priser?from=x#hero', 'as the page says it'],
  ['/sv/priser?from=x#hero', 'as visitors get it'],
  ['/sv/pricing?from=x#hero', 'as in the first language, below its own'],
] as const;

test.each(ways)('a link of the language leads to the address from %s, %s', async (to) => {
  const at = site()
    .set('actions.yaml', { go: { label: 'Go', to } })
    .set('sv/about.yaml', { 'hero.lead': `See [it](${to}).` })
    .set('sv/actions.yaml', { go: { label: 'Till', to } })
    .set('sv/navigation.yaml', { 'footer.groups[0].links[0].href': to.replace(/\?.*/, '') });
  at.write('sv/pages/help/tills.md', `${at.read('sv/pages/help/tills.md')}\n[it](${to})\n`);
  if (to.startsWith('/priser')) at.set('actions.yaml', { go: { label: 'Go', to: '/pricing' } });
  const [own] = (await at.content()).translations;
  const all = JSON.stringify([
    own?.pages.get('/about'),
    own?.texts.get('/help/tills'),
    own?.navigation.footer,
  ]);
  expect(all.match(/\/sv\/priser\?from=x#hero/g)).toHaveLength(2);
  expect(own?.navigation.footer.groups[0]?.links[0]?.href).toBe('/sv/priser');
});

test('links of other languages, and old addresses, lead there from either way of writing it', async () => {
  const moved = [
    { from: '/sv/pricing', to: '/sv/priser' },
    { from: '/gammalt', to: '/sv/pricing' },
  ];
  const { redirects, pages } = await site()
    .set('redirects.yaml', { moved })
    .set('about.yaml', { 'hero.lead': 'In Swedish [a](/sv/pricing), [b](/sv/priser).' })
    .content();
  expect(redirects?.moved.map(({ to }) => to)).toEqual(['/sv/priser', '/sv/priser']);
  expect(JSON.stringify(pages.get('/about')).match(/\/sv\/priser/g)).toHaveLength(2);
});

test('two pages may have the addresses of each other', async () => {
  const [own] = (
    await site()
      .set('sv/pricing.yaml', { address: '/about' })
      .set('sv/about.yaml', { address: '/pricing' })
      .content()
  ).translations;
  const hrefs = own && listPages(own).map(({ href, title }) => `${href} ${title}`);
  expect(hrefs).toContain('/sv/about sv The page pricing');
  expect(hrefs).toContain('/sv/pricing sv The page about');
});

const refusals: [what: string, file: string, values: object, line: string][] = [
  [
    'the address of another page',
    'sv/about.yaml',
    { address: '/priser' },
    'content/sv/pricing.yaml:*:10 address: expected an address that no other page of the language has, found that of content/sv/about.yaml',
  ],
  [
    'that of a post',
    'sv/about.yaml',
    { address: '/dagbok/news-1' },
    `content/sv/about.yaml:*:10 address: *found that of content/sv/${post(1)}`,
  ],
  [
    'signs that none has',
    'sv/about.yaml',
    { address: 'Über uns' },
    'content/sv/about.yaml:*:10 address: expected an address of small letters, digits and hyphens that begins with /, such as "/uber-uns", found *"Über uns"',
  ],
  [
    'the folder of a language',
    'sv/about.yaml',
    { address: '/sv/om' },
    'content/sv/about.yaml:*:10 address: expected an address without a language*such as "/om", found "/sv/om"',
  ],
  [
    'one for the start page',
    'sv/home.yaml',
    { address: '/hem' },
    'content/sv/home.yaml:*:10 address: expected nothing, as the start page in svenska is at /sv; remove it',
  ],
  [
    'one in the first language',
    'about.yaml',
    { address: '/us' },
    'content/about.yaml:*:10 address: expected nothing, as the name of the file says its address; to have another one, remove this line and rename the file to pages/us.yaml',
  ],
  [
    'that of a file of the site',
    'sv/about.yaml',
    { address: '/404' },
    'content/sv/about.yaml:*:10 address: expected another address, as the site keeps /404 for files of its own',
  ],
  [
    'a field that no record has',
    'sv/pages/shops/shop.yaml',
    { address: '/butiker/:ort' },
    'content/sv/pages/shops/shop.yaml:*:* address: expected a text, a name or a number that each record says, such as :slug, found :ort',
  ],
  [
    'no field of records',
    'sv/pages/shops/shop.yaml',
    { address: '/butiker' },
    'content/sv/pages/shops/shop.yaml:*:* address: expected the address of each page, with : *',
  ],
  [
    'the list of posts at a page',
    'sv/blog.yaml',
    { path: '/priser' },
    'content/sv/blog.yaml:*:7 path: expected an address that no other page of the language has, found that of content/sv/pricing.yaml',
  ],
];

test.each(refusals)('%s is refused in one line', async (_, file, values, line) => {
  await site()
    .set(file, { ...values })
    .expectProblems(line);
});

test('a link to the old address is told what to write', async () => {
  const at = site().set('redirects.yaml', { moved: [{ from: '/sv/old', to: '/sv/pricing' }] });
  await at
    .set('sv/about.yaml', { 'hero.lead': 'See [it](/sv/old).' })
    .expectProblems(
      'content/sv/about.yaml:*"/sv/old" leads to an old address: write "/sv/priser"*',
    );
});
