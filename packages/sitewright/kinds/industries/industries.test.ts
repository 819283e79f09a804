import { expect, test } from 'vitest';
import { countStores } from './industries.ts';

test.each([
  ['400+', 400],
  ['1,200+', 1200],
  ['1.200', 1200],
  ['1’200', 1200],
  ['50K', 50_000],
  ['1.2M+', 1_200_000],
])('%s are %i stores', (said, stores) => {
  expect(countStores(said)).toBe(stores);
});
