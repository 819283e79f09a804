import type { Root as HtmlTree } from 'hast';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** What tells the ways back from a footnote apart; the page has the words around it. */
const numberNote = (index: number, reference: number) =>
  reference > 1 ? `${index + 1}-${reference}` : String(index + 1);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: '', footnoteBackLabel: numberNote })
  .freeze();

/**
 * Parses CommonMark with tables, footnotes, task lists and strikethrough.
 *
 * @throws RangeError when lists and quotes lie in each other a thousand times
 */
export const parseMarkdown = (text: string): Root => processor.parse(text);

/** Converts Markdown to elements of HTML. Raw HTML is left out. */
export const toHtmlTree = (tree: Root): HtmlTree => processor.runSync(tree);
