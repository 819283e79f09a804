import { expect, test } from 'vitest';
import { describeChanges } from './content-changes.ts';

const prices = `currency: USD
plans: { items: [{ name: Growth, price: 299, points: [ One till, A clock ] }] }`;
const dearer = prices.replace('[{', '[{ name: Starter, price: 99 }, {').replace('299', '309');
const otherwise = dearer.replace('USD', 'Dollars');
const isNew = 'pricing, plans: Starter is new';
const [grow, clocks] = [prices.replace('th', ''), prices.replace('A clock', 'Two "*clocks*"')];
const quote = 'hero: { title: Us }\nquote: { title: Words }';
const steps = '# Ours\nhero: { title: Us }\nsteps: { title: How }';
const post = (text: string) => `---\ntitle: P\n---\n\n${text}\n`;

test.each<[file: string, old: string, now: string, ...lines: string[]]>([
  ['a.jpg', '1', '', 'a.jpg is gone'],
  ['a.jpg', '1', '2', 'a.jpg has changed'],
  ['pricing.yaml', prices, dearer, isNew, 'pricing, plans, Growth, price: $299 → $309'],
  [
    'pricing.yaml',
    otherwise.replace('309', '0.125'),
    otherwise,
    'pricing, plans, Growth, price: 0.125 → 309',
  ],
  [
    'pricing.yaml',
    prices.replace('299', '0.125'),
    prices,
    'pricing, plans, Growth, price: $0.125 → $299',
  ],
  ['pricing.yaml', prices, grow, 'pricing, plans, Growth, name: Growth → Grow'],
  ['pricing.yaml', prices, clocks, 'pricing, plans, Growth, points: A clock → Two "\\*clocks\\*"'],
  ['us.yaml', 'l: [ x, y ]', 'l: [ x ]', 'us, l: y is gone'],
  [
    'jobs.yaml',
    'l: [{ title: Voice, about: Ring whoever waits. }]',
    'l: [{ title: Packer, about: Pack what is sold. }]',
    'jobs, l: Packer is new',
    'jobs, l: Voice is gone',
  ],
  [
    'redirects.yaml',
    'moved: []',
    'moved: [{ from: /kassor, to: /tills }]',
    'redirects, moved: /kassor is new',
  ],
  ['us.yaml', quote, steps, 'us, quote is gone: Words', 'us, steps is new: How'],
  ['a.yaml', 'l: [ x, y ]', 'l: [ y, x ]', 'a, l has another order'],
  ['a.yaml', 'x: 1\ny: 2', 'y: 2\nx: 1', 'a has another order'],
  ['p.md', post('One.\n\nTwo.'), post('One.\n\nThree.'), 'p, text: Two. → Three.'],
])('that %s was %j and is now %j is said', (file, ...all) => {
  const [old, now, ...lines] = all;
  const filesOf = (text: string) => new Map(text ? [[file, text]] : []);
  expect(describeChanges(filesOf(old), filesOf(now))).toEqual(lines);
});
