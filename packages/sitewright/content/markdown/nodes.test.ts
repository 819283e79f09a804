import { toString as textOf } from 'hast-util-to-string';
import type { Nodes } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { expect, test } from 'vitest';
import { findMistakes } from './find-mistakes.ts';
import { parseMarkdown, toElements } from './parse-markdown.ts';

const pictures = {
  find: (src: string) => (src === 'till.jpg' ? { digest: '' } : { expected: 'a file', found: src }),
} as never;

/**
 * What Markdown has, all of it: of each an example that visitors get, those that are mistakes, and those of which a
 * build says what visitors get in their place.
 */
const all: Record<
  Nodes['type'],
  { shown?: string; refused?: readonly string[]; advised?: readonly string[] }
> = {
  blockquote: { shown: '> a', refused: [`${'> '.repeat(7)}a`], advised: ['> [!FYI]\n> a'] },
  break: { shown: 'a\\\nb' },
  code: {
    shown: '```js\na\n```',
    refused: ['```mermaid\na\n```', '```\na'],
    advised: ['    a', '\ta', '```nope\na\n```', '```js {1}\na\n```'],
  },
  containerDirective: {
    shown: ':::tip\na\n:::',
    refused: [':::nope\na\n:::', ':::tip\na', ':::details\na\n:::'],
    advised: [':::lexique\na\n:::'],
  },
  leafDirective: {},
  textDirective: {},
  defList: { shown: 'a\n: b' },
  defListTerm: { shown: 'a\n: b' },
  defListDescription: { shown: 'a\n: b' },
  definition: {
    shown: '[a][b]\n\n[b]: /c',
    refused: ['[b]: javascript:c', '[b]\n\n[b]: foo://c', '[b]\n\n[b]: /c\n[b]: /d'],
    advised: ['[b]\n\n[b]: http://c', '[b]\n\n[b]: /c "d"'],
  },
  delete: { shown: '~~a~~', refused: ['~a~'] },
  emphasis: { shown: '*a*', refused: ['5*3*2'] },
  footnoteDefinition: {
    shown: 'a[^b]\n\n[^b]: c',
    refused: ['[^b]: c', 'a[^b]\n\n[^b]: c\n\n[^b]: d'],
  },
  footnoteReference: { shown: 'a[^b]\n\n[^b]: c', refused: ['a[^b]'] },
  heading: {
    shown: '## a',
    refused: ['a\nb\n===', '## a {#b}\n\n## c {#b}'],
    advised: ['So it is\n---'],
  },
  html: {
    shown: 'a <b>c</b> <br> b <!-- d -->\n\n<div>\n\ne\n\n</div>',
    refused: [
      ...['<script>a</script>', '<iframe src="/a"></iframe>', 'a <name> b', '<b>a', 'a</b>'],
      ...[
        '<a href="javascript:b">a</a>',
        '<img src="no.jpg">',
        '<p>\n**a**\n</p>',
        '<b id="_a">c</b>',
      ],
    ],
    advised: ['<p style="a">b</p>', '<a href="http://b">c</a>'],
  },
  image: {
    shown: '![a](till.jpg)',
    refused: [...['![a](no.jpg)', '![a](https://b.example/till.jpg)', '![a|300](till.jpg)']],
    advised: ['![](till.jpg)'],
  },
  imageReference: { shown: '![a][b]\n\n[b]: ../till.jpg', refused: ['![a][b]\n\n[b]: /c'] },
  inlineCode: { shown: '`{{ a }}`' },
  link: {
    shown: '[a](/b) <https://c.example> https://d.example e@f.example',
    refused: ['[](/a)', '[![](till.jpg)](/a)', '[a](b)', '[a](<//b c>)'],
    advised: ['[a](http://b)', 'www.a.example', '[a](/b "c")'],
  },
  linkReference: { shown: '[a][b]\n\n[b]: /c', refused: ['[a][c]\n\n[b][]\n\n[b]: /c'] },
  list: { shown: '1. a\n2. b', advised: ['1. a\n3. b', '- a\n+ b', 'a\n+ b'] },
  listItem: { shown: '- [x] a', refused: [`${'- '.repeat(7)}a`] },
  paragraph: { shown: 'a', refused: [':::', '[[toc]]', '• a', '| a | b |', '> [!NOTTE]\n> a'] },
  root: { shown: 'a', refused: [''] },
  strong: { shown: '**a**', refused: ['5**3**2'] },
  table: { shown: '|a|\n|-|\n|b|' },
  tableCell: {
    shown: '|a|\n|-|\n|b|',
    refused: ['|a|\n|-|\n|{{ b }}|', '|a|\n|-|\n|b|c|'],
  },
  tableRow: { shown: '|a|\n|-|\n|b|', refused: ['|a|\n|-|\nb'] },
  text: {
    shown: 'a { b } c',
    refused: ['a {vendr}', 'a [^b]', 'a](b)', 'a :rocket: b', '&foo;'],
    advised: ['a {b}'],
  },
  thematicBreak: { shown: 'a\n\n***\n\nb', refused: ['---\na: b\n---'] },
  // What stands above a text is read before it, and MDX is no Markdown.
  yaml: {},
  mdxJsxFlowElement: {},
  mdxJsxTextElement: {},
};

const find = (body: string) => findMistakes(parseMarkdown(body), body, pictures);
const messagesOf = (body: string) =>
  find(body).flatMap(({ place, message, about }) =>
    about ? [] : `${place?.line}:${place?.column} ${message}`,
  );

/** The words of a text that are in none of its elements. */
function listLost(body: string): string[] {
  const words: string[] = [];
  const tree = parseMarkdown(body);
  visitParents(tree, (node) => {
    if ('value' in node && node.type !== 'html') words.push(...node.value.split('\n'));
  });
  const shown = textOf(toElements(tree));
  return words.filter((one) => !shown.includes(one));
}

const examples = Object.entries(all).filter(([, node]) => Object.keys(node).length > 0);

test.each(examples)('a node %s is shown, or said with its place', (type, node) => {
  const { shown, refused = [], advised = [] } = node;
  if (shown !== undefined) {
    const types = new Set<string>();
    visitParents(parseMarkdown(shown), (one) => void types.add(one.type));
    expect([...types]).toContain(type);
    expect(messagesOf(shown)).toEqual([]);
    expect(listLost(shown)).toEqual([]);
  }
  for (const body of refused) {
    const messages = messagesOf(body);
    expect(messages.length, body).toBeGreaterThan(0);
    for (const one of messages) expect(one).toMatch(/^\d+:\d+ expected .+/s);
  }
  for (const body of advised) {
    expect([body, messagesOf(body)]).toEqual([body, []]);
    for (const { place, about } of find(body)) expect([about, place]).not.toContain(undefined);
    expect(find(body).length, body).toBeGreaterThan(0);
  }
});

test('a row with other cells than the first one loses none without a word', () => {
  for (const cells of ['|b', '|b|c', '|b|c|d', '|b|c|d|e|', '|b|c|`d`|', '|`b|c`|d']) {
    const body = `|a|a|\n|-|-|\n${cells}`;
    const [first = '', ...others] = messagesOf(body);
    const isSaid = first.includes('expected a row of at most 2 cells');
    expect(others).toEqual([]);
    expect([cells, isSaid]).toEqual([cells, listLost(body).length > 0]);
  }
});
