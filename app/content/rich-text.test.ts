import { expect, test } from 'vitest';
import { parseContent } from './parse.ts';
import { plainWords } from './rich-text.ts';
import { richText } from './schemas/fields.ts';

const read = (text: string) => parseContent('content/x.yaml', JSON.stringify(text), richText);

/** The text as HTML, without an escape of its words. */
function show(text: string): string {
  const { data, problems } = read(text);
  expect(problems).toEqual([]);
  const write = (nodes: NonNullable<typeof data>): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return node.value;
        if (!('children' in node)) return '?';
        const to = 'url' in node ? ` ${node.url}` : '';
        return `<${node.type}${to}>${write(node.children)}</>`;
      })
      .join('');
  return write(data ?? []);
}

test('emphasis and links are understood, one within the other too', () => {
  expect(show('Yes, *at any time*, and **free of charge**.')).toBe(
    'Yes, <emphasis>at any time</>, and <strong>free of charge</>.',
  );
  expect(show('See [our *new* plans](/pricing#plans) or [call](tel:+1-555-0100).')).toBe(
    'See <link /pricing#plans>our <emphasis>new</> plans</> or <link tel:+1-555-0100>call</>.',
  );
});

test.each([
  '5 * 3, 2*3 and snake_case_name',
  '# 1 in retail',
  '1. First come, first served',
  '- 20 %',
  '> 99.9% uptime, < 3 s, a <3',
  'R&amp;D & more, [1], [optional] and `code`',
  '<https://example.com>',
  '100 % *',
  '---',
  '    far in',
])('%s stays what it is', (text) => {
  expect(show(text)).toBe(text.trim());
});

test('a backslash shows a sign that means something', () => {
  expect(show(String.raw`\*new\* and \[words\](/here) and \<b>`)).toBe(
    '*new* and [words](/here) and <b>',
  );
});

test('its words alone have neither marks nor addresses', () => {
  expect(plainWords(read('**Yes**, see [the plans](/pricing).').data ?? [])).toBe(
    'Yes, see the plans.',
  );
});

test.each([
  ['Only <b>today</b>', 'words without HTML and pictures', '<b>'],
  ['A ![shop](shop.jpg)', 'words without HTML and pictures', '![shop](shop.jpg)'],
  ['[Run](javascript:alert)', 'a link to a path such as', '[Run](javascript:alert)'],
  ['[Shop](//evil.example)', 'a link to a path such as', '[Shop](//evil.example)'],
  ['[Shop](shop)', 'a link to a path such as', '[Shop](shop)'],
  ['[](/pricing)', 'a link of words and an address alone', '[](/pricing)'],
  [
    '[Plans](/pricing "Prices")',
    'a link of words and an address alone',
    '[Plans](/pricing "Prices")',
  ],
  [
    'See [the plans](/our prices)',
    'a link such as [words](/pricing)',
    'See [the plans](/our prices)',
  ],
])('%s is refused with its place and what to write', (text, expected, found) => {
  const [problem] = read(text).problems;
  expect(problem).toMatchObject({ file: 'content/x.yaml', line: 1 });
  expect(problem?.message).toContain(`expected ${expected}`);
  expect(problem?.message).toContain(`found ${found}`);
});
