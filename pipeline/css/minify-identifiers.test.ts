import { expect, test } from 'vitest';
import { minifyIdentifiers } from './minify-identifiers.ts';

test('classes and custom properties get short names, and classes without a rule are removed', () => {
  const page = `<style>/* a.card */@font-face{src:url(/a.card)}:root{--ink:#123;--gap:1rem}.p-2{padding:var(--gap)}.card{color:var(--ink)}.card:hover .p-2{margin:0.5rem}</style>
<p class="card p-2 group">One</p><p class="p-2">Two</p><p class="group">.card --ink</p><svg fill="var(--ink)"></svg>`;
  expect(
    minifyIdentifiers(page),
  ).toBe(`<style>/* a.card */@font-face{src:url(/a.card)}:root{--a:#123;--b:1rem}.a{padding:var(--b)}.b{color:var(--a)}.b:hover .a{margin:0.5rem}</style>
<p class="b a">One</p><p class="a">Two</p><p>.card --ink</p><svg fill="var(--a)"></svg>`);
});

test('a class gets one name, however selectors and attributes escape it', () => {
  const page = String.raw`<style>.md\:w-1\/2{width:50%}.\32 xl\:flex{display:flex}.\[\&\>p\]\:m-0>p{margin:0}.a .b{top:.5em}</style>
<p id="x" class="2xl:flex md:w-1/2 [&amp;&gt;p]:m-0">`;
  expect(
    minifyIdentifiers(page),
  ).toBe(`<style>.b{width:50%}.a{display:flex}.c>p{margin:0}.d .e{top:.5em}</style>
<p id="x" class="a b c">`);
});

test('thousands of classes get distinct names', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `class-${index}`);
  const rules = names.map((name) => `.${name}{order:1}`).join('');
  const minified = minifyIdentifiers(`<style>${rules}</style><p class="${names.join(' ')}">`);
  const [, list = ''] = /class="([^"]*)"/.exec(minified) ?? [];
  expect(new Set(list.split(' ')).size).toBe(3000);
});
