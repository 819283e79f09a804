import { expect, test } from 'vitest';
import { expectedDownloadHeaders } from '../../../tests/hosting/expectations.ts';
import { offeredEndings } from '../content/download-files.ts';
import { findMediaType } from '../lib/media-types.ts';
import { buildHeadersFile, buildRedirectsFile } from './cloudflare-netlify.ts';
import { buildHeaders, drawingCsp, pageCsp } from './headers.ts';
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

test('on Netlify a path that has moved redirects permanently, and a language has its own not-found page', () => {
  expect(buildRedirectsFile([], ['pt-BR'])).toBe('/pt-BR/* /pt-BR/404.html 404\n');
  expect(buildRedirectsFile([{ from: '/old', to: '/new' }], [])).toBe(
    '/old /new 301\n/old/ /new 301\n',
  );
});
