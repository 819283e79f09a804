import { expect, test } from 'vitest';
import { matchEntries } from './list-entries.ts';

test('an entry that nothing names is translated where it is the only one of its list', () => {
  const files = [{ file: 'list.zip', title: 'Prices' }];
  const own = [{ items: [{ key: 'list.zip', title: 'Цени' }] }];
  expect(matchEntries(own, [{ items: files }])).toEqual([0]);
  // One of several may be any of them, and one with a name is called by it.
  expect(matchEntries(own, [{ items: files }, { items: files }])).toEqual([-1, -1]);
  expect(matchEntries(own, [{ title: 'Lists', items: files }])).toEqual([-1]);
});
