import { expect, test } from 'vitest';
import { parsePage } from './page-tree.ts';
import { shortenNames } from './short-names.ts';

/** The style and the page with short names. */
function shorten(css: string, html: string, script = ''): string[] {
  const page = parsePage(html, () => script);
  return [shortenNames(page, css), page.toHtml()];
}

test('classes and custom properties get short names, and classes without a rule are removed', () => {
  const css =
    '@font-face{src:url(/a.card)}:root{--ink:#123;--gap:1rem}.p-2{padding:var(--gap)}.card{color:var(--ink)}.card:hover .p-2{margin:0.5rem}';
  const html =
    '<p class="card p-2 group">One</p><!-- React --><p class="p-2">Two</p><p class="group">.card --ink</p><svg viewBox="0 0 1 1" fill="var(--ink)"><linearGradient></linearGradient></svg>';
  expect(shorten(css, html)).toEqual([
    '@font-face{src:url(/a.card)}:root{--a:#123;--b:1rem}.a{padding:var(--b)}.b{color:var(--a)}.b:hover .a{margin:0.5rem}',
    '<p class="b a">One</p><p class="a">Two</p><p>.card --ink</p><svg viewBox="0 0 1 1" fill="var(--a)"><linearGradient/></svg>',
  ]);
});

test('a class gets one name, however selectors and attributes escape it, and whatever its letters', () => {
  const css = String.raw`.md\:w-1\/2{width:50%}.\32 xl\:flex{display:flex}.\[\&\>p\]\:m-0>p{margin:0}.content-\[·\]{top:0}.a .b{top:.5em}`;
  expect(
    shorten(css, '<p id="x" class="2xl:flex md:w-1/2 [&amp;&gt;p]:m-0 content-[·]">A &amp; b</p>'),
  ).toEqual([
    '.b{width:50%}.a{display:flex}.c>p{margin:0}.d{top:0}.e .f{top:.5em}',
    '<p id="x" class="a b c d">A &amp; b</p>',
  ]);
});

test('what the script of a part names keeps its name, and React’s comments stay in the part alone', () => {
  const css = '.a{top:0}.card{color:var(--ink)}.p\\:b{color:var(--gap)}.on{margin:0}';
  const part =
    '<div data-part="/a.js" class="card"><b class="p:b">1<!-- -->2</b></div><i>3<!-- -->4</i>';
  expect(shorten(css, part, 'c(`b`,{className:`p:b`+(e?` on`:``),style:{"--ink":a}})')).toEqual([
    '.c{top:0}.a{color:var(--ink)}.p\\:b{color:var(--a)}.on{margin:0}',
    '<div data-part="/a.js" class="a"><b class="p:b">1<!-- -->2</b></div><i>34</i>',
  ]);
});
