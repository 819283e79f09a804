import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Run, readRuns, tidyRuns, writeRuns } from './runs.ts';

test.each([
  'Yes, *at any time*, **free**.',
  'See [our *new* plans](/pricing#plans) and *[the shop](/shop), too*.',
  '***Both***, and **bold with *emphasis* in it**',
  '5 * 3, 2*3, snake_case and **bold**',
  '\u200fמחיר **חדש** 👩‍👩‍👧 é',
])('%s is written as it was read', (text) => {
  expect(writeRuns(readRuns(text) ?? [])).toEqual({ text, lost: [] });
});

test('blanks stay outside of marks, and signs that would be marks get a backslash', () => {
  const bold: Run[] = [{ text: 'A' }, { text: ' bold ', strong: true }, { text: 'word' }];
  expect(writeRuns(bold).text).toBe('A **bold** word');
  const signs: Run[] = [{ text: 'a *b* [c](/d) ' }, { text: 'e', emphasis: true }];
  expect(readRuns(writeRuns(signs).text)).toEqual(signs);
});

test('marks that Markdown cannot have are left out and named, and no word with them', () => {
  const runs: Run[] = [{ text: 'price' }, { text: '(new)', strong: true }, { text: 'list' }];
  expect(writeRuns(runs)).toEqual({ text: 'price(new)list', lost: ['strong'] });
});

test('whatever words have which marks, they are the same once they are written and read', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'ab ,.*_[]()<>\\é👩‍👧م&#1-!'.split(/(?:)/u)),
    minLength: 1,
    maxLength: 8,
  });
  const run = fc.record(
    {
      text,
      strong: fc.constant(true),
      emphasis: fc.constant(true),
      link: fc.constantFrom('/pricing', 'https://example.com/a'),
    },
    { requiredKeys: ['text'] },
  );
  const wordsOf = (runs: readonly Run[] = []) =>
    runs
      .map((one) => one.text)
      .join('')
      .trim();
  fc.assert(
    fc.property(fc.array(run, { maxLength: 5 }), (runs) => {
      const { text: written } = writeRuns(runs);
      expect(wordsOf(readRuns(written))).toBe(wordsOf(tidyRuns(runs)));
    }),
    { seed: 53, numRuns: 500 },
  );
});
