import { expect, test } from 'vitest';
import { StyleSheet } from './style-sheet.ts';

const page = `<body lang="en-GB"><a class="link sm:[&amp;_b]:flex" href="/about">table nav</a>
  <svg viewBox="0 0 1 1" fill="var(--fill)"><linearGradient id="fade"/></svg>
  <script>"<table class='scripted'>"</script></body>`;

test.each([
  ['an element', 'a{x:y}', true],
  ['an element that is only spoken of', 'nav{x:y}', false],
  ['an element that only a script names', 'table{x:y}', false],
  ['an element whose name has capitals', 'linearGradient{x:y}', true],
  ['a class', '.link{x:y}', true],
  ['a class with brackets', '.sm\\:\\[\\&_b\\]\\:flex{x:y}', true],
  ['a class of a script', '.scripted{x:y}', false],
  ['an id', '#fade{x:y}', true],
  ['another id', '#about{x:y}', false],
  ['an attribute', '[href]{x:y}', true],
  ['an attribute with its value', '[href="/about"]{x:y}', true],
  ['an attribute with another value', '[href="/"]{x:y}', false],
  ['an attribute with part of its value', '[href^="/a"]{x:y}', true],
  ['the direction that a translator may give it', 'a:where([dir=rtl] *){x:y}', true],
  ['one part of a list', ':where(.none,.link){x:y}', true],
  ['no part of a list', ':is(.none,.other){x:y}', false],
  ['what it may come to hold', 'a:not(.none):hover:has(.none){x:y}', true],
  ['an element within one that is not there', 'nav a{x:y}', false],
  ['the language it is in', 'a:lang(en){x:y}', true],
  ['another language', 'a:where(:is(:lang(ar),:lang(he))){x:y}', false],
  ['a control’s part without a control', '::placeholder{x:y}', false],
  ['a part of any element', 'a::before{x:y}', true],
])('a page keeps a rule for %s: %s', (_what, css, kept) => {
  expect(new StyleSheet(css).usedBy(page)).toBe(kept ? css : '');
});

test.each([
  ['loses the selectors that match nothing', 'a,nav,svg{x:y}', 'a,svg{x:y}'],
  ['loses a block that is empty then', '@media print{nav{x:y}}a{x:y}', 'a{x:y}'],
  ['keeps its layers, faces and order', '@layer a,b;@font-face{font-family:F}@layer b{a{x:y}}', ''],
  [
    'loses custom properties that nothing reads',
    ':root{--a:1;--b:var(--c);--c:2;--d:3;--fill:4}a{x:var(--b)}',
    ':root{--b:var(--c);--c:2;--fill:4}a{x:var(--b)}',
  ],
  [
    'loses the registration of properties that nothing reads',
    '@property --a{inherits:false}@property --b{inherits:false}a{--a:1;x:var(--b)}',
    '@property --b{inherits:false}a{x:var(--b)}',
  ],
  [
    'loses keyframes that nothing runs',
    ':root{--run:spin 1s;--k:1}@keyframes spin{to{x:var(--k)}}@keyframes fade{to{x:y}}a{animation:var(--run)}',
    ':root{--run:spin 1s;--k:1}@keyframes spin{to{x:var(--k)}}a{animation:var(--run)}',
  ],
])('a style sheet %s', (_what, css, used) => {
  expect(new StyleSheet(css).usedBy(page)).toBe(used || css);
});

const registered = (name: string, first = '') => `@property ${name}{inherits:false${first}}`;

test.each([
  [
    'nothing sets, so that it is nothing',
    `${registered('--a')}*{--a:initial}a{x:var(--a,) y var(--a,var(--c,z))}`,
    'a{x:y var(--c,z)}',
  ],
  [
    'nothing sets, so that it is what it begins with',
    `${registered('--a', ';initial-value:0')}*{--a:0}a{x:var(--a)var(--a)}`,
    'a{x:0 0}',
  ],
  [
    'only the rule sets that reads it',
    `${registered('--a')}${registered('--b')}a{--a:f(1 var(--c,2));--b:var(--a);x:var(--b,)}`,
    'a{x:f(1 var(--c,2))}',
  ],
])('a property that %s is written out', (_what, css, used) => {
  expect(new StyleSheet(css).usedBy(page)).toBe(used);
});

test.each([
  ['another rule sets', `${registered('--a')}svg{--a:1}a{x:var(--a,)}`],
  ['two rules set', `${registered('--a')}svg{--a:1}a{--a:2;x:var(--a,)}`],
  ['is set under a condition', `${registered('--a')}a{--a:1;:hover{x:var(--a,)}}`],
  ['elements inherit', '@property --a{inherits:true;initial-value:1}a{x:var(--a)}'],
  ['keyframes change', `${registered('--a')}a{x:var(--a,);animation:k}@keyframes k{to{--a:1}}`],
  ['stands beside quoted text', `${registered('--a')}a{x:"  "var(--a,)}`],
  ['the markup names', `${registered('--fill', ';initial-value:1')}a{x:var(--fill)}`],
  ['has nothing to fall back on', `${registered('--a')}a{x:var(--a)}`],
])('a property that %s stays', (_what, css) => {
  expect(new StyleSheet(css).usedBy(page)).toBe(css);
});
