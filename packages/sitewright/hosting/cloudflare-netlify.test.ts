import { expect, test } from 'vitest';
import { expectedDownloadHeaders } from '../../../tests/hosting/expectations.ts';
import { nameDays } from '../content/dates/weekdays.ts';
import { offeredEndings } from '../content/disk/download-files.ts';
import { findMediaType } from '../lib/media-types.ts';
import type { Redirect } from '../lib/redirect.ts';
import { buildHeadersFile, buildRedirectsFile } from './cloudflare-netlify.ts';
import { buildHeaders, drawingCsp, pageCsp } from './headers.ts';
import { chooseRules } from './redirect-rules.ts';
import type { ServedFile } from './served-files.ts';

const createFile = (file: string): ServedFile => {
  const headers = buildHeaders(file, findMediaType(file) ?? '');
  return { file, urlPath: `/${file.replace(/\.html$/, '')}`, headers };
};

/** The headers of a path by the rules of a `_headers` file, as Cloudflare applies them in their order. */
function applyRules(text: string, urlPath: string): Headers {
  const headers = new Headers();
  for (const rule of text.trim().split(/\n(?=\/)/)) {
    const [place = '', ...lines] = rule.split(/\n {2}/);
    const [start = '', ...splat] = place.split('*');
    if (splat.length > 0 ? !urlPath.startsWith(start) : place !== urlPath) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.split(': ');
      if (name.startsWith('! ')) headers.delete(name.slice(2));
      else headers.append(name, value.trim());
    }
  }
  return headers;
}

const findCsp = (text: string, urlPath = '') =>
  applyRules(text, urlPath).get('Content-Security-Policy') ?? '';

test('any path has what a page has, a drawing a policy of its own; hashed assets stay for a year, and the sizes of a picture share a rule', () => {
  const names = ['assets/anna-1f3a9c-360.avif', 'assets/anna-1f3a9c-720.jpg', 'files/tour.mp4'];
  const drawings = ['favicon.svg', 'assets/mark-1f3a9c.svg'];
  const { text } = buildHeadersFile(['about.html', ...names, ...drawings].map(createFile));
  for (const path of ['/about', '/nowhere']) expect(findCsp(text, path)).toBe(pageCsp);
  for (const path of drawings) expect(findCsp(text, `/${path}`)).toBe(drawingCsp);
  // A film can be played by itself.
  expect(findCsp(text, '/files/tour.mp4')).toBe('sandbox allow-same-origin');
  expect(applyRules(text, '/about').get('X-Content-Type-Options')).toBe('nosniff');
  const year = 'public, max-age=31536000, immutable';
  const caching = [...names, ...drawings, 'assets/anna-2e4b8d-720.jpg'].map((name) =>
    applyRules(text, `/${name}`).get('Cache-Control'),
  );
  expect(caching).toEqual([year, year, null, null, year, null]);
  expect(text.match(/immutable/g)).toHaveLength(2);
});

test('each kind of file that a vendor may offer is saved or sandboxed, also where policies add up', () => {
  const files = offeredEndings.map((ending) => createFile(`files/any.${ending}`));
  const { text, ruleCount } = buildHeadersFile([createFile('about.html'), ...files]);
  for (const { urlPath = '', headers } of files) {
    const names = ['Content-Disposition', 'Content-Security-Policy'];
    for (const name of names.filter((one) => headers[one])) {
      expect(applyRules(text, urlPath).get(name), urlPath).toBe(headers[name]);
    }
    const { disposition, policy } = expectedDownloadHeaders(urlPath.replace(/.*\./, ''));
    expect(headers['Content-Disposition'], urlPath).toBe(disposition);
    if (policy) expect(headers['Content-Security-Policy'], urlPath).toMatch(policy);
  }
  // Of rules for single files a host reads a hundred, and a build for it says so.
  expect(ruleCount).toBeGreaterThanOrEqual(files.length);
});

test('pages need no rules of their own', () => {
  const pages = Array.from({ length: 1000 }, (_, n) => createFile(`p/${n}.html`));
  expect(buildHeadersFile(pages).ruleCount).toBe(1);
});

const printFor = (redirects: readonly Redirect[], host?: 'netlify', urlPaths: string[] = []) => {
  const { rules, lost } = chooseRules(redirects, host, urlPaths);
  return [buildRedirectsFile(rules, []).split('\n').slice(0, -1), lost.map(({ reason }) => reason)];
};

