import { readSection } from 'sitewright/testing';
import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const board = (...items: object[]) =>
  readSection(hooks, { title: 'Hooks', lead: 'By the door', items });
const coat = { name: 'Maja', note: 'the long one' };

test('a coat hangs on a hook that does not say it is free', () => {
  const free = { ...coat, free: true };
  expect(board(coat, free).items).toEqual([{ ...coat, free: false }, free]);
});

test('a board on which no hook is free is refused', () => {
  expect(() => board(coat)).toThrow('items: expected a hook with free: true');
});
