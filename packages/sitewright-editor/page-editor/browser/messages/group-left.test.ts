import { expect, test } from 'vitest';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import { groupLeft } from './group-left.ts';

const problem = (field: string, more: Partial<PlacedProblem> = {}): PlacedProblem => ({
  ...{ file: 'about.yaml', line: 1, column: 1, field, message: field, ...more },
});
const inSwedish = { at: { label: 'About, svenska', editable: { file: 'sv/about.yaml' } } };
const inOther = { at: { label: 'Prices', editable: { file: 'pricing.yaml' } } };

test('what is wrong here stands before what is wrong in other languages and elsewhere, what is to be translated behind that, and nothing is said twice or left out', () => {
  const refused = problem('first');
  const left = groupLeft({
    file: 'about.yaml',
    refused: [refused],
    own: [problem('words', { isUntranslated: true }), problem('second'), refused],
    others: [
      problem('price', { ...inOther, isUntranslated: true }),
      problem('left', { ...inSwedish, isUntranslated: true }),
      problem('font', { at: { label: 'letters.woff2' } }),
      problem('wrong', inSwedish),
    ],
  });
  const said = left.map(({ words, problems, isFolded }) => {
    return [words, isFolded, ...problems.map((one) => one.field)];
  });
  expect(said).toEqual([
    ['To be put right', false, 'second'],
    ['To be translated', false, 'words'],
    ['To be put right in other languages', false, 'wrong'],
    ['To be translated into other languages', false, 'left'],
    ['To be put right elsewhere', true, 'font'],
    ['To be translated elsewhere', true, 'price'],
  ]);
});
