import { expect, test } from 'vitest';
import { z } from 'zod';
import { english } from '../../../../tests/support/content/english.ts';
import { readPictureFolder } from '../../../../tests/support/content/picture-folder.ts';
import { example } from '../../../../tests/support/example.ts';
import { ContentFile } from '../disk/site-folder.ts';
import { ownId } from '../pages/page-ids.ts';
import { noPlaceholders } from '../values/placeholders.ts';
import { parseBody } from './markdown-text.ts';
import { readMarkdown } from './read-markdown.ts';

const file = 'content/pages/help.md';
const schema = z.strictObject({ title: z.string(), updated: z.iso.date({ error: 'a day' }) });
const front = '---\ntitle: Help\nupdated: 2026-11-01\n---\n';
const context = {
  placeholders: noPlaceholders,
  language: english,
  fieldContext: { pictures: await readPictureFolder(example) },
};
const read = (source: string, changed: Partial<typeof context> = {}) =>
  readMarkdown(new ContentFile(file, source), schema, { ...context, ...changed });

/** What an editor reads of a file: `line:column message`. */
const problemsIn = (source: string) =>
  read(source).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** The text of a body without mistakes. */
function textOf(body: string, changed?: Partial<typeof context>) {
  const result = read(front + body, changed);
  expect(result.problems).toEqual([]);
  if (!('text' in result)) throw new Error('The file was not read');
  return result.text;
}

test.each([
  [
    'no front matter',
    '# Help',
    '1:1 expected title and description between two lines of ---, found',
  ],
  [
    'a line above',
    '\n \n---\ntitle: A\n---\n',
    '3:1 expected --- in the first line *line 3: remove',
  ],
  [
    'words above',
    'Words\n---\ntitle: A\n---\n',
    '2:1 expected --- in the first line *line 2: remove',
  ],
  [
    'a space above',
    ' ---\ntitle: A\n---\n',
    '1:1 expected a line of three hyphens, ---, *found " ---"',
  ],
  ['TOML', '+++\ntitle = "A"\n+++\n', '1:1 expected a line of three hyphens, ---, *found "+++"'],
  ['JSON', '{\n  "title": "A"\n}\n', '1:1 expected a line of three hyphens, ---, *found "{"'],
  ['four hyphens', '----\ntitle: A\n----\n', '1:1 expected a line of three hyphens, *found "----"'],
  ['two hyphens', '--\ntitle: A\n--\n', '1:1 expected a line of three hyphens, *found "--"'],
  ['a dash', '—\ntitle: A\n---\n', '1:1 expected a line of three hyphens, *found "—"'],
  [
    'a space behind',
    '---\u00A0\ntitle: A\n---\n',
    '1:1 expected a line of three *found "---\u00A0"',
  ],
  ['no first line', 'title: A\n---\nb', '1:1 expected a line of three *found "title: A"'],
  [
    'no last line',
    '---\ntitle: Help\n\nWords',
    '1:1 expected a second line of --- below *found none',
  ],
  [
    'a last line of four',
    '---\ntitle: A\n----\n',
    '3:1 expected a second line of --- *found "----"',
  ],
  [
    'a last line of YAML',
    '---\ntitle: A\n...\nb',
    '3:1 expected a second line of --- *found "..."',
  ],
  ...['Words.', '## Prices', '> Words', '| a |', '![A](a.jpg)', '1. One', '```', '**Words**'].map(
    (begin) => [
      `no line above ${begin}, and a rule further down`,
      `---\ntitle: Help\n# A comment\n\nupdated: 2026-11-01\n\n${begin}\n\nMore: words.\n\n---\n`,
      `7:1 expected a field such as *, or above it a second line of --- *found "${begin}"`,
    ],
  ),
  ['front matter that is no YAML', '---\ntitle: "Help\n---\na', '2:8 this quote is never closed'],
  ['no day', '---\ntitle: A\nupdated: 2026-13-01\n---\na', '3:10 expected a day, found'],
])('%s is said with its line', (_what, source, line) => {
  const [problem = '', ...others] = problemsIn(source);
  for (const part of line.split('*')) expect(problem).toContain(part);
  expect(others).toEqual([]);
});

test('what stops or advises says it in words of the text too, for whoever has that before them', () => {
  const sayIn = (body: string) => {
    const { problems, advice = [] } = read(front + body);
    return [...problems, ...advice].map(({ line, atField }) => `${line} ${atField}`);
  };
  expect(sayIn('')).toEqual(['5 Write the text']);
  expect(sayIn('![](books.jpg)')).toEqual([
    '5 Write what this picture shows, unless it is there for the look alone',
  ]);
});

