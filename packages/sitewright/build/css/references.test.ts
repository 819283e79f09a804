// Every way in which CSS refers to something by its name: what is referred to stays, under the same name.
import { expect, test } from 'vitest';
import { parsePage } from './page-tree.ts';
import { shortenNames } from './short-names.ts';
import { StyleSheet } from './style-sheet.ts';

interface More {
  /** Elements that the page has, too. */
  html?: string;
  /** The script of a part of the page. */
  script?: string;
}

/** What is left of a style sheet on a page with a link. */
function prune(css: string, { html = '', script }: More = {}): string {
  const part = script === undefined ? '' : '<div data-part="/a.js"></div>';
  return new StyleSheet(css).pruneFor(parsePage(`<a></a>${html}${part}`, () => script ?? ''));
}

const drawing = (attribute: string) => ({ html: `<svg><animate ${attribute}/></svg>` });

/** What goes when nothing refers to it, with all that may refer to it. */
const removable: [definition: string, ...references: (string | More)[]][] = [
  [
    'a{--x:1}',
    ...['a{y:var(--x)}', 'a{y:var( --X,var(--x))}', 'a{y:calc(1px*(1 + var(--x)))}'],
    ...['@container style(--x:1){a{y:z}}', '@container card not style(--x){a{y:z}}'],
    ...['@container style(1 < --x <= 3){a{y:z}}', '@supports (--x:1){a{y:z}}'],
    ...['a{transition:--x 1s}', 'a{transition-property:opacity,--x}', 'a{will-change:--x}'],
    ...['a{y:inherit(--x)}', 'a{y:if(style(--x:1):2;else:3)}', '@function --f(){result:var(--x)}'],
    ...['@function --f(--x){result:1}', '@position-try --p{top:var(--x)}', 'a{y:--g(--x)}'],
    ...['@keyframes k{to{y:var(--x)}}a{animation:k}', 'a:hover{y:var(--x)}', 'a{y:var(--\\78 )}'],
    ...[{ html: '<svg fill="var(--x)"/>' }, { html: '<b style="top:calc(var(--x)*2)"></b>' }],
    ...[drawing('attributeName="--x"'), drawing('values="1;var(--x)"')],
    ...[
      { script: 'set("--x",1)' },
      { script: 'a={top:`var(--x)`}' },
      { script: 'f("y:calc(var(--x)*2)")' },
    ],
  ],
  ['a{--a\\.5:1}', 'a{y:var(--a\\.5)}', '@container style(--a\\.5:1){a{y:z}}'],
  ['@property --x{inherits:false}', 'a{y:var(--x)}', 'a{transition:--x 1s}', { script: '"--x"' }],
  [
    '@keyframes run{to{y:z}}',
    ...['a{animation-name:run}', 'a{animation:1s linear(0,1) run both}', 'a{animation:"run" 1s}'],
    ...[
      'a{animation-name:none,run}',
      'a{--y:run 1s;animation:var(--y)}',
      'a{animation:var(--y,run)}',
    ],
    ...['@media print{a{animation:run}}', 'a{animation:if(media(print):run;else:none)}'],
    ...[
      'a{-webkit-animation-name:run}',
      'a{--y:run}@container style(--y:run){a{animation:var(--y)}}',
    ],
    ...[{ html: '<b style="animation:run 1s"></b>' }, { script: 'style.animation="run 1s"' }],
  ],
  ['@-webkit-keyframes run{to{y:z}}', 'a{-webkit-animation:run 1s}'],
  ['@keyframes "two words"{to{y:z}}', 'a{animation-name:"two words"}'],
  [
    '@font-face{font-family:A B}',
    ...[
      'a{font-family:A B}',
      'a{font-family:"A B",serif}',
      'a{font-family:a b}',
      'a{font-family:serif,A  B}',
    ],
    ...['a{font:1em/2 A B}', 'a{--y:"A B";font-family:var(--y)}', 'a{font-family:var(--y,"A B")}'],
    ...['@font-palette-values --p{font-family:A B}', '@font-feature-values A B{@styleset{y:1}}'],
    ...[{ html: '<svg><text font-family="A B"/></svg>' }, { script: 'context.font="1em A B"' }],
  ],
];

const cases = removable.flatMap(([definition, ...references]) =>
  references.map((one) => ({ definition, reference: one, text: JSON.stringify(one) })),
);

test.each(removable)('%s goes where nothing refers to it', (definition) => {
  expect(prune(`${definition}a{color:red}`)).toBe('a{color:red}');
});