test('on Netlify a path that has moved redirects permanently, and a language has its own not-found page', () => {
  expect(buildRedirectsFile([], ['pt-BR'])).toBe('/pt-BR/* /pt-BR/404.html 404\n');
  expect(printFor([{ from: '/old', to: '/new' }])).toEqual([
    ['/old /new 301', '/old/ /new 301'],
    [],
  ]);
});

test('each kind of old address is written as Netlify and Cloudflare read it, or the reason says why not', () => {
  const redirects: Redirect[] = [
    { from: '/', query: 'p=12', to: '/about' },
    { from: '/news/:year/:name', to: '/posts/:name#:year', status: 302 },
    { from: '/haber/:yıl', to: '/posts/:yıl' },
    { from: '/shop/*', to: 'https://shop.example/:splat?from=us' },
    { from: '/\u88fd\u54c1', to: '/files/list.pdf' },
    { from: '/blog/*', to: '/:splat' },
    { from: '/:name', to: '/posts/:name' },
    { from: '/wiki/Help:Till', to: '/help' },
  ];
  const path = [
    '/%E8%A3%BD%E5%93%81 /files/list.pdf 301',
    '/%E8%A3%BD%E5%93%81/ /files/list.pdf 301',
  ];
  const patterns = [
    '/news/:year/:name /posts/:name#:year 302',
    '/news/:year/:name/ /posts/:name#:year 302',
    '/haber/:yu131l /posts/:yu131l 301',
    '/haber/:yu131l/ /posts/:yu131l 301',
    '/shop/* https://shop.example/:splat?from=us 301',
    // What begins with a second slash would be another host.
    '/blog//* / 301',
    '/blog/* /:splat 301',
  ];
  const byName = ['/:name /posts/:name 301', '/:name/ /posts/:name 301'];
  expect(printFor(redirects, 'netlify', ['/about'])).toEqual([
    ['/ p=12 /about 301!', ...path, ...patterns, ...byName],
    [expect.stringContaining(': and *')],
  ]);
  expect(printFor(redirects, undefined, ['/about'])).toEqual([
    [...path, ...patterns],
    [
      expect.stringContaining('nothing behind ?'),
      expect.stringContaining(': and *'),
      expect.stringContaining('not send /about, which the pattern fits'),
    ],
  ]);
});

test('of more old paths than Cloudflare reads each is written once, and those beyond its limit are named', () => {
  const paths = Array.from({ length: 2010 }, (_, n) => ({ from: `/old-${n}/`, to: '/new' }));
  const patterns = Array.from({ length: 110 }, (_, n) => ({ from: `/p-${n}/:name`, to: '/new' }));
  const [lines, reasons] = printFor([...patterns, ...paths]);
  expect(lines?.slice(0, 2)).toEqual(['/old-0/ /new 301', '/old-1/ /new 301']);
  expect(lines).toHaveLength(2100);
  expect(new Set(reasons)).toEqual(new Set(['it reads 2000 paths', 'it reads 100 patterns']));
  expect(reasons).toHaveLength(20);
});

test.each(['de', 'cs', 'vi', 'tr', 'el', 'ko', 'ja', 'ar', 'uk'])(
  'old addresses in letters of %s redirect however their marks are sent, as long as the host reads so many',
  (language) => {
    const names = ['long', 'short'].flatMap((weekday) => nameDays(language, weekday as 'long'));
    const froms = new Set(names.map((name) => `/${name.replaceAll(/[^\p{L}\p{M}]+/gu, '-')}`));
    const moved = [...froms].map((from) => ({ from: from.normalize('NFC'), to: '/new' }));
    for (const host of ['netlify', undefined] as const) {
      const [lines = []] = printFor(moved, host);
      for (const { from } of moved) {
        for (const form of ['NFC', 'NFD'])
          expect(lines).toContain(`${encodeURI(from.normalize(form))} /new 301`);
      }
    }
    const many = Array.from({ length: 1990 }, (_, n) => ({ from: `/u\u0308-${n}`, to: '/new' }));
    expect(printFor(many)[0]).toHaveLength(1990);
    expect(chooseRules(moved, undefined, []).hasAccentsApart).toBe(true);
    expect(chooseRules(many, undefined, []).hasAccentsApart).toBe(false);
  },
);
