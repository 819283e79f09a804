import { expect, test } from 'vitest';
import { parsePage } from './page-tree.ts';
import { shortenNames } from './short-names.ts';
import { StyleSheet } from './style-sheet.ts';

test('a name is shortened however CSS and HTML escape it, but not what the script of a part names; React’s comments stay in the part alone', () => {
  const css = String.raw`@font-face{src:url(/x.card)}.\32 xl\:flex{top:.5em}.\[\&\>p\]\:m-0>p{x:y}.card:hover{x:var(--ink)}.p\:b{x:var(--gap)}.on{x:y}.a{x:y}`;
  const html = `<p class="2xl:flex [&amp;&gt;p]:m-0 none">.card --gap</p><svg fill="var(--gap)"><linearGradient></linearGradient></svg>
<div data-part="/a.js" class="card"><b class="p:b">1<!-- -->2</b></div><i>3<!-- -->4</i>`;
  const script = 'c(`b`,{className:`p:b`+(e?` on`:``),style:{"--ink":a}})';
  const page = parsePage(html, () => script);
  expect([shortenNames(page, css), page.toHtml()]).toEqual([
    String.raw`@font-face{src:url(/x.card)}.a{top:.5em}.c>p{x:y}.d:hover{x:var(--ink)}.p\:b{x:var(--a)}.on{x:y}.e{x:y}`,
    `<p class="a c">.card --gap</p><svg fill="var(--a)"><linearGradient/></svg>
<div data-part="/a.js" class="d"><b class="p:b">1<!-- -->2</b></div><i>34</i>`,
  ]);
});

test('what a script in the page or of a part looks for, and the rules of what it adds, keep their names', () => {
  const css = '.mega{x:y}.wide{x:y}.on .card{x:var(--ink)}.off{x:y}.plain{x:y}';
  const html = `<p class="mega plain"></p><b class="card wide"></b><div data-part="/a.js"></div>
<script>document.querySelector('.mega a').classList.add("on");e.plain=1</script>
<script type="application/ld+json">{"a":"off"}</script>`;
  const page = parsePage(html, () => 'find(`details.wide`)');
  const pruned = new StyleSheet(css).pruneFor(page);
  expect(shortenNames(page, pruned)).toBe('.mega{x:y}.wide{x:y}.on .b{x:var(--a)}.a{x:y}');
  expect(page.toHtml()).toMatch(/^<p class="mega a"><\/p><b class="b wide">/);
});

test('a custom property that a part names within a value keeps its name', () => {
  const page = parsePage('<p class="on"></p><div data-part="/a.js"></div>', () => {
    return '{fill:"var(--ink)",width:`calc(2 * var(--gap, 1px))`}';
  });
  const css = ':root{--ink:red;--gap:1px;--other:2px}.on{x:var(--other)}';
  expect(shortenNames(page, new StyleSheet(css).pruneFor(page))).toBe(
    ':root{--ink:red;--gap:1px;--a:2px}.a{x:var(--a)}',
  );
});

test('the classes that a script joins of parts keep their rules and names', () => {
  const css = ['map-top', 'map-zoom-in', 'box__lid', 'map', 'maple', 'top-left', 'roof-in']
    .map((name) => `.${name}{x:y}`)
    .join('');
  const page = parsePage('<p class="top-left"></p><div data-part="/a.js"></div>', () => {
    return `give("map-"+side),give(\`map-\${a}-pane\`),give(zoom="map-zoom",zoom+"-in"),give(\`\${box}__lid box\`)`;
  });
  expect(shortenNames(page, new StyleSheet(css).pruneFor(page))).toBe(
    '.map-top{x:y}.map-zoom-in{x:y}.box__lid{x:y}.a{x:y}',
  );
});

test('no class is named as one that blockers of advertisements hide', () => {
  // More names than there are with two letters.
  const names = Array.from({ length: 3000 }, (_, index) => `class-${index}`);
  const page = parsePage(`<p class="${names.join(' ')}"></p>`, () => '');
  const css = shortenNames(page, names.map((name) => `.${name}{x:y}`).join(''));
  const short = css.match(/(?<=\.)\w+/g) ?? [];
  expect(new Set(short).size).toBe(names.length);
  expect(short).toContain('zz');
  expect(short.filter((name) => /^(ad|pr)$/i.test(name))).toEqual([]);
});
