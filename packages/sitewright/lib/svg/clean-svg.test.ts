import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { _collections as known } from 'svgo';
import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { attributes, elements, inertAttributes, references } from './svg-allowlist.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;

test('a drawing keeps its size and what it shows, and loses what its editor wrote into it', () => {
  const own =
    '<path id="a" d="M 1.00000 1 L 8 8" stroke="red"/><use href="#a" x="1"/><use xlink:href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/><image href="data:image/png;base64,iVBORw0=" width="9" height="9"/>';
  const notes = '<metadata>me</metadata><n:layer/>';
  const text = `<?xml version="1.0"?><!-- Made by hand -->${svg(notes + own, ' xmlns:n="http://www.inkscape.org/namespaces/inkscape" xmlns:f="urn:figma" f:type="frame"')}`;
  const clean = JSON.stringify(cleanSvg(text));
  for (const part of ['{"svg":', 'viewBox="0 0 9 9"', 'stroke="red"', '#a', 'data:image/png'])
    expect(clean.replaceAll('\\', '')).toContain(part);
  expect(clean).not.toMatch(/hand|metadata|xml version|layer|frame/);
});

test.each([
  ['\n\n<script>alert(1)</script>', 'holds a <script>', 3],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'holds a <svg:script>'],
  ['<foreignObject><p>x</p></foreignObject>', 'holds a <foreignObject>'],
  ['<path d="M0 0h9v9" onclick="alert(1)"/>', 'holds the attribute onclick'],
  ['<image href="https://elsewhere.example/a.png"/>', 'holds a reference to https://elsewhere'],
  ['<use xlink:href="other.svg#a"/>', 'holds a reference to other.svg#a'],
  ['<use l:href="#a" xmlns:l="http://www.w3.org/1999/xlink"/>', 'holds the attribute l:href'],
  ['<a href="javascript:alert(1)"><path d="M0 0h9v9"/></a>', 'holds a reference to javascript:'],
  ['<image href="data:image/svg+xml;base64,AA"/>', 'holds a reference to data:image/svg'],
  ['<style>@import "a.css";</style>', 'holds the rule @import'],
  ['<style>@\\69mport "a.css";</style>', 'holds the rule @\\69mport'],
  ['<style>@font-face{font-family:a;src:url(//x)}</style>', 'holds the rule @font-face'],
  [
    '<style><![CDATA[path{fill:url(https://x.example/)}]]></style><path d="M0 0h9v9"/>',
    'holds a reference to https://x.',
  ],
  ['<path d="M0 0h9v9" style="fill:url( //x.example/a )"/>', 'holds a reference to //x.example/a'],
  ['<path d="M0 0h9v9" style="fill:u\\72l(//x)"/>', 'holds a backslash'],
  ['<path d="M0 0h9v9" cursor=\'image-set("//x")\'/>', 'holds image-set('],
  ['<set attributeName="href" to="java&#10;script:alert(1)"/>', 'holds a <set>'],
  ['<a><animate attributeName="href" values="javascript:alert(1)"/></a>', 'holds a <animate>'],
  ['<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0h9v9"/></g>', 'holds the attribute xmlns'],
])('%s is refused, with its line', (inside, problem, line = 1) => {
  expect(cleanSvg(svg(inside))).toMatchObject({ problem: expect.stringContaining(problem), line });
});

test.each([
  ['', 'is no'],
  ['<html><body/></html>', 'is no SVG: its outermost element is not <svg>'],
  ['<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>', 'has no xmlns='],
  [`<?xml-stylesheet href="//x"?>${svg('<path d="M0 0h9v9"/>')}`, 'is no SVG'],
  [svg('<path d="M0 0"'), 'is no valid SVG, at its line 1'],
  [svg('<g>').slice(0, -6), 'is no valid SVG'],
])('%j is no SVG', (text, problem) => {
  expect(cleanSvg(text)).toMatchObject({ problem: expect.stringContaining(problem) });
});

