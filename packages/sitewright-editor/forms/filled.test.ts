import { expect, test } from 'vitest';
import { withoutFilled } from './filled.ts';

test('what asks to fill in a field goes with the first sign in it; a mistake in what was there stays until the next check', () => {
  const asks = { field: 'items[0].question' };
  const wrong = { field: 'meta.description' };
  const problems = [asks, wrong, { field: '' }];
  const before = { items: [{}], meta: { description: 'Short' } };
  const typed = { items: [{ question: 'I' }], meta: { description: 'Short, but' } };
  expect(withoutFilled(problems, before, before)).toEqual(problems);
  expect(withoutFilled(problems, before, typed)).toEqual([wrong, { field: '' }]);
  expect(withoutFilled([asks], undefined, typed)).toEqual([]);
});
