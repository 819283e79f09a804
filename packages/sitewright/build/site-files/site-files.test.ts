import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { countermark } from '../../../../tests/support/example.ts';
import { loadBrand } from '../../content/brand/load-brand.ts';
import { readSite } from '../../kinds/read-site.ts';
import { locateAtRoot } from '../base-path.ts';
import { parsePage } from '../css/page-tree.ts';
import { type BuiltPage, inspectPage } from '../render/inspect-page.ts';
import { createFavicon, drawIcon, encodeIco } from './icons.ts';
import { createLlmsTxt, createSitemap } from './texts.ts';

test('the sitemap escapes addresses for XML, and says when a page changed last if that is known', () => {
  const page = { path: '/a&b', canonical: 'https://acme.example/a&b', alternates: [] };
  const address = '.example/a&#x26;b</loc>';
  expect(createSitemap([page], new Map(), locateAtRoot)).toContain(`${address}</url>`);
  const changes = new Map([['/a&b', '2026-10-03']]);
  expect(createSitemap([page], changes, locateAtRoot)).toContain(
    `${address}<lastmod>2026-10-03</lastmod></url>`,
  );
});

const toMarkdown = (main: string) =>
  inspectPage({
    path: '/prices',
    file: 'prices.html',
    tree: parsePage(
      `<head><link rel="canonical" href="https://acme.example/prices"><link type="text/markdown" href="/prices.md"><meta property="og:title" content="Prices: all"><meta name="description" content="What it costs"></head><header>Menu</header><main>${main}</main>`,
      () => '',
    ),
  }).markdown;
const frontMatter = `---
title: "Prices: all"
description: What it costs
url: https://acme.example/prices
---

`;

test.each([
  ['description lists', '<dl><div><dt>up<dd>99%</div></dl>', '- **up**: 99%'],
  ['lists in them', '<dl><dt>a<dd><p>b</p><ul><li>c</ul></dl>', '- **a**:\n\n  b\n\n  - c'],
  [
    'tables',
    '<table><tr><th>Plan<th>Price<tr><td>Small<span class="block">one shop</span><td>$9</table>',
    '| Plan           | Price |\n| -------------- | ----- |\n| Small one shop | $9    |',
  ],
  ['absolute pictures', '<img src="/ann.svg" alt="Ann">', '![Ann](https://acme.example/ann.svg)'],
  ['the label of a drawing', '<svg role="img" aria-label="A till"><path/></svg>', '*A till*'],
  ['no controls', '<p>Read</p><button>Buy</button><label>Name</label><input value="x">', 'Read'],
  ['nothing hidden', '<p>Read</p><p aria-hidden="true">1</p><script>f()</script>', 'Read'],
  [
    'columns that stand where the page has them',
    '<table><tr><th>Plan</th><th class="text-end">Price</th></tr><tr><td>Solo</td><td class="text-end ps-4">29</td></tr></table>',
    '| Plan | Price |\n| ---- | ----: |\n| Solo |    29 |',
  ],
])('the Markdown version of a page has %s', (_what, main, markdown) => {
  expect(toMarkdown(main)).toBe(`${frontMatter}${markdown}\n`);
});

test('a title with brackets is a link for assistants too', async () => {
  const content = await tinySite().content();
  const page = { path: '/x', title: 'News]] [of] \\ May', markdown: '/x.md', description: 'News.' };
  const text = createLlmsTxt(content, [page as BuiltPage], locateAtRoot);
  expect(text).toContain(
    String.raw`- [News\]\] \[of\] \\ May](${content.site.origin}/x.md): News.`,
  );
});

const hole = 'M0 0h32v32H0zM8 8h16v16H8z';
const mark = [{ name: 'path', attributes: { fillRule: 'evenodd', d: hole } }] as const;
const paper = { light: '#ffffff', dark: '#000000' };
const action = { light: '#1a29a2', dark: '#c0d3ff' };
const paint = {
  mark,
  drawn: undefined,
  palette: { ...(await loadBrand(readSite(countermark))).palette, paper, action },
};

test('an icon shows the mark with its holes, is opaque with a square background, and is a favicon too', async () => {
  const png = await drawIcon({ side: 40, fill: 0.8, background: 'square' }, paint);
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => pixels.readUInt32BE((y * 40 + x) * 4);
  expect([at(8, 8), at(0, 0), at(20, 20)]).toEqual([0x1a29a2ff, 0xffffffff, 0xffffffff]);
  const favicon = createFavicon(paint);
  expect(favicon).toContain(`<path fill-rule="evenodd" d="${hole}"/>`);
  expect(favicon.match(/#[0-9a-f]{6}/g)).toEqual(['#1a29a2', '#c0d3ff']);
  const file = encodeIco(png, 40);
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 40]);
  const start = file.readUInt32LE(18);
  expect(file.subarray(start, start + file.readUInt32LE(14))).toEqual(png);
});
