import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { importRedirects } from './import-redirects.ts';
import { readRedirectList } from './read-list.ts';

const said = '# Ours\nmoved:\n- from: /tariff\n  to: /pricing\n';
const list = `/old/ /about/
/older.php?id=3 /old 302
http://www.tills.brasswick/a/* https://shop.example/:splat
/tariff /about
/tariff /pricing/
/about /pricing
/gone /no-such-page
/via-gone /gone
/round /round/
/x http://shop.example/
/製品 /files/nothing.pdf
`;

const withPages = () => tinySite({ 'about.yaml': {}, 'pricing.yaml': {} });

test('a group that finds less than a part of a path is said with its line', async () => {
  const site = withPages().folder;
  const list = readRedirectList(`RedirectMatch 301 ^/y/(\\d{4})/([a-z]+)$ /about
RedirectMatch 301 ^/any/([^/]+)$ /about
RedirectMatch 301 ^/gone/(\\d+)$ /no-such-page
`);
  const { added, changed } = await importRedirects(site, list);
  expect(added).toBe(2);
  expect(changed).toEqual([
    '1: /y/:part1/:part2 leads from more than the line says: \\d{4} is :part1, which is any part of a path, [a-z]+ is :part2, which is any part of a path',
    '1: it leads from the path with / at its end and from the one without (so it is with the lines 2)',
  ]);
});

test('what lies below old pages without pages below the new ones is said once for all lines', async () => {
  const site = withPages().folder;
  const list = readRedirectList('Redirect /a /about\nRedirect /b /pricing\nRedirect /c /none\n');
  const { added, changed, left } = await importRedirects(site, list);
  expect(added).toBe(2);
  expect(changed).toEqual([
    '1: it leads from this path alone, and from nothing below it (so it is with the lines 2, 3)',
  ]);
  expect(left).toEqual([expect.stringMatching(/^3: \/c → \/none: expected the path of a page/)]);
});

test('a list that is there already, with / or without, is said in one line', async () => {
  const content = withPages().write('redirects.yaml', said);
  const list = readRedirectList('/tariff /pricing\n/a /about\n/a/ /about/\n/tariff/ /pricing\n');
  const { added, changed, left } = await importRedirects(content.folder, list);
  expect([added, changed, left]).toEqual([
    1,
    ['1: it is there already (so it is with the lines 3, 4)'],
    [],
  ]);
});

test('what a build would refuse for its files is left out, and said', async () => {
  const site = withPages().folder;
  const list = readRedirectList(`/index.html /about
/about.html /about
/pricing.html /about
/robots.txt /about
/a /list.pdf
/feed /blog/posts.atom
/map /sitemap.xml
`);
  const { added, left } = await importRedirects(site, list);
  expect(added).toBe(3);
  const there = 'this site has a file there';
  expect(left).toEqual([
    `1: /index.html → /about: ${there}`,
    `3: /pricing.html → /about: ${there}`,
    `4: /robots.txt → /about: ${there}`,
    '5: /a → /list.pdf: this site has no such file: put it into files/, and lead there',
  ]);
});

test('of a list of whole addresses the host is taken off, where it is one', async () => {
  const site = withPages().folder;
  const read = (other: string) =>
    readRedirectList(`from,to\nhttps://www.old.example/a,https://old.example/about\n${other}`);
  const { added, changed } = await importRedirects(site, read('http://old.example/b,/pricing'));
  expect([added, changed]).toEqual([2, ['2: the host old.example of all lines is taken off']]);
  const { left } = await importRedirects(site, read('https://other.example/b,/pricing'));
  expect(left).toEqual([
    expect.stringMatching(/^2: .+ expected "\/a", without the host/),
    expect.stringMatching(/^3: .+ expected "\/b", without the host/),
  ]);
});

test('a list is added below what is there, and each line that is not is named with its reason', async () => {
  const content = withPages().write('redirects.yaml', said);
  const site = content.folder;
  const own = list.replace('http://www.tills.brasswick', String(site.fields('site.yaml').origin));
  const { text, added, changed, left } = await importRedirects(site, readRedirectList(own));
  expect(text).toBe(
    `${said}- from: /old\n  to: /about\n- from: /older.php?id=3\n  to: /about\n  status: 302\n- from: /a/*\n  to: https://shop.example/:splat\n- from: /a\n  to: https://shop.example/\n`,
  );
  expect(added).toBe(4);
  expect(changed).toEqual([
    '2: /older.php?id=3 leads to /about at once, as /old does',
    '8: /via-gone leads to /no-such-page at once, as /gone does',
  ]);
  expect(left).toEqual([
    '4: /tariff → /about: /tariff leads to /pricing already',
    '5: /tariff /pricing/: line 4 leads /tariff already',
    expect.stringMatching(/^6: \/about → \/pricing: expected a path that no page has/),
    expect.stringMatching(/^7: \/gone → \/no-such-page: expected the path of a page/),
    expect.stringMatching(/^8: \/via-gone → \/no-such-page: expected the path of a page/),
    '9: /round → /round/: it leads to itself, but for a slash',
    expect.stringMatching(/^10: \/x → http:\/\/shop.example\/: expected the https: address/),
    expect.stringMatching(
      /^11: \/製品 → \/files\/nothing.pdf: expected .+ a file, which begins with \/files\//,
    ),
  ]);
  content.write('redirects.yaml', text ?? '');
  await content.expectProblems();
});
