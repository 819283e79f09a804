import { expect, test } from 'vitest';
import { describeChanges } from './content-changes.ts';

const describe = (old: Record<string, string>, now: Record<string, string>) =>
  describeChanges(new Map(Object.entries(old)), new Map(Object.entries(now)));

test('a change says file, entry and field, in the vendor’s words', () => {
  const plans = (price: number, more = '') =>
    `currency: USD\nplans:\n  items:\n${more}    - name: Growth\n      price: ${price}\n      points: [ One till, A clock ]\n`;
  const starter = '    - name: Starter\n      price: $99\n';
  expect(describe({ 'pricing.yaml': plans(299) }, { 'pricing.yaml': plans(309, starter) })).toEqual(
    ['pricing, plans, Starter is new: Starter', 'pricing, plans, Growth, price: $299 → $309'],
  );
  expect(
    describe(
      { 'pricing.yaml': plans(299) },
      { 'pricing.yaml': plans(299).replace('A clock', 'Two *clocks*').replace('Growth', 'Grow') },
    ),
  ).toEqual([
    'pricing, plans, Growth, name: Growth → Grow',
    'pricing, plans, Growth, points: A clock → Two \\*clocks\\*',
  ]);
});

test('new and removed sections, files, paragraphs and another order are said, comments are not', () => {
  expect(
    describe(
      {
        'about.yaml': 'hero: { title: Us }\nquote: { title: Words }\n',
        'a.jpg': '1',
        'b.jpg': '1',
      },
      { 'about.yaml': '# Ours\nhero: { title: Us }\nsteps: { title: How }\n', 'b.jpg': '2' },
    ),
  ).toEqual([
    'a.jpg is gone',
    'about, quote is gone: Words',
    'about, steps is new: How',
    'b.jpg has changed',
  ]);
  expect(describe({ 'a.yaml': 'l: [ x, y ]' }, { 'a.yaml': 'l: [ y, x ]' })).toEqual([
    'a, l has another order',
  ]);
  expect(describe({ 'a.yaml': 'x: 1\ny: 2' }, { 'a.yaml': 'y: 2\nx: 1' })).toEqual([
    'a has another order',
  ]);
  const post = (text: string) => ({ 'posts/p.md': `---\ntitle: P\n---\n\n${text}\n` });
  expect(describe(post('One.\n\nTwo.'), post('One.\n\nThree.'))).toEqual([
    'posts/p, text: Two. → Three.',
  ]);
});
