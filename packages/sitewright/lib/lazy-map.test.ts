import { expect, test, vi } from 'vitest';
import { LazyMap } from './lazy-map.ts';

test('each value is made once, when somebody asks for it or for all', () => {
  const makers = [1, 2].map((value) => vi.fn(() => value));
  const counts = () => makers.map((make) => make.mock.calls.length);
  const map = new LazyMap(makers.map((make, at) => [at, make] as const));
  expect([map.size, map.has(1), map.has(2), ...map.keys()]).toEqual([2, true, false, 0, 1]);
  expect([counts(), map.get(2)]).toEqual([[0, 0], undefined]);
  expect([map.get(1), map.get(1), counts()]).toEqual([2, 2, [0, 1]]);
  expect([[...map], [...map.values()], counts()]).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    [1, 2],
    [1, 1],
  ]);
});
