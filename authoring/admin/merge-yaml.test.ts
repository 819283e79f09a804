import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import { vendors } from '../../tests/support/example.ts';
import { mergeYaml } from './merge-files.ts';

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

const commentsIn = (text: string) => [...new Lexer().lex(text)].filter((part) => part[0] === '#');

/** The text after one change of its value. */
function after(change: (value: ReturnType<typeof parse>) => void): string {
  const value = parse(source);
  change(value);
  const text = mergeYaml('content/x.yaml', source, value);
  const empty = (_key: string, one: unknown) => (one === '' ? null : one);
  expect(parse(text)).toEqual(JSON.parse(JSON.stringify(value), empty));
  return text;
}

test.each(vendors.flatMap((folder) => globSync(`${folder}/**/*.yaml`)))(
  '%s keeps its values and its comments when it is saved, and saving again changes nothing',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const saved = mergeYaml(file, text, parse(text));
    expect(parse(saved)).toEqual(parse(text));
    expect(commentsIn(saved)).toEqual(commentsIn(text));
    expect(mergeYaml(file, saved, parse(saved))).toBe(saved);
  },
);

test('a file in another layout gets this one on its first save, with its comments and values', () => {
  const other = source
    .replace('  A text of', '  A text\n  of')
    .replace('[ Till, Stock ]', '[Till,   Stock]')
    .replace('title: Three', 'title:   Three');
  expect(mergeYaml('content/x.yaml', other, parse(other))).toBe(source);
});

const long = 'word '.repeat(40).trim();

test.each<[what: string, change: Parameters<typeof after>[0], before: RegExp | string, to: string]>(
  [
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
  ],
)('%s changes in its place alone', (_what, change, before, to) => {
  expect(after(change)).toBe(source.replace(before, to));
});

test.each([
  ['an empty field', source, { ...parse(source), to: '' }, source],
  ['a switch that is off', source, { ...parse(source), draft: false }, source],
  ['a switch that is on', source, { ...parse(source), draft: true }, `${source}draft: true\n`],
  ['an empty list that is left out', 'list: []\nname: a\n', { name: 'b' }, 'list: []\nname: b\n'],
  ['what is empty', 'name: a # one\n', { name: 'b', list: [], badge: '' }, 'name: b # one\n'],
])('%s is in a file only if the file has it or says something with it', (_, text, value, saved) => {
  expect(mergeYaml('content/x.yaml', text, value)).toBe(saved);
});

test.each<[what: string, change: Parameters<typeof after>[0], price: string]>([
  ['added', (all) => all.plans.push({ name: 'Enterprise', price: 'Custom' }), '$99'],
  ['moved', (all) => all.plans.reverse(), '$99'],
  ['given a field', (all) => Object.assign(all.plans[0], { price: '$89', badge: 'New' }), '$89'],
])('an entry that is %s keeps the others and their comments', (_what, change, price) => {
  const text = after(change);
  expect(text).toContain(`# In dollars.\n    price: ${price}`);
  expect(text.startsWith(source.slice(0, source.indexOf('plans:')))).toBe(true);
});

test('a file that is not valid YAML is reported, and not changed', () => {
  const message = 'content/x.yaml:1:8 this quote is never closed';
  expect(() => mergeYaml('content/x.yaml', 'title: "Three\n', {})).toThrow(message);
});
