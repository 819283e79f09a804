import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createTask } from './make-page.ts';

const request = { path: '/a', file: 'a.html', status: 200, routeId: 'a' };

/** The key of a page whose loader returns this. */
async function keyOf(data: unknown): Promise<string> {
  const build = { routes: { a: { module: { loader: () => data } } } } as unknown as ServerBuild;
  const { key } = await createTask(build, request, 0, 'site');
  return key;
}

test('a page has the same key when an equal text comes from a file and from the build cache', async () => {
  const plain = 'Tills for every counter';
  // V8 has two bytes for each letter of it, as of the text around it.
  const wide = `– ${plain}`.slice(2);
  expect(await keyOf({ title: wide })).toBe(await keyOf({ title: plain }));
});

test.each<[what: string, before: unknown, after: unknown]>([
  ['a text', { title: 'Tills' }, { title: 'Till' }],
  ['an entry of a map', new Map([['a', 1]]), new Map([['a', 2]])],
  ['an entry of a set', [new Set(['a'])], [new Set(['b'])]],
  ['the order of a list', ['a', 'b'], ['b', 'a']],
])('a page has another key after a change of %s in its data', async (_what, before, after) => {
  expect(await keyOf(after)).not.toBe(await keyOf(before));
});
