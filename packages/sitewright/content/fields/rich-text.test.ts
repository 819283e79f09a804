import { expect, test } from 'vitest';
import { parseContent } from '../validate/parse.ts';
import { readYaml } from '../yaml/yaml-file.ts';
import { richText } from './fields.ts';
import { plainWords } from './rich-text.ts';

const read = (text: string) =>
  parseContent(readYaml('content/x.yaml', JSON.stringify(text)), richText);

/** The text as HTML, without an escape of its words. */
function show(text: string): string {
  const { data, problems } = read(text);
  expect(problems).toEqual([]);
  const write = (node: NonNullable<typeof data>[number]): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '?';
    const to = 'url' in node ? ` ${node.url}` : '';
    return `<${node.type}${to}>${node.children.map(write).join('')}</>`;
  };
  return data?.map(write).join('') ?? '';
}

test.each([
  ['Yes, *at any time*, **free**.', 'Yes, <emphasis>at any time</>, <strong>free</>.'],
  ['See [our *new* plans](/a#b).', 'See <link /a#b>our <emphasis>new</> plans</>.'],
  ['[Call](tel:+1-555-0100)', '<link tel:+1-555-0100>Call</>'],
  [String.raw`\*new\* and \[words\](/here) and \<b>`, '*new* and [words](/here) and <b>'],
  ['5 * 3, 2*3 and snake_case_name'],
  ['# 1 in retail'],
  ['1. First come, first served'],
  ['- 20 %'],
  ['> 99.9% uptime, < 3 s, a <3'],
  ['R&amp;D & more, [1], [optional] and `code`'],
  ['<https://example.com>'],
  ['100 % *'],
  ['---'],
  ['    far in', 'far in'],
])('%s is shown as %s', (text, shown = text) => {
  expect(show(text)).toBe(shown);
});

test('its words alone have neither marks nor addresses', () => {
  const { data = [] } = read('**Yes**, see [the plans](/pricing).');
  expect(plainWords(data)).toBe('Yes, see the plans.');
});

const words = 'words without HTML and pictures';
const target = 'a link to a path of this site';
const plain = 'a link of words and an address alone';

test.each([
  ['Only <b>today</b>', words, '<b>'],
  ['A ![shop](shop.jpg)', words, '![shop](shop.jpg)'],
  ['[Run](javascript:alert)', target],
  ['[Shop](//evil.example)', target],
  ['[Shop](shop)', target],
  ['[](/pricing)', plain],
  ['[Plans](/pricing "Prices")', plain],
  ['See [the plans](/our prices)', 'a link such as [words](/pricing)'],
])('%s is refused with its place and what to write', (text, expected, found = text) => {
  const [problem] = read(text).problems;
  expect(problem).toMatchObject({ file: 'content/x.yaml', line: 1 });
  expect(problem?.message).toContain(`expected ${expected}`);
  expect(problem?.message).toContain(`found ${found}`);
});
