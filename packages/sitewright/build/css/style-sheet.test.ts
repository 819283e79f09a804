import { expect, test } from 'vitest';
import { parsePage } from './page-tree.ts';
import { StyleSheet } from './style-sheet.ts';

const page = `<!DOCTYPE html><html lang="en-GB"><body lang="en-GB"><a class="link sm:[&amp;_b]:flex" href="/about">table nav</a>
  <svg viewBox="0 0 1 1" fill="var(--fill)"><linearGradient id="fade"/></svg>
  <script>"<table class='scripted'>"</script><script type="application/json">"told"</script></body></html>`;

test.each([
  ['.on{x:y}', true],
  ['.link.on>a[aria-pressed=true]{x:y}', true],
  ['.link[aria-pressed=true]{x:y}', false],
  ['.link:is(.none,.on){x:y}', true],
  ['.none>.on{x:y}', false],
  ['html[lang=sv] .on{x:y}', false],
  ['html:is([lang=sv],[lang=en-GB]) .on{x:y}', true],
])('on a page with a part, whether the script can bring about %s: %s', (css, isKept) => {
  const tree = parsePage(`${page}<div data-part="/a.js"></div>`, () => 'class:e?"on":""');
  expect(new StyleSheet(css).pruneFor(tree)).toBe(isKept ? css : '');
});

const prune = (css: string) => new StyleSheet(css).pruneFor(parsePage(page, () => ''));

test.each([
  ['an element that only text mentions', 'nav{x:y}', false],
  ['an element whose name has capitals', 'linearGradient{x:y}', true],
  ['a class with brackets', '.sm\\:\\[\\&_b\\]\\:flex{x:y}', true],
  ['a class that a script in the page may give', '.scripted{x:y}', true],
  ['a class that only data mention', '.told{x:y}', false],
  ['an attribute with its value', '[href="/about"]{x:y}', true],
  ['the direction that a translator may set', 'a:where([dir=rtl] *){x:y}', true],
  ['the language of the whole page', ':root[lang="en-GB"]{x:y}', true],
  ['the language of another page', ':root[lang=sv]{x:y}', false],
  ['the direction of another language', 'html[dir=rtl] a{x:y}', false],
  ['one part of a list', ':where(.none,.link){x:y}', true],
  ['what visitors may do', 'a:not(.none):is(:hover,:focus-visible):active{x:y}', true],
  ['what visitors may do within it', 'body:has(a:hover,:popover-open) a{x:y}', true],
  ['what follows and holds one of several', 'a:has(+* :is(b,linearGradient)){x:y}', true],
  ['what it holds within what holds it', 'body:has(>a:is(html a)){x:y}', true],
  ['details that visitors may open', 'a:is([open],:open) svg{x:y}', false],
  ['details around it that visitors may open', 'body:is([open],:open)>a{x:y}', true],
  ['a place that none has', 'a:nth-child(n+2){x:y}', false],
  ['the page’s language', 'a:lang(en){x:y}', true],
  ['another language', 'a:where(:is(:lang(ar),:lang(he))){x:y}', false],
  ['a pseudo-element of a control without a control', '::placeholder{x:y}', false],
  ['a pseudo-element of any element', 'a::before{x:y}', true],
])('a page keeps a rule for %s: %s', (_what, css, isKept) => {
  expect(prune(css)).toBe(isKept ? css : '');
});

const faces = '@font-face{font-family:A}@font-face{font-family:"A-sv"}';
const fonts = ':root{--f:"A"}:root[lang=sv]{--f:"A-sv"}a{font-family:var(--f)}';
const ofOwnFont = '@font-face{font-family:A}:root{--f:"A"}a{font-family:var(--f)}';
const properties = ':root{--a:1;--b:var(--c);--c:2;--d:3;--fill:4}a{x:var(--b)}';
const read = '@property --b{inherits:false}a{x:var(--b)}';
const run = ':root{--run:spin 1s;--k:1}@keyframes spin{to{x:var(--k)}}a{animation:var(--run)}';

test.each([
  ['selectors that cannot match go', 'a,nav,svg{x:y}', 'a,svg{x:y}'],
  ['at-rules without rules go', '@media print{nav{x:y}}a{x:y}', 'a{x:y}'],
  ['fonts that no rule names go', faces + fonts, ofOwnFont],
  ['layers and order stay', '@layer a,b;@font-face{font-family:F}@layer b{a{font-family:F}}'],
  ['properties that nothing reads go', properties, properties.replace(/--[ad]:\d;/g, '')],
  ['so do their registrations', `@property --a{inherits:false}${read}b{--a:1}`, read],
  ['keyframes that nothing runs go', `@keyframes fade{to{x:y}}${run}`, run],
])('%s: %s', (_what, css, pruned = css) => {
  expect(prune(css)).toBe(pruned);
});
