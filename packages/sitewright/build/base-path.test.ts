import { expect, test } from 'vitest';
import { createLocate, locateAddresses } from './base-path.ts';
import { parsePage } from './css/page-tree.ts';
import { StyleSheet } from './css/style-sheet.ts';

const locate = createLocate('https://a.example', '/shop');

test.each([
  ['/', '/shop/'],
  ['/about#team', '/shop/about#team'],
  ['https://a.example', 'https://a.example/shop/'],
  ['https://a.example/about', 'https://a.example/shop/about'],
  ...['//a.example/b', 'https://a.example.org/', '#plans', 'about', 'mailto:a@a.example'].map(
    (address) => [address, address],
  ),
])('under a base path %s is %s', (address, located) => {
  expect(locate(address)).toBe(located);
});

const data = (text: string) => text.replaceAll('"', '&quot;');

test.each([
  ['<img alt="Sales > 2 million" src="/a.png">', '<img alt="Sales > 2 million" src="/shop/a.png">'],
  [
    '<video src="/a.webm" poster="/a.jpg"></video>',
    '<video src="/shop/a.webm" poster="/shop/a.jpg"></video>',
  ],
  ['<img srcset="/a.png 1x, /b.png 2x">', '<img srcset="/shop/a.png 1x, /shop/b.png 2x">'],
  ['<input value="https://a.example/sent">', '<input value="https://a.example/shop/sent">'],
  ['<a href="/a" title="/a">href="/a"</a>', '<a href="/shop/a" title="/a">href="/a"</a>'],
  [
    `<p data-props="${data('{"label":"/month","href":"/a"}')}"></p>`,
    `<p data-props="${data('{"label":"/month","href":"/shop/a"}')}"></p>`,
  ],
  [
    '<script type="application/ld+json">{"url":"https://a.example/a","name":"\\u003c/script>"}</script>',
    '<script type="application/ld+json">{"url":"https://a.example/shop/a","name":"\\u003c/script>"}</script>',
  ],
])('in a page addresses alone get the base path: %s', (before, after) => {
  const tree = parsePage(`<html><body>${before}</body></html>`, () => '');
  locateAddresses(tree, locate);
  expect(tree.toHtml().replaceAll('&gt;', '>')).toBe(`<html><body>${after}</body></html>`);
});

test('a style sheet loads its files from below the base path, and prints what it prints', () => {
  const css = `p{src:url(/a.woff2);background:url("/b.svg"),url(#c);content:"url(/a)"}`;
  const tree = parsePage('<p></p>', () => '');
  expect(new StyleSheet(css, locate).pruneFor(tree)).toBe(
    `p{src:url(/shop/a.woff2);background:url("/shop/b.svg"),url(#c);content:"url(/a)"}`,
  );
});
