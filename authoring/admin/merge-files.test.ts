import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import { vendors } from '../../tests/support/example.ts';
import { mergeMarkdown, mergeYaml } from './merge-files.ts';

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

const yaml = (text: string, value: unknown) => mergeYaml('content/x.yaml', text, value);
const commentsIn = (text: string) => [...new Lexer().lex(text)].filter((part) => part[0] === '#');

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
  expect(yaml(other, parse(other))).toBe(source);
});

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
])('%s is in a file only if the file has it or says something with it', (_, text, value, saved) => {
  expect(yaml(text, value)).toBe(saved);
});

test('a file that is not valid YAML is reported, and not changed', () => {
  const message = 'content/x.yaml:1:8 this quote is never closed';
  expect(() => yaml('title: "Three\n', {})).toThrow(message);
});

const page = `---
# What the law wants.
title: "Your data"
description: What we keep # and for how long
tags: [ tills, shops ]
---

## Old

Text.
`;

const merge = (next: string, before = page) =>
  mergeMarkdown('content/pages/privacy.md', before, next);

test('a saved page keeps the comments, the order and the quotes of its fields', () => {
  const next =
    '---\ndescription: What we keep\ntitle: Our data\ntags:\n  - tills\n  - shops\n---\n## New\n\nWords.\n';
  expect(merge(next)).toBe(
    page.replace('"Your data"', '"Our data"').replace('## Old\n\nText.', '## New\n\nWords.'),
  );
});

test('a new text gets its fields and words, without the slash of the editor before a picture', () => {
  const next = (slash: string, line = '') =>
    `---\ntitle: New\npicture:\n  src: ${slash}a.jpg\n---\n${line}![*A*](${slash}a.jpg "B") [c](/c)\n`;
  expect(merge(next('/'), '')).toBe(next('', '\n'));
});

const broken = '---\ntitle: "open\n---\n';

test.each([
  ['a text without fields', '## Only words\n', page, 'expected fields between two lines of ---'],
  ['a text with fields that are no YAML', broken, page, 'quote'],
  ['a file that is broken', '---\ntitle: x\n---\n', broken, 'content/pages/privacy.md:2:8'],
])('%s is refused, and nothing is overwritten', (_, next, before, message) => {
  expect(() => merge(next, before)).toThrow(message);
});
