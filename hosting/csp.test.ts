import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildHeadersFile } from './cloudflare-netlify.ts';
import { addCspMeta, buildCsp, mergeCsps, serializeCsp } from './csp.ts';
import { buildHeaders } from './headers.ts';
import type { ServedFile } from './served-files.ts';

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

const [f, host, other] = [digest('f()'), 'https://stats.example', 'https://events.example'];
const src = `async src="${host}/count.js" data-domain="a.example"`;
const counts = (...hosts: string[]) => ({
  'script-src': [f, `${host}/count.js`],
  'img-src': ["'self'", ...hosts],
  'connect-src': ["'self'", ...hosts],
});
const sendsTo = (...hosts: string[]) => ({ 'form-action': [...hosts, "'self'"] });
const form = 'https://f.example';

const features: [markup: string, wider: Record<string, string[]>][] = [
  ['<div data-part="/a.js"></div>', { 'script-src': [f, "'self'"] }],
  ['<video></video>', { 'media-src': ["'self'"] }],
  ['<form action="/send" method="post">', sendsTo()],
  ['<form data-action="https://f.example/">', {}],
  ['<form action="https://f.example/f">', sendsTo(form)],
  ['<form aria-label="More > less" action="https://f.example/f">', sendsTo(form)],
  [
    `<form action="${form}/f" data-leads-to="https://g.example">`,
    sendsTo(form, 'https://g.example'),
  ],
  [`<script ${src}></script>`, counts(host)],
  [`<script ${src} data-reports-to="${other}"></script>`, counts(host, other)],
];

test.each(features)(
  'a page with %s has a policy that is wider in this alone: %o',
  (markup, wider) => {
    const [plain, own] = ['', markup].map((one) => buildCsp(page(`${one}<script>f()</script>`)));
    expect(own).toEqual(new Map([...(plain ?? []), ...Object.entries(wider)]));
  },
);

test('no feature of a page takes from what every page forbids, on any host', () => {
  const forbidden = ["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"];
  const pages = features.map(([markup]) => page(`<head></head>${markup}<script>f()</script>`));
  const served = pages.map((html, index): ServedFile => {
    const [file, csp] = [`${index}.html`, buildCsp(html)];
    return { file, urlPath: `/${index}`, csp, headers: buildHeaders(file, 'text/html', csp) };
  });
  const policies = [
    ...served.map(({ headers }) => headers['Content-Security-Policy']),
    ...pages.map((html) => /(?<=content=")default-src[^"]+/.exec(addCspMeta(html))?.[0]),
    ...buildHeadersFile(served).text.matchAll(/(?<=Content-Security-Policy: )default-src.+/g),
  ].map(String);
  expect(policies.length).toBeGreaterThan(2 * features.length);
  for (const one of policies) {
    expect(one.split(';')).toEqual(expect.arrayContaining(forbidden));
  }
});

test('a drawing may style itself, and run nothing', () => {
  const csp = buildCsp('<svg><style>a{}</style><script>f()</script></svg>');
  expect([csp.get('style-src'), csp.get('script-src')]).toEqual([[digest('a{}')], undefined]);
});

test('an address that holds the signs of a policy is written as an address, or refused', () => {
  const build = (markup: string) => serializeCsp(buildCsp(page(markup)));
  const script = '<script src="https://s.example/a;b,c.js?x=1&amp;default-src=*"></script>';
  expect(build(script)).toContain('script-src https://s.example/a%3Bb%2Cc.js;');
  for (const address of ['https://a$zz.example/f', 'https://a;b.example/', 'https://[::1]/f']) {
    expect(() => build(`<form action="${address}">`), address).toThrow('cannot stand in');
  }
  for (const source of ["'none'; script-src *", 'https://a.example,', '"', 'a\nb', '']) {
    expect(() => serializeCsp(new Map([['img-src', [source]]])), source).toThrow('cannot stand in');
  }
});

test('merged policies allow what any of the pages holds', () => {
  const pages = [
    '<style>a{}</style>',
    '<style>a{}</style><script>f()</script>',
    '<form action="/a">',
    '<style>b{}</style>',
  ];
  const merged = mergeCsps(pages.map((markup) => buildCsp(page(markup))));
  expect(Object.fromEntries(merged)).toMatchObject({
    'style-src': [digest('a{}'), digest('b{}')],
    'script-src': [f],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
});
