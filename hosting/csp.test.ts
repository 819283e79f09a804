import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCsp, mergeCsps, serializeCsp } from './csp.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (markup: string) => `<html>${markup}</html>`;

test('without inline style and script none is allowed, in a page or any other response', () => {
  const rest =
    "base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script'";
  expect(serializeCsp(buildCsp(page('Plain')))).toBe(
    `default-src 'none';font-src 'self';img-src 'self';manifest-src 'self';connect-src 'self';${rest}`,
  );
  expect(serializeCsp(buildCsp())).toBe(`default-src 'none';${rest}`);
});

const [f, host] = [digest('f()'), 'https://stats.example'];
const counter = `<script async src="${host}/count.js" data-domain="a.example"></script>`;

test.each<[markup: string, wider: Record<string, string[]>]>([
  ['<div data-part="/a.js"></div>', { 'script-src': [f, "'self'"] }],
  ['<video></video>', { 'media-src': ["'self'"] }],
  ['<form action="/send" method="post">', { 'form-action': ["'self'"] }],
  ['<form data-action="https://f.example/">', { 'form-action': ["'none'"] }],
  ['<form action="https://f.example/f">', { 'form-action': ['https://f.example', "'self'"] }],
  [counter, { 'script-src': [f, `${host}/count.js`], 'connect-src': ["'self'", host] }],
])('a page with %s has a policy that is wider in this alone: %o', (markup, wider) => {
  const [plain, own] = ['', markup].map((one) => buildCsp(page(`${one}<script>f()</script>`)));
  expect(own).toEqual(new Map([...(plain ?? []), ...Object.entries(wider)]));
});

test('merged policies allow what any of the pages holds', () => {
  const pages = [
    '<style>a{}</style>',
    '<style>a{}</style><script>f()</script>',
    '<form action="/a">',
  ];
  const merged = mergeCsps([...pages, '<style>b{}</style>'].map(buildCsp));
  expect(Object.fromEntries(merged)).toMatchObject({
    'style-src': [digest('a{}'), digest('b{}')],
    'script-src': [f],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
});
