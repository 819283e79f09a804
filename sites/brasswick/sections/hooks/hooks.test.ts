import { readSection, renderSection } from 'sitewright/testing';
import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';
import Hooks from './hooks.tsx';

const coat = { name: 'Maja', note: 'the long one' };
const free = { ...coat, name: 'Yours', free: true };
const board = (...items: object[]) => ({ title: 'Hooks', lead: 'By the door', items });

test('a coat hangs on a hook that does not say it is free, and a number on one that does', () => {
  expect(readSection(hooks, board(coat, free)).items).toEqual([{ ...coat, free: false }, free]);
  expect(renderSection(hooks, Hooks)).toMatch(/<svg.*Maja.*<span class="token">2</s);
});

test('a board says what it has in any language', () => {
  const said = { title: 'Krokar', items: [free] };
  expect(renderSection(hooks, Hooks, said, { language: 'sv' })).toContain('Krokar');
});

test('a board on which no hook is free is refused', () => {
  expect(() => readSection(hooks, board(coat))).toThrow('items: expected a hook with free: true');
});
