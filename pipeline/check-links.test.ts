import { expect, test } from 'vitest';
import { brokenLinks, linesAbout } from './check-links.ts';
import { inspectPage } from './render/inspect-page.ts';

const origin = 'https://acme.example';
const others = new Set(['/blog', '/favicon.svg', '/share/index.png']);

/** What is wrong with one reference on the start page of a site that has an `/about` page too. */
function faultOf(markup: string): string[] {
  const pages = [
    { path: '/', file: 'index.html', html: `<h1 id="top">Home</h1>${markup}` },
    { path: '/about', file: 'about.html', html: '<h1 id="our team">About</h1>' },
    { path: undefined, file: '404.html', html: '<main id="content"></main>' },
  ];
  return linesAbout(brokenLinks(pages.map(inspectPage), others, origin), []);
}

test.each([
  '/about',
  '/about#our%20team',
  '/about?utm_source=letter',
  'about',
  '#top',
  '#',
  '/blog',
  'https://acme.example/about',
  'https://elsewhere.example/nothing',
  'mailto:someone@example.com',
  'tel:+14155550142',
])('%s leads somewhere', (href) => {
  expect(faultOf(`<a href="${href}">Link</a>`)).toEqual([]);
});

const nowhere = 'leads to no page, no file and no path of app/content/planned-paths.ts';

test.each([
  ['/abuot', nowhere],
  ['/about/', nowhere],
  ['/about.html', nowhere],
  ['/404.html', nowhere],
  ['https://acme.example/abuot', nowhere],
  ['#content', 'leads to no element with the id "content"'],
  ['/about#top', 'leads to no element with the id "top"'],
  ['https://', 'is no address'],
])('%s is a broken link', (href, fault) => {
  expect(faultOf(`<a href="${href}">Link</a>`)).toEqual([`index.html: "${href}" ${fault}`]);
});

test.each([
  ['<img src="/portraits/nobody.svg" alt="">', '/portraits/nobody.svg'],
  ['<link rel="manifest" href="/manifest.json">', '/manifest.json'],
  [
    `<meta property="og:image" content="${origin}/share/home.png">`,
    'https://acme.example/share/home.png',
  ],
])('what a page refers to has to be there too: %s', (markup, href) => {
  expect(faultOf(markup)).toEqual([`index.html: "${href}" ${nowhere}`]);
});

test('a page that stands in for others may lead to its own anchors', () => {
  const page = { path: undefined, file: '404.html', html: '<a href="#here">x</a><p id="here">' };
  expect(brokenLinks([inspectPage(page)], others, origin)).toEqual([]);
});

test('a link that the content holds is named where it stands there, once for all its pages', () => {
  const place = { file: 'content/actions.yaml', line: 9, column: 7, field: 'call.to', comment: '' };
  const fault = 'leads to no element with the id "x"';
  const links = ['index.html', 'about.html', 'about.html'].map((file) => ({
    file,
    href: '#x',
    fault,
  }));
  expect(linesAbout(links, [{ ...place, value: '#x' }])).toEqual([
    'content/actions.yaml:9:7 call.to: "#x" leads to no element with the id "x" (index.html, about.html)',
  ]);
  expect(linesAbout(links, [{ ...place, value: '#y' }])).toEqual([
    `index.html: "#x" ${fault}`,
    `about.html: "#x" ${fault}`,
  ]);
});