test('an element that is not listed is refused by its name, whatever it is', () => {
  const others = ['iframe', 'embed', 'object', 'handler', 'video', 'audio', 'html', 'link', 'x'];
  const names = [...Object.keys(known.elems), ...others].filter((name) => !elements.has(name));
  expect(names).toEqual(expect.arrayContaining(['script', 'set', 'animate', 'feImage']));
  // What draws nothing is left out.
  for (const name of names.filter((one) => one !== 'metadata')) {
    const text = svg(`<g><${name}/></g><path d="M0 0h9v9z"/>`);
    expect(cleanSvg(text), name).toMatchObject({ problem: `holds a <${name}>` });
  }
});

test('an attribute that is not listed is in no drawing that is served', () => {
  const others = ['src', 'ping', 'formaction', 'srcdoc', 'data', 'target', 'onx', 'xml:base'];
  const all = Object.values(known.attrsGroups).flatMap((group) => [...group]);
  const listed = new Set([...attributes, ...references, ...inertAttributes]);
  const unlisted = [...all, ...others].filter((name) => !listed.has(name));
  expect(unlisted).toEqual(expect.arrayContaining(['onload', 'begin', 'to', 'xlink:show']));
  for (const name of unlisted) {
    for (const element of ['svg', 'path', 'a', 'style', 'image']) {
      const clean = cleanSvg(svg(`<${element} ${name}="1"/><path ${name}="1" d="M0 0h9v9z"/>`));
      if ('svg' in clean) expect(clean.svg).not.toContain(` ${name}=`);
    }
  }
});

const loading = [
  ...['url(//x)', 'url( "//x" )', "URL('//x')", 'u\\72l(//x)', '\\75rl(//x)', 'url(/**/#a)'],
  ...[
    'image-set("//x")',
    '-webkit-image-set("//x" 1x)',
    'image("//x")',
    'src("//x")',
    'cross-fade("//x")',
  ],
  ...[
    'element(#a)',
    'paint(x)',
    'attr(href url)',
    'expression(alert(1))',
    'red, url(data:text/html,x)',
  ],
];

/** Expects that nothing of a value is served in an attribute, a style, or a style sheet. */
function expectNothingLoaded(name: string, value: string): void {
  const text = value.replaceAll('"', '&quot;');
  for (const inside of [
    `<path ${name}="${text}" d="M0 0h9v9z"/>`,
    `<path d="M0 0h9v9z" style="${name}:${text}"/>`,
    `<style>path{${name}:${text}}</style><path d="M0 0h9v9z"/>`,
  ]) {
    const clean = cleanSvg(svg(inside));
    // A drawing that is refused is not served; a value that means nothing in its place may be left out.
    const served = 'svg' in clean ? clean.svg : '';
    expect(served).not.toMatch(/\/\/x|\\|href url|alert|paint|text\/html/);
  }
}

const pairs = [...attributes].flatMap((name, at) =>
  loading.map((value, turn) => ({ name, value, isDaily: (at + turn) % loading.length < 3 })),
);

for (const [asked, tags] of [
  [pairs.filter(({ isDaily }) => isDaily), []],
  [pairs.filter(({ isDaily }) => !isDaily), ['weekly']],
] as const) {
  test(`no value of an attribute loads anything: ${asked.length}`, { tags: [...tags] }, () => {
    expect(new Set(asked.map(({ name }) => name)).size).toBe(attributes.size);
    expect(new Set(asked.map(({ value }) => value)).size).toBe(loading.length);
    for (const { name, value } of asked) expectNothingLoaded(name, value);
  });
}

const drawings = globSync('{sites/*/content,tests/vendors/*}/**/*.svg');

test.each(drawings)('%s is served as it looks', async (file) => {
  const text = readFileSync(file, 'utf8');
  const clean = cleanSvg(text);
  const draw = (one: string) => sharp(Buffer.from(one)).resize(200).flatten().raw().toBuffer();
  expect(clean).not.toHaveProperty('problem');
  const [before, after] = [await draw(text), await draw('svg' in clean ? clean.svg : '')];
  // Along its edges a rounded number shows by a shade.
  const differences = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(16);
});
