import type { Root as Elements } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { ownId } from '../page-ids.ts';
import type { Mistake } from './markdown-text.ts';

/** What tells the ways back from a footnote apart; the page has the words around it. */
const numberNote = (index: number, reference: number) =>
  reference > 1 ? `${index + 1}-${reference}` : String(index + 1);

/** CommonMark with tables, footnotes, task lists and strikethrough, without raw HTML. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: ownId(''), footnoteBackLabel: numberNote })
  .freeze();

export const parseMarkdown = (text: string): Root => processor.parse(text);

/**
 * Makes the elements of a page of a text.
 *
 * @param tree a text without mistakes, which is changed
 */
export function toElements(tree: Root): Elements {
  numberNotes(tree);
  // In a list whose entries stand close, paragraphs become words; a figure stays one.
  visitParents(tree, 'paragraph', (paragraph) => {
    if (paragraph.children.every(({ type }) => type === 'image')) {
      paragraph.data = { hName: 'figure' };
    }
  });
  return processor.runSync(tree);
}

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

/** Finds the paragraphs, headings and cells of a text, and no words in them: that takes as long as the text is. */
const blockProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function leaveOutWords() {
    const names = ['attention', 'strikethrough', 'labelStartLink', 'labelStartImage', 'labelEnd'];
    const calls = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall'];
    const leftOut = { disable: { null: [...names, ...calls] } };
    this.data('micromarkExtensions', [...(this.data('micromarkExtensions') ?? []), leftOut]);
  })
  .freeze();

/** How deep lists and quotes may lie in each other: deeper ones have no room on a phone. */
export const deepestList = 6;

/** A line that begins with far more lists and quotes than may lie in each other, and is no line across the page. */
const deepLine =
  /^(?![ \t>]*([*-])(?:[ \t]*\1)+[ \t]*$)[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){20}/m;

/** What the parser compares with all such signs before it in the same paragraph. */
const sign = /[*_~[\]]/g;
const mostSigns = 1_000;

/**
 * Finds what would take the parser minutes. All else that is as long as a text may be takes it a few seconds.
 *
 * @param body the Markdown, on the lines that it has in the file
 */
export function findCrowd(body: string): Mistake | undefined {
  const deep = deepLine.exec(body);
  if (deep) {
    const line = body.slice(0, deep.index).split('\n').length;
    return { place: { line, column: 1 }, message: sayTooDeep };
  }
  if (countSigns(body) <= mostSigns) return undefined;
  let crowd: Mistake | undefined;
  visitParents(blockProcessor.parse(body), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const { start, end } = node.position ?? {};
    const count = countSigns(body.slice(start?.offset, end?.offset));
    if (crowd || !start || count <= mostSigns) return;
    const most = `expected at most ${mostSigns} of the signs * _ ~ [ ] in one paragraph`;
    crowd = { place: start, message: `${most}, found ${count}: make several paragraphs of it` };
  });
  return crowd;
}

export const sayTooDeep = `expected lists and quotes at most ${deepestList} deep, found one more`;

const countSigns = (text: string): number => text.match(sign)?.length ?? 0;
