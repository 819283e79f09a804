import { expect, test } from 'vitest';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { describeBrokenLinks, describeUnlinkedPages, findBrokenLinks } from './check-links.ts';
import { parsePage } from './css/page-tree.ts';
import { inspectPage } from './render/inspect-page.ts';

const origin = 'https://acme.example';
const targets = {
  origin,
  plannedPaths: ['/blog'],
  files: ['favicon.svg', 'share/index.png', 'files/Study 1.pdf', 'files/talk.key'],
};

/** Checks one reference on the start page of a site that has an `/about` page too. */
function checkMarkup(markup: string): string[] {
  const pages = [
    { path: '/', file: 'index.html', html: `<h1 id="top">Home</h1>${markup}` },
    { path: '/about', file: 'about.html', html: '<h1 id="our team">About</h1><p id="%C3%B6re">' },
    { path: undefined, file: '404.html', html: '<main id="content"></main>' },
  ];
  const inspected = pages.map(
    ({ html, ...page }) => inspectPage({ ...page, tree: parsePage(html, () => '') }).page,
  );
  return describeBrokenLinks(findBrokenLinks(inspected, targets), []);
}

test.each([
  ...'/about /about#our%20team /about?utm_source=letter about #top # /blog'.split(' '),
  ...['/files/Study%201.pdf', '/files/Study 1.pdf', 'https://acme.example/about#%C3%B6re'],
  ...['https://elsewhere.example/nothing', 'mailto:someone@example.com', 'tel:+14155550142'],
])('%s is accepted', (href) => {
  expect(checkMarkup(`<a href="${href}">Link</a>`)).toEqual([]);
});

const nowhere = 'leads to no page, no file and no path that site.yaml lists as planned';

test.each([
  ...['/abuot', '/about/', '/about.html', 'https://acme.example/abuot'].map((href) => [
    href,
    `${nowhere}; the nearest is "/about"`,
  ]),
  // No page is called so, or nearly so.
  ...['/404.html', '/100%', '/our-history'].map((href) => [href, `${nowhere}$`]),
  ['#content', 'leads to no element with the id "content"$'],
  ['/about#our-team', 'leads to no element with the id "our-team"; the nearest is "#our team"'],
  ['#100%', 'leads to no element with the id "100%"$'],
  ['/files/study 1.pdf', 'leads to no file of the folder files/'],
  ['/files/talk.key', 'leads to a kind of file that servers do not send: offer another, such as'],
  ['https://', 'is not a valid URL'],
])('%s is a broken link', (href, problem) => {
  const [line, ...others] = checkMarkup(`<a href="${href}">Link</a>`);
  expect(`${line}$`).toContain(`index.html: "${href}" ${problem}`);
  expect(others).toEqual([]);
});

test.each([
  ['<img src="/assets/nobody.svg" alt="">', '/assets/nobody.svg'],
  ['<source srcset="/favicon.svg 1w, /assets/nobody.avif 2w">', '/assets/nobody.avif'],
  ['<link rel="manifest" href="/manifest.json">', '/manifest.json'],
  [`<meta property="og:image" content="${origin}/share/home.png">`, `${origin}/share/home.png`],
])('a page may not refer to a missing file: %s', (markup, href) => {
  const line = expect.stringContaining(`index.html: "${href}" ${nowhere}`);
  expect(checkMarkup(markup)).toEqual([line]);
});

test('a broken link from the content is reported once, at its place there, with all its pages', () => {
  const place = { file: 'content/actions.yaml', line: 9, column: 7, field: 'call.to' };
  const problem = 'leads to no element with the id "x"';
  const files = ['index.html', 'about.html', 'about.html'];
  const links = files.map((file) => ({ file, href: '#x', problem }));
  const describe = (value: string) =>
    describeBrokenLinks(links, [{ ...place, isText: false, value }]);
  const found = `content/actions.yaml:9:7 call.to: "#x" ${problem} (index.html, about.html)`;
  expect(describe('#x')).toEqual([found]);
  expect(describe('See [the plans](#x).')).toHaveLength(1);
  expect(describe('#y')).toEqual(['index', 'about'].map((one) => `${one}.html: "#x" ${problem}`));
});

test('an error page leads to its own elements', () => {
  const html = '<a href="#here">x</a><a href="#there">y</a><p id="here">';
  const { page } = inspectPage({
    path: undefined,
    file: '404.html',
    tree: parsePage(html, () => ''),
  });
  expect(findBrokenLinks([page], targets).map(({ href }) => href)).toEqual(['#there']);
});

test('a page that a translation has alone is named where nothing leads to it, and that of a record with its record', () => {
  const site = tinySite().translate('sv');
  site.write('sv/pages/alone.md', '---\ntitle: A\n---\n\nB.\n');
  site.write('data/shops.json', '[{ "slug": "lund" }]');
  const shop = 'each: data/shops.json\naddress: /shops/:slug\nfields: { slug: text }\n';
  site.write('pages/shops/shop.yaml', shop);
  const pages = ['/sv/alone', '/shops/lund'].map((path) => {
    const tree = parsePage(`<link rel="canonical" href="${origin}${path}">`, () => '');
    return inspectPage({ path, file: `${path}.html`, tree }).page;
  });
  expect(describeUnlinkedPages(pages, origin, site.folder)).toEqual([
    'content/data/shops.json:1:12: no page leads to /shops/lund: link to it, as in navigation.yaml',
    'content/sv/pages/alone.md: no page leads to /sv/alone: link to it, as in navigation.yaml',
  ]);
});

test('a page that none but itself and its translations leads to is named with its file', () => {
  const site = tinySite({ 'pages/winter.yaml': {}, 'pages/spring.yaml': {}, 'pages/help.md': {} });
  const { folder } = site.translate('sv');
  const write = (path: string, href: string, robots = '') => {
    const original = path.replace(/^\/sv/, '');
    const alternates = ['', '/sv'].map(
      (base) => `<link rel="alternate" hreflang="x" href="${origin}${base}${original}">`,
    );
    const links = [...alternates, ...['', '/sv'].map((base) => `<a href="${base}${original}">`)];
    const html = `${robots || `<link rel="canonical" href="${origin}${path}">`}${links.join('')}<a href="${href}">`;
    return inspectPage({ path, file: `${path}.html`, tree: parsePage(html, () => '') }).page;
  };
  const hidden = '<meta name="robots" content="noindex">';
  const pages = (href: string) => [
    ...[write('/', href), write('/sv/', '/sv/help')],
    ...[write('/help', '/'), write('/sv/help', '/sv/')],
    ...[write('/winter', '/'), write('/sv/winter', '/sv/'), write('/spring', '/', hidden)],
  ];
  const linesOf = (href: string) => describeUnlinkedPages(pages(href), origin, folder);
  expect(linesOf('/help#a')).toEqual([
    'content/pages/winter.yaml: no page leads to /winter, /sv/winter: link to it, as in navigation.yaml, or write publish: { index: false } into it',
  ]);
  // The page of another site is no page of this one.
  expect(linesOf('https://elsewhere.example/winter')[0]).toContain('/winter, /sv/winter');
  expect(linesOf('/winter')).toEqual([
    expect.stringContaining('winter.yaml: no page leads to /sv/winter: link'),
    'content/pages/help.md: no page leads to /help: link to it, as in navigation.yaml',
  ]);
  // The list below a search has all pages.
  expect(linesOf('/"><div data-all-pages=""><a href="/winter"></a></div><a href="/help')).toEqual(
    linesOf('/help'),
  );
});
