import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseContent } from './parse.ts';
import { formatProblem } from './problem.ts';
import { pathIn, text } from './schemas/shared.ts';

const schema = z.strictObject({
  title: text,
  year: z.int(),
  kind: z.enum(['receipt', 'waybill']),
  link: pathIn({ paths: new Set(['/about']) }),
  stats: z.array(z.strictObject({ value: text, label: text })).min(1),
});

const good = `title: Ledger
year: 2019
kind: receipt
link: /about
stats:
  - value: 99.9%
    label: uptime
`;

/** What an editor reads after changing one thing in a valid file. */
function problemsAfter(from: string, to: string): string[] {
  expect(good).toContain(from);
  return parseContent('content/x.yaml', good.replace(from, to), schema).problems.map(formatProblem);
}

test('a valid file gives its data, with the words in braces replaced', () => {
  const source = good.replace('Ledger', 'The ledger of {vendor}, { spaced }');
  const { data } = parseContent('content/x.yaml', source, schema, { vendor: 'Acme' });
  expect(data?.title).toBe('The ledger of Acme, { spaced }');
  expect(data?.stats).toEqual([{ value: '99.9%', label: 'uptime' }]);
});

describe('one line says where, what was expected and what was found, for', () => {
  test.each([
    [
      'a missing field',
      'year: 2019\n',
      '',
      'content/x.yaml:1:1 year: expected a number, found nothing',
    ],
    [
      'a field missing from a list entry',
      '    label: uptime\n',
      '',
      'content/x.yaml:6:5 stats[0].label: expected text, found nothing',
    ],
    [
      'an empty field',
      'title: Ledger',
      'title:',
      'content/x.yaml:1:7 title: expected text, found nothing',
    ],
    [
      'blank text',
      'title: Ledger',
      'title: " "',
      'content/x.yaml:1:8 title: expected text that is not empty, found the text " "',
    ],
    [
      'a number where text belongs',
      'value: 99.9%',
      'value: 99.9',
      'content/x.yaml:6:12 stats[0].value: expected text, found the number 99.9',
    ],
    [
      'text where a number belongs',
      'year: 2019',
      'year: soon',
      'content/x.yaml:2:7 year: expected a number, found the text "soon"',
    ],
    [
      'a word that is not one of the choices',
      'kind: receipt',
      'kind: napkin',
      'content/x.yaml:3:7 kind: expected "receipt" or "waybill", found the text "napkin"',
    ],
    [
      'a link to a page that does not exist',
      'link: /about',
      'link: about us',
      'content/x.yaml:4:7 link: expected the path of a page of this site, such as "/pricing", found the text "about us"',
    ],
    [
      'an empty list',
      'stats:\n  - value: 99.9%\n    label: uptime\n',
      'stats: []\n',
      'content/x.yaml:5:1 stats: expected at least 1 in the list, found an empty list',
    ],
    [
      'an unknown field',
      'label: uptime',
      'label: uptime\n    unit: percent',
      'content/x.yaml:8:5 stats[0].unit: unknown field; remove it or correct its name',
    ],
    [
      'a field given twice',
      'year: 2019',
      'year: 2019\nyear: 2020',
      'content/x.yaml:3:1 this field is already given above; keep one of the two',
    ],
    [
      'a quote that is never closed',
      'value: 99.9%',
      'value: "99.9%',
      'content/x.yaml:6:12 this quote is never closed; put another one after the text',
    ],
    [
      'a text with a colon',
      'label: uptime',
      'label: uptime: all of it',
      'content/x.yaml:7:12 put a text with a colon in quotes; if this is a field, start each field in the same column as its neighbours',
    ],
    [
      'a text that starts with a special character of YAML',
      'title: Ledger',
      'title: *Ledger',
      'content/x.yaml:1:8 put a text that starts with this character in quotes',
    ],
    [
      'an alias of a group that holds it',
      '  - value: 99.9%\n    label: uptime',
      '  - &stat\n    value: *stat\n    label: uptime',
      'content/x.yaml:7:12 put a text that starts with this character in quotes',
    ],
    [
      'a text that starts with a brace',
      'title: Ledger',
      'title: {vendor} keeps it',
      'content/x.yaml:1:17 the text ends here, before the end of its line; put all of it into double quotes, with a backslash before each double quote inside',
    ],
    [
      'a field without its colon',
      'label: uptime',
      'label uptime',
      'content/x.yaml:7:5 put a colon and a space after the name of the field',
    ],
    [
      'a field that starts too far left',
      '    label: uptime',
      '   label: uptime',
      'content/x.yaml:7:1 start each field in the same column as its neighbours, and put a space after each dash',
    ],
    [
      'a tab',
      '    label: uptime',
      '\tlabel: uptime',
      'content/x.yaml:7:1 indent with spaces, not with a tab',
    ],
  ])('%s', (_mistake, from, to, line) => {
    expect(problemsAfter(from, to)).toEqual([line]);
  });

  test('an empty file', () => {
    const { problems } = parseContent('content/x.yaml', '', schema);
    expect(problems.map(formatProblem)).toEqual([
      'content/x.yaml:1:1 expected a group of fields, found nothing',
    ]);
  });
});

test('all problems of a file are reported, in the order of its lines', () => {
  const lines = parseContent('content/x.yaml', 'title: 1\nyear: 2\nextra: 3\n', schema).problems;
  expect(lines.map(({ field }) => field)).toEqual(['kind', 'link', 'stats', 'title', 'extra']);
});
