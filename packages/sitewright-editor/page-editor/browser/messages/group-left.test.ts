import { expect, test } from 'vitest';
import type { PlacedProblem } from '../../../saving/place-problems.ts';
import { groupLeft } from './group-left.ts';

const problem = (field: string, more: Partial<PlacedProblem> = {}): PlacedProblem => ({
  ...{ file: 'about.yaml', line: 1, column: 1, field, message: field, ...more },
});
const elsewhere = { file: 'sv/about.yaml', at: { label: 'About, svenska' } };

test('what is wrong here stands before what is wrong elsewhere, what is to be translated behind that, and nothing is said twice or left out', () => {
  const refused = problem('first');
  const left = groupLeft({
    refused: [refused],
    own: [problem('words', { isUntranslated: true }), problem('second'), refused],
    others: [problem('left', { ...elsewhere, isUntranslated: true }), problem('wrong', elsewhere)],
  });
  expect(left.map(({ words, problems }) => [words, ...problems.map((one) => one.field)])).toEqual([
    ['To be put right', 'second'],
    ['To be translated', 'words'],
    ['To be put right elsewhere', 'wrong'],
    ['To be translated elsewhere', 'left'],
  ]);
});
