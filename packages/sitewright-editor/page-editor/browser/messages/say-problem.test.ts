import { expect, test } from 'vitest';
import { nameField } from '../../../forms/naming.ts';
import { sayProblem } from './say-problem.ts';

test('a mistake is said at its field by the labels on the way there, in words of the field', () => {
  expect(nameField('plans.items[0].cta')).toBe('Plans, entry 1, Call to action');
  const problem = { message: 'expected a list: write each entry behind "- "' };
  const atField = 'Add one at least';
  expect(sayProblem({ ...problem, field: 'hero.actions', atField })).toBe(
    'Opening, Actions: Add one at least',
  );
  const ofText = { field: '', textLine: 7, message: 'expected ## before the words' };
  expect(sayProblem(ofText)).toBe('Text, line 7: expected ## before the words');
  const at = { label: 'What a till costs, svenska' };
  expect(
    sayProblem({ ...problem, at, field: 'benefits', atField: 'Fill in the translation' }),
  ).toBe('What a till costs, svenska: Benefits: Fill in the translation');
  expect(sayProblem({ ...problem, at, field: '', atField: 'This is needed: create it' })).toBe(
    'What a till costs, svenska: This is needed: create it',
  );
});
