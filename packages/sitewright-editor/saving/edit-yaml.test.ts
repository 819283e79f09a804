import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isScalar, type Node, parse, parseDocument } from 'yaml';
import { anyYaml } from '../../../tests/support/content/any-yaml.ts';
import { isEmpty } from '../../sitewright/authoring/edit-files/arrange-items.ts';
import { editYaml } from '../../sitewright/authoring/edit-files/edit-yaml.ts';
import { readYaml } from '../../sitewright/content/yaml/yaml-file.ts';

const source = `# yaml-language-server: $schema=x.json
# What it costs.
title: Three tags # short
lead: >-
  A text of its own line.
quoted: "404"
to:
# About the list.
# Two lines.
plans:
  - name: Starter
    # In dollars.
    price: $99
    features: [ Till, Stock ]
  - { name: Growth, price: "$299" }

end: true
`;
const yaml = (text: string, value: object) => editYaml('content/x.yaml', text, value);

const long = 'word '.repeat(40).trim();
const twoEntries = /( {2}- name: Starter\n(?: {4}.*\n)+)(.*\n)/;
const stock = '[ Till, Stock ]';
const last = '{ name: Growth, price: "$299" }\n';

type Change = (value: ReturnType<typeof parse>) => unknown;
test.each<[what: string, change: Change, before: RegExp | string, to: string]>([
  ['a price', (all) => (all.plans[0].price = '$89'), '$99', '$89'],
  ['plain text', (all) => (all.title = 'Tags: all'), 'Three tags', '"Tags: all"'],
  ['text that looks like a number', (all) => (all.title = '12'), 'Three tags', '"12"'],
  ['quoted text', (all) => (all.quoted = '405'), '404', '405'],
  ['a truth', (all) => (all.end = false), 'true', 'false'],
  ['a field that was empty', (all) => (all.to = '/contact'), 'to:', 'to: /contact'],
  ['a text in braces', (all) => (all.plans[1].name = 'Now, new'), 'Growth', '"Now, new"'],
  ['a long text', (all) => (all.lead = long), 'A text of its own line.', long],
  ['the last entry', (all) => all.plans.pop(), / {2}- \{ name: Growth.+\n/, ''],
  ['a field taken out', (all) => delete all.plans[0].features, / +features.+\n/, ''],
  ['a new field', (all) => (all.plans[0].badge = 'New'), stock, `${stock}\n    badge: New`],
  ['a new entry', (all) => all.plans.push({ name: 'Own' }), last, `${last}  - name: Own\n`],
  ['the order of a list', (all) => all.plans.reverse(), twoEntries, '$2$1'],
])('%s changes in its place alone', (_what, change, before, to) => {
  const value = parse(source);
  change(value);
  expect(yaml(source, value)).toBe(source.replace(before, to));
});

test.each([
  ['an empty field', source, { ...parse(source), to: '' }, source],
  ['a switch that is off', source, { ...parse(source), draft: false }, source],
  ['a switch that is on', source, { ...parse(source), draft: true }, `${source}draft: true\n`],
  ['an empty list that is left out', 'list: []\nname: a\n', { name: 'b' }, 'list: []\nname: b\n'],
  ['what is empty', 'name: a # one\n', { name: 'b', list: [], badge: '' }, 'name: b # one\n'],
  [
    'accents that are written apart',
    'name: "u\u0308"\nother: a\n',
    { name: '\u00fc', other: 'o\u0308' },
    'name: "u\u0308"\nother: \u00f6\n',
  ],
  [
    'a number as people write it',
    'a: +46 # one\nb: 01\n',
    { a: '+46', b: 'c' },
    'a: +46 # one\nb: c\n',
  ],
])('%s is in a file only if the file has it or says something with it', (_, text, value, saved) => {
  expect(yaml(text, value)).toBe(saved);
});

test('a section that is moved keeps its comments, and the empty lines stay between sections', () => {
  const text =
    'meta: 1\n\n# Ours.\nhero:\n  a: 1\n\nplans:\n  b: 1\n  # More to come.\n\n# The end.\n';
  const moved =
    'meta: 1\n\nplans:\n  b: 1\n  # More to come.\n\n# Ours.\nhero:\n  a: 1\n\n# The end.\n';
  expect(editYaml('x.yaml', text, parse(text), ['plans', 'hero'])).toBe(moved);
  const added = { ...parse(text), points: { c: 1 } };
  const order = ['hero', 'points', 'plans'];
  expect(editYaml('x.yaml', text, added, order)).toBe(
    text.replace('plans:', 'points:\n  c: 1\n\nplans:'),
  );
});

test.each([
  ['that is not valid', 'title: "Three\n', {}, 'content/x.yaml:1:8 this quote is never closed'],
  ['with an alias', 'a: &b x\nc: *b\n', { a: 'x', c: 'y' }, 'content/x.yaml:2:4 '],
  [
    'with a sign that no file holds',
    'a: 1\nb: c\n',
    { a: 1, b: 'c\uE000' },
    '2:4 b: expected signs that all fonts',
  ],
  [
    'with a value that its own style makes another',
    'a: 1\nb: !!str 2\n',
    { a: 1, b: true },
    'content/x.yaml:2:10 b: cannot be changed here',
  ],
])('a file %s is refused with its line', (_, text, value, message) => {
  expect(() => yaml(text, value)).toThrow(message);
});

type Path = readonly (string | number)[];
// biome-ignore lint/suspicious/noExplicitAny: a value of any shape
type Value = any;

/** What people type, signs of YAML and numbers that it reads otherwise among it. */
const typed = fc.oneof(
  fc.constantFrom(
    '@brasswick answers',
    '100 % wool',
    '% off',
    '`code`',
    'C:\\shop',
    '| x',
    '> y',
    'a: b',
  ),
  fc.constantFrom(
    '01234',
    '+5',
    '1e3',
    '+46846500400',
    '1.490',
    '0x1F',
    '.5',
    '12',
    'true',
    'null',
    '~',
  ),
  fc.constantFrom(
    '# no comment',
    'it’s "so"',
    "it's",
    '- x',
    'a, b] }',
    'lines\nof text',
    'two words',
  ),
  fc.string({
    unit: fc.constantFrom(...'ab é店 \n\t"\'\\#:-?,[]{}&*!|>%@`~=<.+01e'),
    minLength: 1,
    maxLength: 12,
  }),
);
const news = fc.oneof(
  { weight: 4, arbitrary: typed as fc.Arbitrary<unknown> },
  fc.constantFrom<unknown>(12.5, true, { name: 'new', items: ['a', 'b'] }, ['x', 'y: z']),
  typed.map((one) => ({ name: one, items: [one] })),
);
const change = fc.record({
  kind: fc.constantFrom('set', 'remove', 'add', 'swap', 'word'),
  at: fc.nat(),
  to: fc.nat(),
  news,
});

/** The places of all values in a value. */
function listPaths(value: Value, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    ...(at.length > 0 ? [at] : []),
    ...inner.flatMap(([name, one]) => listPaths(one, [...at, name])),
  ];
}

