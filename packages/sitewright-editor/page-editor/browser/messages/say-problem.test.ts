import { expect, test } from 'vitest';
import { nameField } from '../../../forms/naming.ts';
import { sayDraft, sayProblem, sayStale, sayUpdated } from './say-problem.ts';

test('a mistake is said at its field by the labels on the way there, in words of the field', () => {
  expect(nameField('plans.items[0].cta')).toBe('Plans, Entry 1, Call to action');
  const problem = { message: 'expected a list: write each entry behind "- "' };
  const atField = 'Add one at least';
  expect(sayProblem({ ...problem, field: 'hero.actions', atField })).toBe(
    'Opening, Actions: Add one at least',
  );
  const ofText = { field: '', textLine: 7, message: 'expected ## before the words' };
  expect(sayProblem(ofText)).toBe('Text, line 7: This should be ## before the words');
  const at = { label: 'What a till costs, svenska' };
  expect(
    sayProblem({ ...problem, at, field: 'benefits', atField: 'Fill in the translation' }),
  ).toBe('What a till costs, svenska: Benefits: Fill in the translation');
  expect(sayProblem({ ...problem, at, field: '', atField: 'This is needed: create it' })).toBe(
    'What a till costs, svenska: This is needed: create it',
  );
});

test('what a text still says is said of its section as the outline calls that', () => {
  const file = { values: { section: 'points', title: 'Why here' }, plans: { title: 'Prices' } };
  const wordsOf = (field: string) => sayStale({ field, said: '590' }, file, {}).words;
  expect(wordsOf('values.items[2].description')).toMatch(/^Why here, Entry 3, Description still/);
  expect(wordsOf('plans.lead')).toMatch(/^Plans, Introduction still/);
});

test('of a draft nothing is said to be translated before somebody has looked at all of it', () => {
  const draft = { draft: true };
  expect(sayDraft(draft)).toEqual([]);
  expect(sayDraft(draft, [{ isUntranslated: true }])[0]?.words).toContain('once all is translated');
  expect(sayDraft(draft, [])[0]?.words).toContain('All is translated');
  expect(sayDraft({}, [])).toEqual([]);
});

test('whoever changes a text is told of the day that visitors read as that of its last change, until that is another', () => {
  const first = {
    fields: { title: 'Privacy', updated: '2026-11-01' },
    body: [{ text: 'We keep nothing.' }],
  };
  const said = { ...first, body: [{ text: 'We keep your name.' }] };
  expect(sayUpdated(first, structuredClone(first))).toEqual([]);
  expect(sayUpdated(first, said)[0]?.words).toContain('on 2026-11-01');
  expect(
    sayUpdated(first, { ...said, fields: { ...first.fields, updated: '2026-11-30' } }),
  ).toEqual([]);
  expect(sayUpdated({ ...first, fields: {} }, { ...said, fields: {} })).toEqual([]);
});
