import type { Root as Elements } from 'hast';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDefinitionList, { defListHastHandlers } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { ownId } from '../pages/page-ids.ts';
import { endBareAddresses } from './bare-addresses.ts';
import { languageOf } from './code-languages.ts';
import { shapeNotes } from './notes.ts';

/** What tells the ways back from a footnote apart; the page has the words around it. */
const numberNote = (index: number, reference: number) =>
  reference > 1 ? `${index + 1}-${reference}` : String(index + 1);

/**
 * CommonMark with tables, footnotes, task lists, strikethrough, definition lists and HTML. Beside the letters of
 * Chinese, Japanese and Korean, which have no spaces, emphasis is what its writers mean.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkStrikethrough)
  .use(remarkDefinitionList)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: ownId(''),
    footnoteBackLabel: numberNote,
    handlers: defListHastHandlers,
  })
  .freeze();

export function parseMarkdown(text: string): Root {
  const tree = processor.parse(text);
  endBareAddresses(tree, text);
  return tree;
}

/**
 * Makes the elements of a page of a text; HTML in it stays as it is written.
 *
 * @param tree is changed
 */
export function toElements(tree: Root): Elements {
  numberNotes(tree);
  shapeNotes(tree);
  const isBesideHtml = hasHtml(tree);
  visitParents(tree, (node) => {
    if (node.type === 'code') {
      if (node.lang) node.lang = languageOf(node.lang) || null;
      // HTML has no line end behind `<pre>`, and the parser takes one out of the code in it too.
      if (isBesideHtml && node.value.startsWith('\n')) node.value = `\n${node.value}`;
    }
    // In a list whose entries stand close, paragraphs become words; a figure stays one.
    if (node.type !== 'paragraph') return;
    const pictures = node.children.filter((child) => !isSpace(child));
    if (pictures.length === 0 || !pictures.every(isPicture)) return;
    node.children = pictures;
    node.data = { hName: 'figure', ...(pictures.length > 1 && { hProperties: { dataRow: '' } }) };
  });
  return processor.runSync(tree);
}

export function hasHtml(tree: Root): boolean {
  let found = false;
  visitParents(tree, 'html', () => {
    found = true;
  });
  return found;
}

const isSpace = (node: PhrasingContent): boolean =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** A picture, or one that is a link. */
const isPicture = (node: PhrasingContent): boolean =>
  ['image', 'imageReference'].includes(node.type) ||
  ((node.type === 'link' || node.type === 'linkReference') && node.children.every(isPicture));

/** Calls footnotes by their numbers: the ids that are made of their names could be those of others, as of `1` and `1-2`. */
function numberNotes(tree: Root): void {
  const numbers = new Map<string, string>();
  const rename = (node: Nodes) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    const { identifier } = node;
    const number = numbers.get(identifier) ?? String(numbers.size + 1);
    numbers.set(identifier, number);
    node.identifier = number;
  };
  visitParents(tree, 'footnoteReference', rename);
  visitParents(tree, 'footnoteDefinition', rename);
}
