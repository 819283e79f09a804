import { type FieldContext, z } from 'sitewright';
import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const schema = z.strictObject(hooks.fields({} as FieldContext));
const board = (...items: object[]) => schema.parse({ title: 'Hooks', lead: 'By the door', items });
const coat = { name: 'Maja', note: 'the long one' };

test('a coat hangs on a hook that does not say it is free', () => {
  expect(board(coat).items).toEqual([{ ...coat, free: false }]);
});

test('a board on which no hook is free is refused', () => {
  expect(hooks.check?.(board(coat), {})).toMatchObject([{ path: ['items'] }]);
  expect(hooks.check?.(board(coat, { ...coat, free: true }), {})).toEqual([]);
});
