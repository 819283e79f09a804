import { expect, test } from 'vitest';
import { nameField, sayProblem } from './say-problem.ts';

test('a mistake is said at its field by the labels on the way there, in words of the field', () => {
  expect(nameField('plans.items[0].cta')).toBe('Plans, Items 1, Call to action');
  const problem = { line: 7, message: 'expected a list: write each entry behind "- "' };
  const atField = 'Add one at least';
  expect(sayProblem({ ...problem, field: 'hero.actions', atField })).toBe(
    'Opening, Actions: Add one at least',
  );
  expect(sayProblem({ ...problem, field: '', message: 'expected ## before the words' })).toBe(
    'Line 7: expected ## before the words',
  );
});