test('letters and accents that are written apart are one, in words, headings and links', () => {
  const body = (form: 'NFC' | 'NFD') =>
    '## Dấu hiệu\n\nĐường huyết [xem](#dấu-hiệu) <b title="ế">ế</b>\n'.normalize(form);
  expect(textOf(body('NFD'))).toEqual(textOf(body('NFC')));
});

test('a list of headings needs one', () => {
  const listing = z.strictObject({ title: z.string(), contents: z.boolean() });
  const linesOf = (contents: boolean, body: string) =>
    readMarkdown(
      new ContentFile(file, `---\ntitle: A\ncontents: ${contents}\n---\n${body}`),
      listing,
      context,
    ).problems;
  const message = expect.stringContaining('expected a heading such as ## Prices in the text');
  expect(linesOf(true, 'Words')).toEqual([
    { file, line: 3, column: 11, field: 'contents', message },
  ]);
  expect(linesOf(true, '## Prices')).toEqual([]);
  expect(linesOf(false, 'Words')).toEqual([]);
});

test.each([
  ['a link that runs, in disguise', '[a](JaVaScRiPt&#58;alert(1))', '5:1 expected a path'],
  ['a reference that runs', '[a][b]\n\n[b]: data:text/html,x', '7:1 expected a path'],
  ['a picture nobody has', '![A](none.jpg)', '5:1 expected the name of a file in'],
  [
    'a picture without words that is a link',
    '[![](books.jpg)](/pricing)',
    '5:1 expected what the picture shows',
  ],
  ['a picture by reference', '![A][b]\n\n[b]: /pricing', '5:1 expected the name of a file'],
  ['words in braces that are misspelt', 'a {vendr} b', '5:3 expected {vendor}'],
  ['a link of HTML that runs', 'a <a href="javascript:b">c</a>', '5:3 expected a path'],
  [
    'a picture of HTML nobody has',
    '> a\n> <img src="none.jpg" alt="">',
    '6:3 expected the name of',
  ],
  ['an id of HTML that is the page’s own', '<b id="_a">c</b>', '5:1 expected an id that begins'],
  ['a relative link to nothing', '[a](../b.md#c)', '5:1 expected a path'],
  ['a film that is not there', '[a](films/b.mp4)', '5:1 expected the file b.mp4 in files/'],
  [
    'a film in the place of a picture',
    '![A](films/b.mp4)',
    '5:1 expected a picture, or a link, as a text plays neither films nor sound, found "films/b.mp4": write [words](/files/b.mp4)',
  ],
  [
    'a picture of another site',
    '![A](https://b.example/c.jpg)',
    '5:1 expected the name of a file in pictures/',
  ],
  ['an id that is given twice', '## A {#a}\n\n## B {#a}', '7:1 expected an id that no other'],
  [
    'an id that is one of the page’s own',
    `## A {#${ownId('menu')}}`,
    '5:1 expected an id of letters',
  ],
  [
    'a thousand lists in each other',
    `\n${'- '.repeat(1000)}a`,
    '6:1 expected lists and quotes at most 20',
  ],
  [
    'a thousand quotes in each other',
    '> '.repeat(1000),
    '5:1 expected lists and quotes at most 20',
  ],
  ['endless emphasis', `Words\n\n${'*_'.repeat(2_000)}`, '7:1 expected at most 1000'],
])('%s is said with its line', (_what, body, line) => {
  // The first line of a body is the fifth of its file.
  expect(problemsIn(front + body)).toEqual([expect.stringContaining(line)]);
});

test.each([
  ['See app://x.example: [a](app://x.example)', '5:22', 'app://x.example'],
  ['<app://x.example>', '5:1', 'app://x.example'],
  ['[a][b]\n\n[b]: app://x.example', '7:1', 'app://x.example'],
  ['[a]: /b\n\n[a] [c](<//d e>)', '7:5', '//d e'],
])('an address that leads nowhere is quoted as %j says it', (body, place, found) => {
  const [problem, ...others] = problemsIn(front + body);
  expect(problem).toContain(`${place} expected a`);
  expect(problem).toContain(`found "${found}"`);
  expect(others).toEqual([]);
});

test('all mistakes of a file are said at once, those of its front matter too', () => {
  expect(problemsIn('---\ntitle: A\n---\n[a](b.md)\n\n{vendr} {orign}')).toHaveLength(4);
});

test('ten megabytes are said to be too long', () => {
  const [problem] = problemsIn(front + 'word '.repeat(2_000_000));
  expect(problem).toMatch(/^1:1 expected at most 200000 characters in a text, found 10000040/);
});

test('a text has its headings with an id each, also those of one name', () => {
  const names = ['## Tills', '### *Four* keys', '## Tills', '## Über uns {#us}'];
  expect(textOf(names.join('\n\n')).headings).toEqual([
    { level: 2, id: 'tills', text: 'Tills' },
    { level: 3, id: 'four-keys', text: 'Four keys' },
    { level: 2, id: 'tills-1', text: 'Tills' },
    { level: 2, id: 'us', text: 'Über uns' },
  ]);
});

