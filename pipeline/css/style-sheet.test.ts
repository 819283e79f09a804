import { expect, test } from 'vitest';
import { StyleSheet } from './style-sheet.ts';

const page = `<html lang="en-GB"><body lang="en-GB"><a class="link sm:[&amp;_b]:flex" href="/about">table nav</a>
  <svg viewBox="0 0 1 1" fill="var(--fill)"><linearGradient id="fade"/></svg>
  <script>"<table class='scripted'>"</script></body>`;

const prune = (css: string) => new StyleSheet(css).pruneFor(page);

test.each([
  ['an element', 'a{x:y}', true],
  ['an element that only text mentions', 'nav{x:y}', false],
  ['an element that only a script mentions', 'table{x:y}', false],
  ['an element whose name has capitals', 'linearGradient{x:y}', true],
  ['a class', '.link{x:y}', true],
  ['a class with brackets', '.sm\\:\\[\\&_b\\]\\:flex{x:y}', true],
  ['a class that only a script mentions', '.scripted{x:y}', false],
  ['an id', '#fade{x:y}', true],
  ['another id', '#about{x:y}', false],
  ['an attribute', '[href]{x:y}', true],
  ['an attribute with its value', '[href="/about"]{x:y}', true],
  ['an attribute with another value', '[href="/"]{x:y}', false],
  ['an attribute with part of its value', '[href^="/a"]{x:y}', true],
  ['the direction that a translator may set', 'a:where([dir=rtl] *){x:y}', true],
  ['the language of the whole page', ':root[lang="en-GB"]{x:y}', true],
  ['the language of another page', ':root[lang=sv]{x:y}', false],
  ['the direction of another language', 'html[dir=rtl] a{x:y}', false],
  ['one part of a list', ':where(.none,.link){x:y}', true],
  ['no part of a list', ':is(.none,.other){x:y}', false],
  ['what may appear later', 'a:not(.none):hover:has(.none){x:y}', true],
  ['an element within one that the page lacks', 'nav a{x:y}', false],
  ['the page’s language', 'a:lang(en){x:y}', true],
  ['another language', 'a:where(:is(:lang(ar),:lang(he))){x:y}', false],
  ['a pseudo-element of a control without a control', '::placeholder{x:y}', false],
  ['a pseudo-element of any element', 'a::before{x:y}', true],
])('a page keeps a rule for %s: %s', (_what, css, isKept) => {
  expect(prune(css)).toBe(isKept ? css : '');
});

test('selectors that cannot match are pruned, and at-rules without rules', () => {
  expect(prune('a,nav,svg{x:y}')).toBe('a,svg{x:y}');
  expect(prune('@media print{nav{x:y}}a{x:y}')).toBe('a{x:y}');
});

test('fonts that no rule of the page names are pruned', () => {
  const faces = '@font-face{font-family:A}@font-face{font-family:"A-sv"}';
  const rules = ':root{--f:"A"}:root[lang=sv]{--f:"A-sv"}a{font-family:var(--f)}';
  expect(prune(faces + rules)).toBe(
    '@font-face{font-family:A}:root{--f:"A"}a{font-family:var(--f)}',
  );
});

test('layers, font faces and the order of rules stay', () => {
  const css = '@layer a,b;@font-face{font-family:F}@layer b{a{font-family:F}}';
  expect(prune(css)).toBe(css);
});

test('custom properties and their registrations are pruned if nothing reads them', () => {
  expect(prune(':root{--a:1;--b:var(--c);--c:2;--d:3;--fill:4}a{x:var(--b)}')).toBe(
    ':root{--b:var(--c);--c:2;--fill:4}a{x:var(--b)}',
  );
  const used = '@property --b{inherits:false}a{x:var(--b)}';
  expect(prune(`@property --a{inherits:false}${used}b{--a:1}`)).toBe(used);
});

test('keyframes that nothing runs are pruned', () => {
  const used = ':root{--run:spin 1s;--k:1}@keyframes spin{to{x:var(--k)}}a{animation:var(--run)}';
  expect(prune(`@keyframes fade{to{x:y}}${used}`)).toBe(used);
});

const a = '@property --a{inherits:false}';
const b = '@property --b{inherits:false}';
const initial = '@property --a{inherits:false;initial-value:0}';

test.each([
  [
    'has no value anywhere',
    `${a}*{--a:initial}a{x:var(--a,) y var(--a,var(--c,z))}`,
    'a{x:y var(--c,z)}',
  ],
  ['has only its initial value', `${initial}*{--a:0}a{x:var(--a)var(--a)}`, 'a{x:0 0}'],
  [
    'is set only where it is read',
    `${a}${b}a{--a:f(1 var(--c,2));--b:var(--a);x:var(--b)}`,
    'a{x:f(1 var(--c,2))}',
  ],
])('a property that %s is inlined', (_what, css, pruned) => {
  expect(prune(css)).toBe(pruned);
});

test.each([
  ['is set in another rule', `${a}svg{--a:1}a{x:var(--a,)}`],
  ['is set in two rules', `${a}svg{--a:1}a{--a:2;x:var(--a,)}`],
  ['is set under a condition', `${a}a{--a:1;:hover{x:var(--a,)}}`],
  ['is inherited', '@property --a{inherits:true;initial-value:1}a{x:var(--a)}'],
  ['is changed by keyframes', `${a}a{x:var(--a,);animation:k}@keyframes k{to{--a:1}}`],
  ['is read beside quoted text', `${a}a{x:"  "var(--a,)}`],
  ['is read by the markup', '@property --fill{inherits:false;initial-value:1}a{x:var(--fill)}'],
  ['has neither value nor fallback', `${a}a{x:var(--a)}`],
])('a property that %s is not inlined', (_what, css) => {
  expect(prune(css)).toBe(css);
});
