import { expect, test } from 'vitest';
import { withoutChanged, withoutFilled } from './filled.ts';

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

test('how a text reads is not said of the next one', () => {
  const before = { points: { title: '{count plans} plans' }, list: { title: '{year}' } };
  const now = { ...before, points: { title: 'All plans' } };
  const readings = { 'points.title': 'Three plans', 'list.title': '2026' };
  expect(withoutChanged(readings, before, now)).toEqual({ 'list.title': '2026' });
  expect(withoutChanged(readings, before, {})).toEqual({});
});