test('footnotes and headings of any names have ids of their own', () => {
  const notes =
    'a[^1] b[^1] c[^1-2] d[^ö]\n\n[^1]: e\n\n[^1-2]: f\n\n[^ö]: ## Footnotes\n\n## Fn 1';
  const { body } = textOf(notes);
  const ids = [...body.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, href = ''] of body.matchAll(/"href":"#([^"]*)"/g)) expect(ids).toContain(href);
});

const picture = '![Old books](books.jpg)';

test.each([
  ['on its own', picture],
  ['in a list', `- ${picture}`],
  ['in a list with room', `- a\n\n  ${picture}\n\n- b`],
  ['in a list whose entries stand close', `- a\n- ${picture}\n- b`],
  ['in a list of things to do', `- [x] a\n- ${picture}`],
  ['in a list with numbers', `1. ${picture}\n2. b`],
  ['in a list in a list', `- a\n  - ${picture}`],
  ['in a quote', `> ${picture}`],
  ['in a quote in a list', `- > ${picture}`],
  ['in a footnote', `a[^b]\n\n[^b]: ${picture}`],
])('a picture %s is shown', (_, body) => {
  const text = textOf(body);
  expect(text.pictures).toHaveLength(1);
  expect(text.body).toContain('"figure"');
  expect(text.body).not.toContain('"img"');
});

test.each([
  ['words', `a ${picture} b`],
  ['a row', `${picture} ${picture}`],
  ['words of a list', `- a\n  ${picture}`],
  ['a table', `|a|\n|-|\n|${picture}|`],
  ['a heading', `## A ${picture}`],
  ['a link', `[${picture}](/a)`],
  ['emphasis', `*${picture}*`],
  ['HTML', 'a <img src="img/books.jpg" alt="Old books">'],
])('a picture in %s is drawn there, by its path and by reference too', (_, body) => {
  const bodies = [
    body,
    body.replaceAll('(books.jpg)', '(../some/books.jpg?raw=true)'),
    `${body.replaceAll('(books.jpg)', '[books]')}\n\n[books]: /img/books.jpg`,
  ];
  for (const one of bodies) {
    const { body, pictures } = textOf(one);
    expect(pictures.map(({ alt }) => alt)).toEqual(pictures.map(() => 'Old books'));
    expect(body.match(/"dataPicture"/g)).toHaveLength(pictures.length);
    expect(pictures.length).toBeGreaterThan(0);
  }
});

test.each([
  ['a long list', Array.from({ length: 1_500 }, () => '- *a* [b](/c)').join('\n')],
  [
    'a large table',
    `${'|a'.repeat(8)}|\n${'|-'.repeat(8)}|\n${`${'| **a** '.repeat(8)}|\n`.repeat(300)}`,
  ],
  ['many quotes', '> *a*\n>\n'.repeat(2_000)],
  [
    'many lines across the page',
    'a\n\n* * * * * * * * * * * * * * * * * * * * * * *\n\n'.repeat(50),
  ],
])('%s is no crowd', (_, body) => {
  expect(problemsIn(front + body)).toEqual([]);
});

test.each([
  ['signs in a paragraph', 'a\n\n- b\n- *_~'.replace('*_~', '*_~'.repeat(15_000)), 8],
  ['signs in a cell', `|a|\n|-|\n|${'*a_ '.repeat(10_000)}|`, 7],
  ['brackets', ']a'.repeat(25_000), 5],
  ['lists in each other', `${'- '.repeat(20_000)}a`, 5],
])('%s, so many that they would take minutes, are refused at once', (_, body, line) => {
  expect(problemsIn(front + body)).toEqual([expect.stringMatching(`^${line}:`)]);
});

test('a text counts the words that are read', () => {
  expect(textOf('## One two\n\nThree *four*.\n\nFive\n\n```\nno word\n```').wordCount).toBe(5);
});

test('a text has its pictures laid out, with words and caption', () => {
  const text = textOf('![Old books](books.jpg "Found in a cellar")');
  expect(text.pictures).toMatchObject([{ alt: 'Old books', width: expect.any(Number) }]);
  const figure = { tagName: 'figure', children: [{ value: 'Found in a cellar' }] };
  expect(parseBody(text).children).toMatchObject([figure]);
});

test('a text says the vendor’s name, but not in code', () => {
  const placeholders = { ...noPlaceholders, names: new Map([['vendor', 'Acme']]) };
  expect(textOf('{vendor} and `{vendor}`', { placeholders }).body).toMatch(/Acme and .*{vendor}/);
});
