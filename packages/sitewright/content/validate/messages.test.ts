import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleSite, type TinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

/** The same value with another one in the place of each group and list that is so deep in it. */
function spoilParts(said: unknown, value: unknown, depth: number): unknown {
  if (typeof said !== 'object' || said === null) return said;
  if (depth === 0) return value;
  if (Array.isArray(said)) return said.map((one) => spoilParts(one, value, depth - 1));
  return Object.fromEntries(
    Object.entries(said).map(([field, one]) => [field, spoilParts(one, value, depth - 1)]),
  );
}

/** What tells a group apart from others: with another value, the group is another. */
const marks = ['section', 'drawing', 'look', 'key', 'page'];

/** The same value with another one in the place of each single value of it. */
function spoil(said: unknown, value: unknown, name = ''): unknown {
  if (marks.includes(name)) return said;
  if (Array.isArray(said)) return said.map((one) => spoil(one, value));
  if (typeof said !== 'object' || said === null) return value;
  return Object.fromEntries(
    Object.entries(said).map(([field, one]) => [field, spoil(one, value, field)]),
  );
}

/** Does so in a file, or above the text of one in Markdown. */
function spoilFile(
  folder: TinySite,
  file: string,
  spoilFields: (fields: unknown) => unknown,
): void {
  const text = folder.read(file);
  const fields = file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text;
  const spoilt = stringify(spoilFields(parse(fields)), { lineWidth: 0 });
  folder.write(
    file,
    text.replace(fields, () => spoilt),
  );
}

/** A line says where, what was expected and what was found, or what to do. */
const line =
  /^content\/[\w./-]+:\d+:\d+ (\S+: )?(expected .+|unknown (?:field|file|folder); .+|put .+|".+" leads to .+)$/;

const bounds =
  /expected (at least|at most|more than|less than) (-?[\d.]+), found the number (-?[\d.e+]+)/;

/** Whether a message asks for what was found. */
function asksForWhatIsThere(message: string): boolean {
  const [, bound, wanted, found] = bounds.exec(message) ?? [];
  const difference = Number(found) - Number(wanted);
  if (bound === 'at least') return difference >= 0;
  if (bound === 'at most') return difference <= 0;
  if (bound === 'more than') return difference > 0;
  return bound === 'less than' && difference < 0;
}

/** Whether what was found in braces stands where the line says, as the file has it, and is wrong. */
function pointsAtBraces(folder: TinySite, message: string): boolean {
  const [, file = '', line, column, found = ''] =
    /^content\/(\S+?):(\d+):(\d+) .*found (\{.*)$/.exec(message) ?? [];
  const written = found && folder.read(file).split('\n')[Number(line) - 1];
  const isRight = found === '{count jobs}' && !message.includes('no word in braces');
  return !written || (written.startsWith(found, Number(column) - 1) && !isRight);
}

const values: unknown[] = [
  ...[
    null,
    '',
    0,
    -1,
    1.5,
    999_999_999_999_999,
    true,
    [],
    {},
    [1],
    { a: 1 },
    'x',
    '７',
    '48,000',
    '/nowhere',
  ],
  ...['{count jobs} {Vendor}', '{count jobs} {{count jobs}}', '{count jobs} {count'],
  ...['2027-06-31', '1.6.2027'],
  ...['{a,b}', 'a\u00A0b', 'a\u200Bb', 'o\u0308', '\u202Eb', 'a\u0007b', '{count nothing}'],
];

/** Tells nobody what to write: not what the field is for, nor how it is written. */
const bare =
  /expected (text( that is not empty)?|a (whole )?number|true or false|a list|a group of fields|at least 1 in the list), found (?!.*(: write |\(.+\)|type )).+$/;

const depths = [1, 2, 3, 4, 5].flatMap((depth) =>
  (depth > 3 ? ['x', {}] : ['x', ['x'], { a: 1 }, [], {}]).map((value) => ({ value, depth })),
);

const cases = [...depths, ...values.map((value) => ({ value, depth: undefined }))];
const daily = cases.filter((_, place) => place % 4 === 0);

for (const [asked, tags] of [
  [daily, []],
  [cases.filter((one) => !daily.includes(one)), ['weekly']],
] as const) {
  test.each(asked)(
    '$value in the place of each value, or of all groups at the depth $depth, is named in lines that say what to write',
    { tags: [...tags] },
    async ({ value, depth }) => {
      // In translations too, a text in the place of each value and group.
      const isTranslated = value === 'x';
      const folder = await exampleSite(isTranslated ? 'every language' : 'first language');
      const files = [...folder.folder.all.keys()].filter((file) => /\.(yaml|md)$/.test(file));
      for (const file of files) {
        spoilFile(folder, file, (fields) =>
          depth === undefined ? spoil(fields, value) : spoilParts(fields, value, depth),
        );
      }
      const lines = await folder.problems();
      expect(lines.length).toBeGreaterThan(depth === undefined ? 20 : 0);
      expect(lines.filter((one) => bare.test(one))).toEqual([]);
      expect(
        lines.filter((one) => /expected a day of the calendar, such as .*"[12]/.test(one)),
      ).toEqual([]);
      expect(lines.filter((one) => !line.test(one) || asksForWhatIsThere(one))).toEqual([]);
      expect(lines.filter((one) => /undefined|\[object|Invalid|NaN/.test(one))).toEqual([]);
      // Where whole groups are spoilt, there may be nothing to count.
      const pointsElsewhere = (one: string) => depth === undefined && !pointsAtBraces(folder, one);
      expect(lines.filter(pointsElsewhere)).toEqual([]);
      // What nobody sees is named by its number.
      expect(lines.filter((one) => /[\p{Cc}\p{Cf}]|(?! )\p{Zs}/u.test(one))).toEqual([]);
    },
  );
}
