import { expect, test } from 'vitest';
import { findSaid } from './find-said.ts';

test('words that are searched are found in the first field that has them, however they are spelled', () => {
  const value = {
    hero: { title: 'Tills' },
    plans: { items: [{ price: 9 }, { name: 'Café till' }] },
  };
  expect(findSaid(value, 'CAFE')).toEqual(['plans', 'items', 1, 'name']);
  expect(findSaid(value, 'till')).toEqual(['hero', 'title']);
  expect(findSaid(value, 'nowhere')).toBeUndefined();
});
