import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCsp, mergeCsps, serializeCsp } from './csp.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (markup: string) => `<html>${markup}</html>`;

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

test.each([
  ['<div data-part="/a.js"></div>', 'script-src', [digest('f()'), "'self'"]],
  ['<video></video>', 'media-src', ["'self'"]],
  ['<form action="/send" method="post">', 'form-action', ["'self'"]],
  ['<form data-action="https://forms.example/">', 'form-action', ["'none'"]],
  ['<form action="https://forms.example/f">', 'form-action', ['https://forms.example', "'self'"]],
])('for %s the %s of a page, and nothing else in its policy, is wider', (markup, name, sources) => {
  const [plain, wider] = ['', markup].map((one) => buildCsp(page(`${one}<script>f()</script>`)));
  expect(Object.fromEntries(wider ?? [])).toEqual({
    ...Object.fromEntries(plain ?? []),
    [name]: sources,
  });
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
