import { expect, test } from 'vitest';
import { describeChanges } from './content-changes.ts';

const describe = (old: Record<string, string>, now: Record<string, string>) =>
  describeChanges(new Map(Object.entries(old)), new Map(Object.entries(now)));

test('a change says file, entry and field, in the vendor’s words', () => {
  const plans = (price: number, more = '') =>
    `currency: USD\nplans:\n  items:\n${more}    - name: Growth\n      price: ${price}\n      points: [ One till, A clock ]\n`;
  const starter = '    - name: Starter\n      price: $99\n';
  const before = plans(299);
  const after = before.replace('A clock', 'Two *clocks*').replace('Growth', 'Grow');
  const describePrices = (now: string) =>
    describe({ 'pricing.yaml': before }, { 'pricing.yaml': now });
  expect(describePrices(plans(309, starter))).toEqual([
    'pricing, plans, Starter is new: Starter',
    'pricing, plans, Growth, price: $299 → $309',
  ]);
  expect(describePrices(after)).toEqual([
    'pricing, plans, Growth, name: Growth → Grow',
    'pricing, plans, Growth, points: A clock → Two \\*clocks\\*',
  ]);
});

const post = (text: string) => ({ 'posts/p.md': `---\ntitle: P\n---\n\n${text}\n` });

test.each<[string, Parameters<typeof describe>[0], Parameters<typeof describe>[1], string[]]>([
  [
    'files',
    { 'a.jpg': '1', 'b.jpg': '1' },
    { 'b.jpg': '2' },
    ['a.jpg is gone', 'b.jpg has changed'],
  ],
  [
    'sections, without comments',
    { 'about.yaml': 'hero: { title: Us }\nquote: { title: Words }\n' },
    { 'about.yaml': '# Ours\nhero: { title: Us }\nsteps: { title: How }\n' },
    ['about, quote is gone: Words', 'about, steps is new: How'],
  ],
  ['a list', { 'a.yaml': 'l: [ x, y ]' }, { 'a.yaml': 'l: [ y, x ]' }, ['a, l has another order']],
  ['a file', { 'a.yaml': 'x: 1\ny: 2' }, { 'a.yaml': 'y: 2\nx: 1' }, ['a has another order']],
  ['a text', post('One.\n\nTwo.'), post('One.\n\nThree.'), ['posts/p, text: Two. → Three.']],
])('new, removed, changed and moved parts of %s are said', (_what, old, now, lines) => {
  expect(describe(old, now)).toEqual(lines);
});
