import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCsp, mergeCsps, serializeCsp } from './csp.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (markup: string) => `<html>${markup}</html>`;

test('the policy allows exactly the inline style and script of the page', () => {
  const policy = buildCsp(page('<style>a{}</style><p></p><script>f()</script>'));
  expect(policy.get('style-src')).toEqual([digest('a{}')]);
  expect(policy.get('script-src')).toEqual([digest('f()')]);
  expect(serializeCsp(policy)).not.toContain('unsafe');
});

test('without inline style and script none is allowed, in a page or any other response', () => {
  expect(serializeCsp(buildCsp(page('Plain')))).toBe(
    "default-src 'none';font-src 'self';img-src 'self';manifest-src 'self';connect-src 'self';base-uri 'none';" +
      "form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script'",
  );
  expect(serializeCsp(buildCsp())).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';" +
      "require-trusted-types-for 'script'",
  );
});

test('structured data needs no permission to run', () => {
  const data = '<script type="application/ld+json">{"@type":"Offer"}</script>';
  expect(buildCsp(data).has('script-src')).toBe(false);
  expect(buildCsp(`${data}<script>f()</script>`).get('script-src')).toEqual([digest('f()')]);
});

test('a page with a part that lives, and no other, may load the site’s own scripts', () => {
  const policy = buildCsp(page('<div data-part="/a.js"></div><script>f()</script>'));
  expect(policy.get('script-src')).toEqual([digest('f()'), "'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('a page may load the script of the service that counts visitors, and report to its host; nothing else is wider', () => {
  const script =
    '<script async src="https://stats.example/count.js" data-domain="a.example"></script>';
  const [plain, counted] = ['', script].map((one) => buildCsp(page(`${one}<script>f()</script>`)));
  expect(counted).toEqual(
    new Map(plain)
      .set('script-src', [digest('f()'), 'https://stats.example/count.js'])
      .set('connect-src', ["'self'", 'https://stats.example']),
  );
});

test('a page with a film, and no other, may load films of the site', () => {
  expect(buildCsp(page('<video></video>')).get('media-src')).toEqual(["'self'"]);
  expect(buildCsp(page('<p></p>')).has('media-src')).toBe(false);
});

test('a form may be sent to the origin in its action, which may redirect to the site, and nowhere else', () => {
  const form = (attributes: string) =>
    buildCsp(`<form class="slip" ${attributes}>`).get('form-action');
  expect(form('')).toEqual(["'none'"]);
  const elsewhere = form('action="https://forms.example.com/f/1" method="post"');
  expect(elsewhere).toEqual(['https://forms.example.com', "'self'"]);
  expect(form('method="post" action="/send"')).toEqual(["'self'"]);
  expect(form('data-action="https://forms.example.com/"')).toEqual(["'none'"]);
});

test('merged policies allow what any of the pages holds', () => {
  const merged = mergeCsps([
    buildCsp('<style>a{}</style>'),
    buildCsp('<style>a{}</style><script>f()</script>'),
    buildCsp('<style>b{}</style><form action="/send">'),
  ]);
  expect(merged.get('style-src')).toEqual([digest('a{}'), digest('b{}')]);
  expect(merged.get('script-src')).toEqual([digest('f()')]);
  expect(merged.get('form-action')).toEqual(["'self'"]);
  expect(merged.get('base-uri')).toEqual(["'none'"]);
});
