import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCspMeta, buildCsp, serializeCsp } from './csp.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (markup: string) => `<html>${markup}</html>`;

test('without inline style and script none is allowed', () => {
  const own = "font-src 'self';img-src 'self';manifest-src 'self';connect-src 'self'";
  const rest = "base-uri 'none';form-action 'none';require-trusted-types-for 'script'";
  expect(serializeCsp(buildCsp(page('Plain')))).toBe(`default-src 'none';${own};${rest}`);
});

test('a site allows hosts and policies on each of its pages beside what these need, and nothing without', () => {
  const own = {
    images: ['https://i.example'],
    styles: ['https://s.example'],
    fonts: ['https://f.example'],
  };
  const policy = buildCsp(page('<style>a{}</style>'), { ...own, trustedTypes: ['maps'] });
  expect(Object.fromEntries(policy)).toMatchObject({
    'style-src': [digest('a{}'), 'https://s.example'],
    'img-src': ["'self'", 'https://i.example'],
    'font-src': ["'self'", 'https://f.example'],
    'connect-src': ["'self'"],
    'trusted-types': ['maps'],
  });
  expect(buildCsp(page('Plain'), {})).toEqual(buildCsp(page('Plain')));
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
  [`<div data-frames="${form}"></div>`, { 'frame-src': [form] }],
  ['<iframe src="https://f.example"></iframe>', {}],
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

test('no feature of a page takes from what every page forbids', () => {
  const forbidden = ["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"];
  for (const [markup] of features) {
    const html = page(`<head></head>${markup}<script>f()</script>`);
    const [policy = ''] = /(?<=content=")default-src[^"]+/.exec(addCspMeta(html)) ?? [];
    expect(policy.split(';'), markup).toEqual(expect.arrayContaining(forbidden));
  }
});

test('a page has its policy before all that it is about, once, and keeps one that it says itself', () => {
  const head = '<head><meta charset="utf-8"><style>a{}</style></head>';
  const added = addCspMeta(page(head));
  expect(added).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src [^"]*"><style>/,
  );
  expect(addCspMeta(added)).toBe(added);
  expect(() => addCspMeta(page('<p>x'))).toThrow('without a head');
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