test.each(cases)('$definition stays for $text', ({ definition, reference }) => {
  const css = definition + (typeof reference === 'string' ? reference : '');
  expect(prune(css, typeof reference === 'string' ? {} : reference)).toBe(css);
});

/** A utility that others may change, as Tailwind has it. */
const utility =
  '@layer p{*{--x:solid}}a{y:var(--x)}@property --x{syntax:"*";inherits:false;initial-value:solid}';

test('a registered property that nothing changes is its initial value, or what stands in for it', () => {
  expect(prune(utility)).toBe('a{y:solid}');
  expect(prune('a{y:var(--x,var(--z))}@property --x{syntax:"*";inherits:false}')).toBe(
    'a{y:var(--z)}',
  );
});

test.each([
  { css: 'a{--x:dashed}' },
  { css: '', html: '<b style="--x:dashed"></b>' },
  { css: '', script: 'set("--x",1)' },
])('a registered property that something changes stays: %o', ({ css, ...more }) => {
  expect(prune(utility + css, more)).toContain('a{y:var(--x)}');
});

test('what an attribute names stays where a value takes it from there', () => {
  const css = '@keyframes run{to{y:z}}a{animation-name:attr(data-run type(<custom-ident>))}';
  expect(prune(css, { html: '<a data-run="run"></a>' })).toBe(css);
});

/** What goes with no page: the name stands where it is given, and where it is used. */
test.each([
  '@layer two,one;@layer one{a{y:z}}@layer two{a{y:z}}',
  '@layer one.two{a{y:z}}@layer one{@layer two{a{y:z}}}',
  'a{container:card/inline-size}@container card (width>1px){a{y:z}}',
  'a{container-name:--x}@container --x (width>1px){a{y:z}}',
  '@counter-style thumbs{system:cyclic;symbols:"x"}a{list-style:thumbs}',
  '@counter-style --x{symbols:"y"}a::before{content:counter(item,--x)}',
  '@font-palette-values --x{font-family:"A"}a{font-palette:--x}',
  'a{font-palette:palette-mix(in srgb,--x,dark)}@font-palette-values --x{font-family:A}',
  '@font-feature-values A{@styleset{nice:1}}a{font-variant-alternates:styleset(nice)}',
  '@position-try --x{top:0}a{position-try-fallbacks:--x,flip-block}',
  'a{anchor-name:--x}a:hover{position-anchor:--x;top:anchor(--x bottom)}',
  'a{anchor-name:--x;anchor-scope:--x;width:anchor-size(--x width)}',
  'a{view-timeline:--x block;timeline-scope:--x}a:hover{animation-timeline:--x}',
  'a{scroll-timeline-name:--x}a:hover{animation-timeline:--x}',
  'a{view-transition-name:card}::view-transition-group(card){y:z}',
  'a{view-transition-class:card}::view-transition-old(.card):only-child{y:z}',
  '@view-transition{navigation:auto;types:slide}a:active-view-transition-type(slide){y:z}',
  '@page wide{size:landscape}a{page:wide}',
  '@color-profile --x{src:url(x.icc)}a{color:color(--x 0 0 0)}',
  '@function --x(){result:1}a{top:--x()}',
  'a{clip-path:url(#x);grid-area:x;counter-reset:x;will-change:x}',
  '@scope (a) to (a){a{y:z}}',
  'a::highlight(x){y:z}',
  'a{quotes:"--x" "--x";background:url("data:,--x.y")}',
])('%s stays, and its names stay alike', (css) => {
  const page = parsePage('<a class="card two"></a>', () => '');
  const pruned = new StyleSheet(css).pruneFor(page);
  expect(pruned).toBe(css);
  const isText = css.includes('"--x"');
  expect(
    shortenNames(page, pruned)
      .replaceAll('--a', isText ? '--a' : '--x')
      .replaceAll('.a)', '.card)'),
  ).toBe(css);
});

test('a layer keeps its place where its first part goes', () => {
  const css = '@layer one{nav{y:z}}@layer two{a{y:z}}@layer one{a{y:z}}';
  expect(prune(css)).toBe('@layer one,two;@layer two{a{y:z}}@layer one{a{y:z}}');
});

test('words that look like names keep theirs', () => {
  const html = '<img alt="var(--x)"><a aria-label="--x" href="/#--x"></a>';
  const page = parsePage(html, () => '');
  expect(shortenNames(page, 'a{--x:1;y:var(--x)}a::before{content:"--x"}')).toBe(
    'a{--a:1;y:var(--a)}a::before{content:"--x"}',
  );
  expect(page.toHtml()).toBe(html);
});
