import { expect, test } from 'vitest';
import { offeredEndings } from '../pipeline/download-files.ts';
import { expectedDownloadHeaders } from '../tests/hosting/expectations.ts';
import { buildHeadersFile, buildRedirectsFile, limits } from './cloudflare-netlify.ts';
import { buildCsp, serializeCsp } from './csp.ts';
import { buildHeaders } from './headers.ts';
import { findMediaType, type ServedFile } from './served-files.ts';

function createPage(urlPath: string, style: string): ServedFile {
  const csp = buildCsp(`<html><style>${style}</style><script>f()</script>`);
  const file = `${urlPath.slice(1)}.html`;
  return { file, urlPath, csp, headers: buildHeaders(file, 'text/html', csp) };
}

const createFile = (file: string): ServedFile => {
  const headers = buildHeaders(file, findMediaType(file) ?? '');
  return { file, urlPath: `/${file}`, csp: undefined, headers };
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

const findStyleHash = ({ csp }: ServedFile) => csp?.get('style-src')?.[0] ?? 'missing';

test('a page gets its own policy, any other path one that allows the not-found page; hashed assets stay for a year, and the sizes of a picture share a rule', () => {
  const notFound = { ...createPage('/404', 'n{}'), urlPath: undefined };
  const about = createPage('/about', 'a{}');
  const names = ['assets/anna-1f3a9c-360.avif', 'assets/anna-1f3a9c-720.jpg', 'files/tour.mp4'];
  const { text } = buildHeadersFile([notFound, about, ...names.map(createFile)]);
  expect(findCsp(text, '/about')).toBe(about.headers['Content-Security-Policy']);
  // A film can be played by itself, also where it is sent with both policies, and a page may not load one.
  expect(findCsp(text, '/files/tour.mp4')).toBe('sandbox allow-same-origin');
  expect(findCsp(text, '/nowhere')).toContain("media-src 'self'");
  expect(findCsp(text, '/nowhere')).toContain(findStyleHash(notFound));
  expect(applyRules(text, '/about').get('X-Content-Type-Options')).toBe('nosniff');
  const year = 'public, max-age=31536000, immutable';
  const caching = [...names, 'assets/anna-2e4b8d-720.jpg'].map((name) =>
    applyRules(text, `/${name}`).get('Cache-Control'),
  );
  expect(caching).toEqual([year, year, null, null]);
  expect(text.match(/immutable/g)).toHaveLength(1);
});

test('each kind of file that a vendor may offer is saved or sandboxed, also where policies add up', () => {
  const files = offeredEndings.map((ending) => createFile(`files/any.${ending}`));
  const { text, ruleCount } = buildHeadersFile([createPage('/about', 'a{}'), ...files]);
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

test('a thousand pages with nine styles keep to the limits, and each page may use its style', () => {
  const pages = Array.from({ length: 1000 }, (_, n) => createPage(`/p/${n}`, `a${n % 9}{}`));
  const { text } = buildHeadersFile(pages);
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(limits.rules);
  for (const page of pages) expect(findCsp(text, page.urlPath)).toContain(findStyleHash(page));
});

test('with more styles than fit into a line, the shared policy leaves styles to the pages', () => {
  const pages = Array.from({ length: 40 }, (_, n) => createPage(`/p/${n}`, `a${n}{}`));
  const { text, hasPolicies } = buildHeadersFile(pages);
  expect(hasPolicies).toBe(false);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(limits.lineLength);
  expect(findCsp(text, '/nowhere')).toMatch(/script-src 'sha256-[^' ]+';.*frame-ancestors 'none'/);
  expect(findCsp(text, '/nowhere')).not.toMatch(/(default|style)-src/);
  for (const page of pages) expect(findCsp(text, page.urlPath)).toContain(findStyleHash(page));
});

test('on Netlify a path that has moved redirects permanently, and a language has its own not-found page', () => {
  expect(buildRedirectsFile([], ['pt-BR'])).toBe('/pt-BR/* /pt-BR/404.html 404\n');
  expect(buildRedirectsFile([{ from: '/old', to: '/new' }], [])).toBe(
    '/old /new 301\n/old/ /new 301\n',
  );
});

test('a page that makes styles as it runs may do so on both hosts, and others may not', () => {
  const meta = `<html><meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';style-src 'unsafe-inline'">`;
  const csp = buildCsp(meta);
  const admin = { file: 'admin.html', urlPath: '/admin', csp, headers: {} };
  const pages = Array.from({ length: 200 }, (_, n) => createPage(`/p/${n}`, `a${n % 9}{}`));
  const cloudflare = buildHeadersFile([...pages, admin]).text;
  expect(findCsp(cloudflare, '/admin')).toBe(serializeCsp(csp));
  expect(findCsp(cloudflare, '/p/199')).not.toMatch(/unsafe-inline|script-src [^;]*'self'/);
  // Netlify sends the first policy too.
  const netlify = buildHeadersFile([...pages, admin], true).text;
  expect(findCsp(netlify, '/other')).toContain("script-src 'sha256-");
  expect(findCsp(netlify, '/other')).toMatch(/script-src [^;]*'self'/);
  expect(findCsp(netlify, '/other')).not.toMatch(/style-src|default-src|trusted-types/);
  for (const page of pages) {
    expect(findCsp(netlify, page.urlPath)).toBe(page.headers['Content-Security-Policy']);
  }
});
