import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { type CountMistake, fillPlaceholders } from './placeholders.ts';

const names = new Map([['vendor', 'Brasswick']]);
const fill = (text: string, language: string, jobs: number, mistakes: CountMistake[] = []) =>
  fillPlaceholders(text, { language, counts: new Map([['add-ons', jobs]]), names }, (one) => {
    mistakes.push(one);
  });

test.each([
  ['en', 0, '{count add-ons} places, that is {number add-ons}', 'No places, that is 0'],
  // There are no words for so many.
  ['en', 1200, 'All {count add-ons}', 'All 1,200'],
  ['en', 3, 'At {vendor}: {count add-ons}. {count add-ons}', 'At Brasswick: three. Three'],
  ['sv', 6, '{count add-ons} jobb', 'Sex jobb'],
  ['sv', 1200, '{number add-ons} jobb', '1\u00a0200 jobb'],
  ['ar', 11, '{count add-ons} وظيفة', '11 وظيفة'],
  ['en', 3, '{{vendor}} {add-ons, plural, other {{count x}}}', undefined],
])('in %s, %i of a list make %j read %j', (language, count, text, expected) => {
  expect(fill(text, language, count)).toBe(expected ?? text);
});

test.each([
  ['ar', '{number add-on}', '{number add-ons}, found {number add-on}'],
  ['en', '{count add-on}', '{count add-ons}, found {count add-on}'],
])(
  'in %s, %j is refused with what to write, and the right ones beside it are put in',
  (language, text, expected) => {
    const mistakes: CountMistake[] = [];
    const filled = fill(`{vendor}, {number add-ons} ${text}`, language, 1, mistakes);
    expect(filled).toMatch(/^\u2068?Brasswick\u2069?, (1|١) [^{]*$/);
    expect(mistakes).toEqual([
      { found: text, message: expect.stringContaining(`expected ${expected}`) },
    ]);
  },
);

test('a name whose signs the other direction would turn round is put in as a whole', () => {
  const put = (language: string, vendor: string) =>
    fillPlaceholders('({vendor})', {
      ...{ language, counts: new Map(), names: new Map([['vendor', vendor]]) },
    });
  for (const language of ['ar', 'he', 'fa', 'ur']) {
    expect(put(language, 'Ege A.Ş.')).toBe('(\u2068Ege A.Ş.\u2069)');
    expect(put(language, 'Ege')).toBe('(Ege)');
    for (const behind of ['، 1999', ' (٢٠)', ' 5', ', {count jobs}']) {
      const filled = fillPlaceholders(`{vendor}${behind}`, {
        ...{ language, counts: new Map([['jobs', 30]]), names: new Map([['vendor', 'Ege']]) },
      });
      expect(filled).toMatch(/^\u2068Ege\u2069[^\p{L}]+$/u);
    }
  }
  expect(put('tr', 'Ege A.Ş.')).toBe('(Ege A.Ş.)');
});

test('words are put in as they are, wherever their name stands', () => {
  const result = fillTemplate('{job}: {job} at {vendor}', { job: "R$&D, $1 and $'" });
  expect(result).toBe("R$&D, $1 and $': R$&D, $1 and $' at {vendor}");
});

test.each([
  ['By {vendor}.', 'By Wells & Co.'],
  ['By {vendor}. And {vendor}, too …', 'By Wells & Co. And Wells & Co., too …'],
  ['{vendor}...', 'Wells & Co....'],
  ['{vendor}.example', 'Wells & Co..example'],
])('the full stop of an abbreviation ends a sentence too: %s', (text, expected) => {
  const vendor = 'Wells & Co.';
  const of = { language: 'en', counts: new Map(), names: new Map([['vendor', vendor]]) };
  expect(fillPlaceholders(text, of)).toBe(expected);
  expect(fillTemplate(text, { vendor })).toBe(expected);
  expect(fillTemplate(text, { vendor: 'Wells' })).toBe(text.replaceAll('{vendor}', 'Wells'));
});
