import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { isolateNumbersOn } from './isolate-numbers.ts';

const write = (body: string, dir = 'rtl') => {
  const tree = parsePage(`<html dir="${dir}"><body>${body}</body></html>`, () => '');
  isolateNumbersOn(tree);
  return tree.toHtml().replace(/^.*<body>|<\/body>.*$/g, '');
};
const number = '<bdo dir="ltr">556000-0000</bdo>';

test.each([
  ['<p>رقم 556000-0000 هنا</p>', `<p><span>رقم ${number} هنا</span></p>`],
  [
    '<p>رقم <b>556000-0000</b>، و556000-0000</p>',
    `<p>رقم <b>${number}</b><span>، و${number}</span></p>`,
  ],
  ['<h1>Club «Iveria»</h1>', '<h1><bdi>Club «Iveria»</bdi></h1>'],
  ['<h1>Club Iveria</h1>', '<h1>Club Iveria</h1>'],
  ['<option>Club «Iveria»</option>', '<option>\u2068Club «Iveria»\u2069</option>'],
  [
    '<b data-part="/a.js"><i>Club «Iveria»</i></b>',
    '<b data-part="/a.js"><i>Club «Iveria»</i></b>',
  ],
  ['<bdi>556000-0000</bdi>', '<bdi>556000-0000</bdi>'],
  ['<bdi>رقم 556000-0000</bdi>', `<bdi><span>رقم ${number}</span></bdi>`],
  ['<p dir="ltr">556000-0000</p>', '<p dir="ltr">556000-0000</p>'],
  [
    '<i dir="ltr"><b dir="rtl">1 2</b></i>',
    '<i dir="ltr"><b dir="rtl"><bdo dir="ltr">1 2</bdo></b></i>',
  ],
  ['<option>1-2 و</option>', '<option>\u2066\u202d1-2\u202c\u2069 و</option>'],
  ['<script>1-2</script>', '<script>1-2</script>'],
  [
    `<div data-part="/a.js" data-props='{"label":"1-2 و","count":1}'><b>1-2 و</b></div>`,
    '<div data-part="/a.js" data-props="{&quot;label&quot;:&quot;\u2066\u202d1-2\u202c\u2069 و&quot;,&quot;count&quot;:1}"><b>\u2066\u202d1-2\u202c\u2069 و</b></div>',
  ],
])('on a page from right to left %s is %s', (html, expected) => {
  expect(write(html)).toBe(expected);
});

test('on a page from left to right only what is written from right to left has isolated numbers', () => {
  expect(write('<p>No. 1-2 <bdi>رقم 1-2</bdi></p>', 'ltr')).toBe(
    '<p>No. 1-2 <bdi><span>رقم <bdo dir="ltr">1-2</bdo></span></bdi></p>',
  );
});
