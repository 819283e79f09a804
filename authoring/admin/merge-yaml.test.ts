import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import { vendors } from '../../tests/support/example.ts';
import { mergeYaml } from './merge-yaml.ts';

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

test('a price changes in its place alone', () => {
  expect(after((value) => (value.plans[0].price = '$89'))).toBe(source.replace('$99', '$89'));
});

test.each([
  ['plain text', 'title', 'Tags: all', '"Tags: all"', 'Three tags'],
  ['text that looks like a number', 'title', '12', '"12"', 'Three tags'],
  ['quoted text', 'quoted', '405', '"405"', '"404"'],
  ['a truth', 'end', false, 'false', 'true'],
])('%s keeps the rest of its line', (_kind, field, value, written, before) => {
  expect(after((all) => (all[field] = value))).toBe(source.replace(before, written));
});

test('a field that was empty is filled, and stays when it is still empty', () => {
  expect(after((value) => (value.to = '/contact'))).toBe(source.replace('to:', 'to: /contact'));
  expect(mergeYaml('content/x.yaml', source, { ...parse(source), to: '' })).toBe(source);
});

test('an empty list that an editor leaves out stays', () => {
  expect(mergeYaml('content/x.yaml', 'list: []\nname: a\n', { name: 'b' })).toBe(
    'list: []\nname: b\n',
  );
  expect(mergeYaml('content/x.yaml', 'name: a # one\n', { name: 'b', list: [], badge: '' })).toBe(
    'name: b # one\n',
  );
});

test('a text in braces may hold a comma', () => {
  const text = after((value) => (value.plans[1].name = 'Growth, or more'));
  expect(text).toBe(source.replace('name: Growth', 'name: "Growth, or more"'));
});

test('a long text stays on one line', () => {
  const lead = 'word '.repeat(40).trim();
  const text = after((value) => (value.lead = lead));
  expect(text).toBe(source.replace('A text of its own line.', lead));
});

test('an entry that is added, moved or removed keeps the others and their comments', () => {
  const added = after((value) => value.plans.push({ name: 'Enterprise', price: 'Custom' }));
  expect(added).toContain('# In dollars.\n    price: $99');
  expect(added).toContain('  - name: Enterprise\n    price: Custom\n');
  expect(added.startsWith(source.slice(0, source.indexOf('plans:')))).toBe(true);
  const moved = after((value) => value.plans.reverse());
  expect(moved).toContain('# In dollars.\n    price: $99');
  const removed = after((value) => value.plans.pop());
  expect(removed).toBe(source.replace(/ {2}- \{ name: Growth.+\n/, ''));
  const changed = after((value) => {
    value.plans[0].price = '$89';
    value.plans.push({ name: 'Enterprise' });
  });
  expect(changed).toContain('# In dollars.\n    price: $89');
});

test('a field that is added or taken out leaves its neighbours alone', () => {
  const added = after((value) => (value.plans[0].badge = 'New'));
  expect(added).toContain('# In dollars.\n    price: $99');
  const removed = after((value) => delete value.plans[0].features);
  expect(removed).toBe(source.replace(/ +features.+\n/, ''));
});

test('a switch that is off is not added to a file that says nothing of it', () => {
  const value = { ...parse(source), draft: false };
  expect(mergeYaml('content/x.yaml', source, value)).toBe(source);
  expect(mergeYaml('content/x.yaml', source, { ...value, draft: true })).toContain('draft: true');
});

test('a file that is not valid YAML is reported, and not changed', () => {
  expect(() => mergeYaml('content/x.yaml', 'title: "Three\n', {})).toThrow(
    'content/x.yaml:1:8 this quote is never closed',
  );
});
