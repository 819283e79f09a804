import fc from 'fast-check';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { isOwnId, ownId } from '../pages/page-ids.ts';
import { identifyHeadings } from './headings.ts';

/** The ids of headings of these words. */
function idsOf(headings: readonly string[]): string[] {
  const ids: string[] = [];
  const elements = headings.map((words) => h('h2', words));
  identifyHeadings({ type: 'root', children: elements }, (_, id) => void ids.push(id));
  return ids;
}

test('headings of signs alone, and such as the page’s own ids, have ids too', () => {
  const headings = ['🎉', '???', '???', ownId('menu'), '__init__', 'Menu', '– 1 –'];
  const expected = ['section', 'section-1', 'section-2', 'menu', 'init__', 'menu-1', '-1-'];
  expect(idsOf(headings)).toEqual(expected);
});

test('headings of any words have an id each, which is none of the page’s own', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '_', '-1', 'A', 'a', 'a 1', 'section 1', 'constructor', '__proto__'),
    fc.string().map(ownId),
  );
  const check = (headings: string[]) => {
    const ids = idsOf(headings);
    expect(new Set(ids).size).toBe(headings.length);
    expect(ids.filter((id) => isOwnId(id) || !/^\S+$/.test(id))).toEqual([]);
  };
  fc.assert(fc.property(fc.array(words, { maxLength: 12 }), check), { seed: 47, numRuns: 500 });
});
