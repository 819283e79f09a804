import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../fields/fields.ts';
import { pathIn } from '../fields/links.ts';
import { formatProblem } from '../messages/problem.ts';
import { noPlaceholders } from '../values/placeholders.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { parseContent } from './parse.ts';

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

test('a valid file gives its data, with the words in braces replaced', () => {
  const source = good.replace('Ledger', 'The ledger of {vendor}, { spaced }');
  const words = { ...noPlaceholders, names: new Map([['vendor', 'Acme']]) };
  const { data } = parseContent(readYaml('content/x.yaml', source), schema, words);
  expect(data?.title).toBe('The ledger of Acme, { spaced }');
  expect(data?.stats).toEqual([{ value: '99.9%', label: 'uptime' }]);
});

const align = 'start each field in the same column as its neighbours';
const needsQuotes = 'put a text that starts with this character in quotes';
const aList =
  'stats: expected at least 1 in the list, found an empty list: write each entry behind "- "';
const hidden = 'YAML reads nothing from this # on; put the whole text in quotes, or, if';
const fields = 'title, year, kind, link, stats';
const aPath = 'the path of a page of this site, such as "/about"';

test.each([
  ['year: 2019\n', '', '1:1 year: expected a number, found nothing'],
  ['    label: uptime\n', '', '6:5 stats[0].label: expected text, found nothing'],
  ['title: Ledger', 'title:', '1:7 title: expected text, found nothing'],
  ['Ledger', '" "', '1:8 title: expected text that is not empty, found the text " "'],
  [
    '99.9%',
    '99.9',
    '6:12 stats[0].value: expected text, found the number 99.9: write "99.9", with the quotes',
  ],
  ['2019', 'soon', '2:7 year: expected a number, found the text "soon"'],
  ['receipt', 'napkin', '3:7 kind: expected "receipt" or "waybill", found the text "napkin"'],
  ['/about', 'about us', `4:7 link: expected ${aPath}, found the text "about us"`],
  [/stats:[\s\S]+/, 'stats: []', `5:1 ${aList}`],
  ['uptime', 'a\n    unit: b', '8:5 stats[0].unit: unknown field; remove it or correct its name'],
  ['2019', '1\nyear: 2', '3:1 this field is already given above; keep one of the two'],
  ['99.9%', '"99.9%', '6:12 this quote is never closed; put another one after the text'],
  ['uptime', 'a: b', `7:12 put a text with a colon in quotes; if this is a field, ${align}`],
  ['Ledger', '*Ledger', `1:8 ${needsQuotes}`],
  ['value: 99.9%', '&stat\n    value: *stat', `7:12 ${needsQuotes}`],
  ['Ledger', '{vendor} keeps it', /^1:17 the text ends here, before the end of its line; put all /],
  [/value:.+/s, 'x: { value: 3,2 g, label: light }\n', /^6:19 in braces a comma ends the text /],
  ['value: 99.9%', 'x: { value: Yes: 3, label: light }', '6:17 put a text with a colon in quotes'],
  ['Ledger', '#Ledger', new RegExp(`^1:8 ${hidden}`)],
  ['Ledger', 'The ledger #1 # of two', new RegExp(`^1:19 ${hidden}`)],
  ['Ledger', 'In C #', new RegExp(`^1:13 ${hidden}`)],
  ['/about', '\n  #plans', '4:7 link: expected text, found nothing'],
  ['- value: 99.9%', '- #one\n    value: a', new RegExp(`^6:5 ${hidden}`)],
  [/- value.+/s, '- { value: #1, label: light }\n', new RegExp(`^6:14 ${hidden}`)],
  [
    /- value.+/s,
    '- { value: a # b, label: light }\n  - { value: c, label: d }\n',
    /^6:16 YAML reads nothing from this # on, and so no bracket behind it; put .* in quotes$/,
  ],
  [
    /- value.+/s,
    '- { value: 3,900, label: light }\n',
    '6:16 in braces a comma ends the number before it; write 3900, or "3,900" where a text belongs',
  ],
  ['label: uptime', 'label', '7:5 put a colon and a space after the name of the field'],
  ['    label', '   label', `7:1 ${align}, and put a space after each dash`],
  ['    label', '\tlabel', '7:1 indent with spaces, not with a tab'],
  [/[\s\S]+/, '', `1:1 expected a group of fields, found nothing: write its fields ${fields}`],
])('%j replaced by %j is reported where it is, with what was expected', (from, to, line) => {
  const { problems } = parseContent(readYaml('content/x.yaml', good.replace(from, to)), schema);
  const lines = problems.map(formatProblem).map((one) => one.replace('content/x.yaml:', ''));
  expect(lines).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
});

test.each([
  '# as in #12',
  'title: Ledger # as in #12',
  'title: "Ledger #1" ## two',
  "title: 'Ledger #1'",
  'title: Ledger#1',
  'title: >-\n  Ledger #1',
  'title: [ Ledger, # or [a]\n  Till ]',
])('%s is a text, or a comment with a space behind its #', (line) => {
  expect(readYaml('content/x.yaml', `${line}\nyear: 2019\n`).errors).toEqual([]);
});

const digits = 'its digits alone, such as 1490';
test.each([
  ...[
    ['1.490', '1490'],
    ['48.000', '48000'],
    ['0x10', digits],
    ['1e3', digits],
    ['+5', '5'],
  ],
  ...[
    ['007', '7'],
    ['.5', '0.5'],
    ['12345678901234567', digits],
    ['2027-02-30', digits],
  ],
])(
  'the number %s, which YAML would read as another or as less, is told what to write',
  (number, write) => {
    const source = good.replace('2019', number).replace('99.9%', number);
    const { problems } = parseContent(readYaml('content/x.yaml', source), schema);
    expect(problems.map(formatProblem)).toEqual([
      `content/x.yaml:2:7 year: expected a number, found the text "${number}": write ${write}`,
    ]);
  },
);

test('all problems of a file are reported, in the order of its lines', () => {
  const { problems } = parseContent(
    readYaml('content/x.yaml', 'title: 1\nyear: 2\nextra: 3\n'),
    schema,
  );
  expect(problems.map(({ field }) => field)).toEqual(['kind', 'link', 'stats', 'title', 'extra']);
});
