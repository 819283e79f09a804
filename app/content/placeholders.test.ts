import { expect, test } from 'vitest';
import { insertWords } from './insert-words.ts';
import { type CountMistake, fillPlaceholders } from './placeholders.ts';

const names = new Map([['vendor', 'Brasswick']]);
const fill = (text: string, language: string, jobs: number, mistakes: CountMistake[] = []) =>
  fillPlaceholders(text, { language, counts: new Map([['add-ons', jobs]]), names }, (one) => {
    mistakes.push(one);
  });

const plural = (forms: string) => `{add-ons, plural, ${forms}}`;
const arabic = plural(
  'zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}',
);
const swedish = plural('one {ett jobb} other {{count add-ons} jobb}');
const pair = plural('=2 {a pair} one {one} other {many}');

test.each([
  ['en', 0, '{count add-ons} places, that is {number add-ons}', 'No places, that is 0'],
  // There are no words for so many.
  ['en', 1200, 'All {count add-ons}', 'All 1,200'],
  ['en', 1200, plural('one {# place} other {# places}'), '1,200 places'],
  ['en', 2, `As ${pair} of {vendor}`, 'As a pair of Brasswick'],
  ['en', 3, plural('\n one {a}\n other {{number add-ons}, {count add-ons}}'), '3, three'],
  ['sv', 1, `Vi har ${swedish}`, 'Vi har ett jobb'],
  ['sv', 6, '{count add-ons} jobb', 'Sex jobb'],
  ['sv', 1200, '{number add-ons} jobb', '1\u00a0200 jobb'],
  ['ar', 1, arabic, 'وظيفة واحدة'],
  ['ar', 11, arabic, '11 وظيفة'],
])('in %s, %i of a list make %j read %j', (language, count, text, expected) => {
  expect(fill(text, language, count)).toBe(expected);
});

test.each([
  ['ar', plural('one {x} other {y}'), 'the form zero {…} too, which the language "ar" has for 0, '],
  ['en', plural('one {x} other {y').slice(0, -1), 'a } after the last form of the count, found'],
  ['en', '{add-ons, select, one {x} other {y}}', 'a count such as {jobs, plural, one {…} other'],
  ['en', plural('one x other y'), 'a count such as {jobs, plural, one {…} other {…}}, found '],
  ['en', '{count add-on}', '{count add-ons}, found {count add-on}'],
])(
  'in %s, %j is refused with what to write, and the right ones beside it are put in',
  (language, text, expected) => {
    const mistakes: CountMistake[] = [];
    const filled = fill(`{vendor}, {number add-ons} ${text}`, language, 1, mistakes);
    expect(filled).toMatch(/^Brasswick, (1|١) [^{]*$/);
    expect(mistakes).toEqual([
      { found: text, message: expect.stringContaining(`expected ${expected}`) },
    ]);
  },
);

test('words are put in as they are, wherever their name stands', () => {
  const result = insertWords('{job}: {job} at {vendor}', { job: "R$&D, $1 and $'" });
  expect(result).toBe("R$&D, $1 and $': R$&D, $1 and $' at {vendor}");
});
