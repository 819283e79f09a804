import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { markdownTwin } from '../render/markdown-twin.ts';
import { parsePage } from '../render/parsed-page.ts';
import { palettePng } from '../share-image/png.ts';
import { ico, icon } from './icons.ts';
import { securityTxt, securityWarning } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

test('an address in the sitemap is written as XML wants it', () => {
  expect(sitemap(['https://acme.example/a&b'])).toContain(
    '<loc>https://acme.example/a&amp;b</loc>',
  );
});

test('the security contact says how long it holds', () => {
  const security = { contact: 'mailto:safe@acme.example', expires: '2027-03-01' };
  expect(securityTxt({ origin: 'https://acme.example', security })).toBe(
    [
      'Contact: mailto:safe@acme.example',
      'Expires: 2027-03-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://acme.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['2026-12-31T00:00:00Z', undefined],
  ['2027-01-01T00:00:00Z', 'expires on 2027-03-01, in 59 days'],
  ['2027-02-28T12:00:00Z', 'expires on 2027-03-01, in 0 days'],
  ['2027-03-02T00:00:00Z', 'expired on 2027-03-01'],
])('on %s the build warns: %s', (now, warning) => {
  const said = securityWarning('2027-03-01', new Date(now));
  if (warning)
    expect(said).toContain(`content/site.yaml security.expires: the security contact ${warning}: `);
  else expect(said).toBeUndefined();
});

const page = (main: string) =>
  parsePage({
    path: '/prices',
    file: 'prices.html',
    html: `<head><link rel="canonical" href="https://acme.example/prices"><meta property="og:title" content="Prices: all"><meta name="description" content="What it costs"></head><header>Menu</header><main>${main}</main>`,
  });
const facts = `---
title: "Prices: all"
description: What it costs
url: https://acme.example/prices
---

`;

test.each([
  ['headings and paragraphs', '<h1>Prices</h1><p>All of them.</p>', '# Prices\n\nAll of them.'],
  ['links, whole', '<p><a href="/about">Us</a></p>', '[Us](https://acme.example/about)'],
  [
    'figures with what they count',
    '<dl><div><dt>uptime</dt><dd>99.9%</dd></div></dl><dl><dt>a</dt><dd><p>b</p><ul><li>c</li></ul></dd></dl>',
    '- **uptime**: 99.9%\n\n* **a**\n\n  b\n\n  - c',
  ],
  [
    'tables',
    '<table><tr><th>Plan<th>Price<tr><td>Small<span class="block">one shop</span><td>$9</table>',
    '| Plan           | Price |\n| -------------- | ----- |\n| Small one shop | $9    |',
  ],
  ['pictures, whole', '<img src="/ann.svg" alt="Ann">', '![Ann](https://acme.example/ann.svg)'],
  ['what a picture shows', '<svg role="img" aria-label="A till"><path/></svg>', '*A till*'],
  [
    'no controls and nothing that is only seen',
    '<p>Read</p><button>Buy</button><label>Name</label><input value="x"><p aria-hidden="true">1</p><script>f()</script>',
    'Read',
  ],
])('the Markdown twin has %s', (_what, main, markdown) => {
  expect(markdownTwin(page(main))).toBe(`${facts}${markdown}\n`);
});

const colours = { paper: '#ffffff', action: '#1a29a2' };

test('an icon is as large as it says, and opaque where a home screen wants it', () => {
  const png = icon({ side: 180, fill: 0.7, ground: 'square' }, colours);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
  const [red, green, blue, alpha] = pixels(png, 180);
  expect([red, green, blue, alpha]).toEqual([255, 255, 255, 255]);
});

test('favicon.ico holds one image and says where', () => {
  const png = icon({ side: 32, fill: 1, ground: 'disc' }, colours);
  const file = ico(png, 32);
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 32]);
  const start = file.readUInt32LE(18);
  expect(file.subarray(start, start + file.readUInt32LE(14))).toEqual(png);
});

test('a drawing of few colours survives its palette unchanged', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="#fefdfa" d="M0 0h40v30H0z"/><circle cx="20" cy="15" r="9" fill="#1a29a2"/></svg>';
  const drawn = new Resvg(svg).render().pixels;
  expect(pixels(await palettePng(drawn, 40), 40).equals(drawn)).toBe(true);
});

test('beyond 256 colours the rarest become their nearest', async () => {
  const row = Buffer.alloc(300 * 4);
  for (let x = 0; x < 300; x += 1) row.set([x & 0xff, x >> 8, 0, 255], x * 4);
  // A second row of the first 256 alone, so that they are the more frequent.
  const frequent = Buffer.concat([row.subarray(0, 256 * 4), row.subarray(0, 44 * 4)]);
  const drawn = Buffer.concat([row, frequent]);
  const read = pixels(await palettePng(drawn, 300), 300);
  for (let i = 0; i < drawn.length; i += 1) {
    expect(Math.abs((drawn[i] ?? 0) - (read[i] ?? 0))).toBeLessThanOrEqual(1);
  }
});

/** The pixels of a PNG as resvg reads it. */
function pixels(png: Buffer, width: number): Buffer {
  const height = png.readUInt32BE(20);
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}
