import { expect, test } from 'vitest';
import { keyOfPage } from './render-pages.ts';

/** The key of a page with this data. */
const keyOf = (data: unknown, bundle = 'site') => keyOfPage(bundle, 'a.html', { data } as never);

test('a page has the same key when an equal text comes from a file and from the build cache', () => {
  const plain = 'Tills for every counter';
  // V8 has two bytes for each letter of it, as of the text around it.
  const wide = `– ${plain}`.slice(2);
  expect(keyOf({ title: wide })).toBe(keyOf({ title: plain }));
});

test.each<[what: string, before: unknown, after: unknown]>([
  ['a text', { title: 'Tills' }, { title: 'Till' }],
  ['an entry of a map', new Map([['a', 1]]), new Map([['a', 2]])],
  ['an entry of a set', [new Set(['a'])], [new Set(['b'])]],
  ['the order of a list', [...Array(200).keys()], [...Array(200).keys()].reverse()],
])(
  'a page has another key after a change of %s in its data, or of the site',
  (_, before, after) => {
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect(keyOf(before, 'other site')).not.toBe(keyOf(before));
  },
);
