import type { Root as Elements } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDefinitionList, { defListHastHandlers } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { VFile } from 'vfile';
import { ownId } from '../page-ids.ts';
import { endBareAddresses } from './bare-addresses.ts';
import { languageOf } from './code-languages.ts';
import { elementSchema } from './html-elements.ts';
import type { Mistake } from './markdown-text.ts';
import { shapeNotes } from './notes.ts';

/** What tells the ways back from a footnote apart; the page has the words around it. */
const numberNote = (index: number, reference: number) =>
  reference > 1 ? `${index + 1}-${reference}` : String(index + 1);

const colon = 58;

/** Blocks between two lines of `:::`; a colon in a line or before a word is a sign like others. */
function readBlocks(this: Processor): void {
  const [container] = [directive().flow?.[colon] ?? []].flat();
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: container ? { [colon]: container } : {} },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/**
 * CommonMark with tables, footnotes, task lists, strikethrough, definition lists, notes and HTML. Beside the letters
 * of Chinese, Japanese and Korean, which have no spaces, emphasis is what its writers mean.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkStrikethrough)
  .use(remarkDefinitionList)
  .use(readBlocks)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: ownId(''),
    footnoteBackLabel: numberNote,
    handlers: defListHastHandlers,
  })
  .freeze();

export function parseMarkdown(text: string): Root {
  const tree = processor.parse(text);
  endBareAddresses(tree, text, (words) => {
    const [first] = processor.parse(words).children;
    return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: words }];
  });
  return tree;
}

const wordProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(function leaveOutBlocks() {
    const names = ['list', 'headingAtx', 'blockQuote', 'thematicBreak', 'codeIndented'];
    const more = ['codeFenced', 'setextUnderline', 'htmlFlow', 'table', 'definition'];
    const leftOut = { disable: { null: [...names, ...more] } };
    this.data('micromarkExtensions', [...(this.data('micromarkExtensions') ?? []), leftOut]);
  })
  .freeze();

/** Parses words that can be nothing but words, whatever sign they begin with. */
export const parseWords = (text: string): Root => wordProcessor.parse(text);

/**
 * Makes the elements of a page of a text.
 *
 * @param tree a text without mistakes, which is changed
 * @param source the text that it was parsed from, for the places of its elements
 */
export function toElements(tree: Root, source = ''): Elements {
  numberNotes(tree);
  shapeNotes(tree);
  let hasHtml = false;
  visitParents(tree, (node) => {
    if (node.type === 'html') hasHtml = true;
    if (node.type === 'code' && node.lang) node.lang = languageOf(node.lang) || null;
    // In a list whose entries stand close, paragraphs become words; a figure stays one.
    if (node.type !== 'paragraph') return;
    const pictures = node.children.filter((child) => !isSpace(child));
    if (pictures.length === 0 || !pictures.every(isPicture)) return;
    node.children = pictures;
    node.data = { hName: 'figure', ...(pictures.length > 1 && { hProperties: { dataRow: '' } }) };
  });
  if (hasHtml) keepFirstLines(tree);
  const elements = processor.runSync(tree);
  // What the parser makes of a text without HTML can be nothing else.
  if (!hasHtml) return elements;
  const { children } = sanitize(
    raw(elements, { file: new VFile(source) }),
    elementSchema,
  ) as Elements;
  return { type: 'root', children };
}

/** HTML has no line end behind `<pre>`, and the parser takes one out of the code in it too. */
function keepFirstLines(tree: Root): void {
  visitParents(tree, 'code', (node) => {
    if (node.value.startsWith('\n')) node.value = `\n${node.value}`;
  });
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