/** Makes a change; false where there is none of its kind. */
function apply(
  group: Value,
  name: Value,
  { kind, to, news: next }: { kind: string; to: number; news: unknown },
): boolean {
  const isList = Array.isArray(group);
  if (kind === 'set') group[name] = next;
  else if (kind === 'add' && isList) group.splice(name + 1, 0, next);
  else if (kind === 'add') group.added = next;
  else if (
    kind === 'remove' &&
    Object.keys(group).length > 1 &&
    (isList || !isEmpty(group[name]))
  ) {
    if (isList) group.splice(name, 1);
    else delete group[name];
  } else if (kind === 'swap' && isList) {
    const other = to % group.length;
    [group[name], group[other]] = [group[other], group[name]];
  } else if (kind === 'word' && typeof group[name] === 'string' && / \w+ /.test(group[name])) {
    group[name] = group[name].replace(/ \w+ /, ' newly ');
  } else return false;
  return true;
}

const signsOf = (text: string) => [...text].filter((one) => one.trim());

const isPartOf = (part: string, whole: string) => {
  const signs = signsOf(part);
  let at = 0;
  for (const one of signsOf(whole)) if (one === signs[at]) at += 1;
  return at === signs.length;
};

test('of any file in YAML, a change changes what it says and nothing else', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyYaml, change, (text, what) => {
      fc.pre(readYaml('x.yaml', text).errors.length === 0);
      const value = parse(text);
      const paths = listPaths(value);
      const path = paths[what.at % paths.length] as Path;
      const group = path.slice(0, -1).reduce((one, step) => one[step], value);
      fc.pre(apply(group, path.at(-1), what));
      // What it says is looked at by the function itself, which refuses what it cannot do.
      const saved = editYaml('x.yaml', text, value);
      const told = `${what.kind} ${path.join('.')}:\n${text}\n=====\n${saved}`;
      const [mark = ''] = /^\uFEFF/.exec(text) ?? [];
      expect(saved.startsWith(mark) && !saved.includes('\uFEFF', 1), told).toBe(true);
      expect(saved, told).not.toMatch(text.includes('\r') ? /(?<!\r)\n/ : /\r/);
      const node = parseDocument(text.slice(mark.length)).getIn(path, true) as Node;
      if (
        what.kind === 'set' &&
        isScalar(node) &&
        node.value !== null &&
        typeof what.news !== 'object'
      ) {
        const [start, end] = (node.range as number[]).map((one) => one + mark.length);
        expect(saved.startsWith(text.slice(0, start)), told).toBe(true);
        expect(saved.endsWith(text.slice(end)), told).toBe(true);
      }
      if (what.kind === 'word') {
        const gone = text.split('\n').filter((line) => !saved.split('\n').includes(line));
        expect(gone.length, told).toBeLessThanOrEqual(1);
      }
      if (what.kind === 'remove') expect(isPartOf(saved, text), told).toBe(true);
      if (what.kind === 'add') expect(isPartOf(text, saved), told).toBe(true);
      if (what.kind === 'swap') expect(signsOf(saved).sort(), told).toEqual(signsOf(text).sort());
    }),
    { numRuns: Number(process.env.RUNS ?? 150), seed: Number(process.env.SEED ?? 47) },
  );
});
