import { expect, test } from 'vitest';
import { findMatches, replaceMatches } from './find-matches.ts';

const replace = (text: string, words: string, by: string) =>
  replaceMatches(text, findMatches(text, words), () => by);
const saidIn = (text: string, words: string) =>
  findMatches(text, words).map(({ start, end }) => text.slice(start, end));

const [old, next] = ['+44 20 7946 0000', '+44 20 7946 0999'];

test.each([
  ['spaces', '+44 20 7946 0000'],
  ['no spaces', '+442079460000'],
  ['hyphens', '+44-20-7946-0000'],
  ['no-break spaces', '+44\u00a020\u202f7946\u00a00000'],
  ['no-break spaces as HTML has them', '+44&nbsp;20&nbsp;7946&nbsp;0000'],
  ['hyphens that do not break', '+44‑20‑7946‑0000'],
  ['brackets', '+44 (20) 7946 0000'],
  ['dots', '+44.20.7946.0000'],
])(
  'a telephone number is found however it is written, and from however it is written: %s',
  (_what, written) => {
    expect(replace(`Ring ${written}, or write.`, old, next)).toBe(`Ring ${next}, or write.`);
    expect(saidIn(`Ring ${old}.`, written.replaceAll('&nbsp;', '\u00a0'))).toEqual([old]);
  },
);

test.each([
  ['[+44 20 7946 0000](tel:+442079460000)', `[${next}](tel:+442079460999)`],
  ['[+44-20-7946-0000](tel:+44-20-7946-0000)', `[${next}](tel:+442079460999)`],
  [
    '[Ring **+44 20 7946 0000** now](tel:+442079460000)',
    `[Ring **${next}** now](tel:+442079460999)`,
  ],
  ['[Ring us](tel:+442079460000)', '[Ring us](tel:+442079460999)'],
  ['<tel:+442079460000>', '<tel:+442079460999>'],
  ['tel:+442079460000', 'tel:+442079460999'],
])(
  'a number and the link that dials it are one place, and changed together: %s',
  (text, changed) => {
    const all = `Before [that](/prices), ${text}, and behind.`;
    expect(findMatches(all, old)).toHaveLength(1);
    expect(replace(all, old, next)).toBe(all.replace(text, changed));
  },
);

test('a place shows all of the link that is changed', () => {
  const link = '[+44 20 7946 0000](tel:+442079460000)';
  expect(saidIn(`See [us](/about) or ${link} (day).`, old)).toEqual([link]);
});

test('a part of a number, and a number as it is dialled inside its country, are changed in their link too', () => {
  const text = '[020 7946 0000](tel:+442079460000)';
  expect(replace(text, '020 7946 0000', '020 7946 0999')).toBe(
    '[020 7946 0999](tel:+442079460999)',
  );
  expect(replace(text, '020 7946 0000', next)).toBe(`[${next}](tel:+442079460999)`);
  expect(replace(`[${old}](tel:+442079460000)`, '7946 0000', '7000 1111')).toBe(
    '[+44 20 7000 1111](tel:+442070001111)',
  );
  expect(saidIn(`Ring ${old}, or +44 (0)20 7946 0000.`, '020-7946 0000')).toEqual([
    old,
    '+44 (0)20 7946 0000',
  ]);
  expect(replace('tel:+442079460000', '020 7946 0000', '020 7946 0999')).toBe('tel:+442079460999');
  // The plus of a number that is sought without it is not written twice.
  expect(replace('Ring +44 20 7946 0000.', '44 20 7946 0000', '+46 465 004 00')).toBe(
    'Ring +46 465 004 00.',
  );
  // Another number is not the one that is meant.
  expect(replace('[020 7946 0000](tel:+442071111111)', '020 7946 0000', '020 7')).toBe(
    '[020 7](tel:+442071111111)',
  );
});

test('an address and the link that writes to it are one place', () => {
  const text = 'To [hi@example.com](mailto:hi@example.com?subject=Till) or hi@example.com.';
  expect(findMatches(text, 'hi@example.com')).toHaveLength(2);
  expect(replace(text, 'hi@example.com', 'us@example.com')).toBe(
    'To [us@example.com](mailto:us@example.com?subject=Till) or us@example.com.',
  );
  expect(replace(text, 'example.com', 'example.org')).toBe(
    'To [hi@example.org](mailto:hi@example.org?subject=Till) or hi@example.org.',
  );
});

test('what no link can lead to is refused, with what to write', () => {
  const dialled = '[+44 20 7946 0000](tel:+442079460000)';
  expect(() => replace(dialled, old, 'our shop')).toThrow('write one such as +46 465 004 00');
  expect(() => replace(dialled, old, '020 7946 0999')).toThrow('write one such as +46 465 004 00');
  const written = '[hi@example.com](mailto:hi@example.com)';
  expect(() => replace(written, 'hi@example.com', 'our shop')).toThrow('such as hello@example.com');
  expect(replace('Ring +44 20 7946 0000.', old, 'our shop')).toBe('Ring our shop.');
});

test('years and prices are found as they are spelled alone, and words with other capitals too', () => {
  expect(saidIn('Bench, bench', 'bench')).toEqual(['Bench', 'bench']);
  expect(saidIn('2026, 20 26, 20-26', '2026')).toEqual(['2026']);
  expect(saidIn('1 299 and 1299', '1 299')).toEqual(['1 299']);
  const unbroken = '1\u00a0299';
  expect(saidIn(`${unbroken} or 1\u202f299`, '1 299')).toEqual([unbroken, '1\u202f299']);
  expect(replace(`${unbroken} kr`, '1 299', '1 399')).toBe('1\u00a0399 kr');
  expect(saidIn('a\ntill, a\n\ntill', 'a till')).toEqual(['a\ntill']);
  expect(saidIn('to-day, today', 'today')).toEqual(['today']);
  expect(saidIn('![A shelf](shelf.svg "Its shelf"), [shelf](/shelf#shelf)', 'shelf')).toHaveLength(
    3,
  );
});
