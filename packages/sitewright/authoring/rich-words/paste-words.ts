import type { BlockContent, List, ListItem, Root as MarkdownRoot, Paragraph } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Clipboard, htmlOf, type Lost, readClipboard } from './read-clipboard.ts';
import { nestRuns, type Run, tidyRuns } from './runs.ts';

/**
 * What is pasted into a text of one line: its words, with bold ones, emphasis and links where the text may have them.
 *
 * @param origin the site’s own, whose addresses become paths
 */
export function readPastedWords(
  clipboard: Clipboard,
  isRich: boolean,
  origin: string,
): { runs: Run[]; lost: ReadonlySet<Lost> } {
  const { lines, lost } = readClipboard(clipboard, origin);
  if (lines.some(({ lists }) => lists.length > 0)) lost.add('lists');
  const runs = lines.flatMap((line, index) =>
    index === 0 ? line.runs : [{ text: ' ' }, ...line.runs],
  );
  return { runs: isRich ? tidyRuns(runs) : runs.map(({ text }) => ({ text })), lost };
}

/**
 * What is pasted into a text in Markdown, with paragraphs and lists.
 *
 * @returns undefined where the clipboard has words alone, which are pasted as they are
 */
export function readPastedText(
  clipboard: Clipboard,
  origin: string,
): { text: string; lost: ReadonlySet<Lost> } | undefined {
  if (!htmlOf(clipboard)) return undefined;
  const { lines, lost } = readClipboard(clipboard, origin);
  const root: MarkdownRoot = { type: 'root', children: [] };
  /** The lists that are open, the outermost first. */
  let open: List[] = [];
  for (const { runs, lists, isFirst } of lines) {
    const paragraph: Paragraph = { type: 'paragraph', children: nestRuns(runs) };
    const isOn = open.findIndex((list, index) => list.ordered !== lists[index]);
    open = open.slice(0, isOn < 0 ? lists.length : isOn);
    while (open.length < lists.length) {
      const list: List = {
        type: 'list',
        ordered: lists[open.length] ?? false,
        spread: false,
        children: [],
      };
      blocksAt(root, open).push(list);
      open.push(list);
    }
    const list = open.at(-1);
    if (list && (isFirst || list.children.length === 0)) {
      list.children.push({ type: 'listItem', spread: false, children: [] });
    }
    const entry = list?.children.at(-1);
    // A second paragraph of an entry stands apart from the first.
    if (entry?.children.at(-1)?.type === 'paragraph') entry.spread = true;
    blocksAt(root, open).push(paragraph);
  }
  const text = toMarkdown(root, { bullet: '-', listItemIndent: 'one', resourceLink: true });
  return { text: text.trim(), lost };
}

/** Where the next block goes: into the last entry of the innermost list, or onto the page. */
function blocksAt(root: MarkdownRoot, open: readonly List[]): BlockContent[] {
  const list = open.at(-1);
  if (!list) return root.children as BlockContent[];
  const last: ListItem = list.children.at(-1) ?? { type: 'listItem', children: [] };
  if (list.children.length === 0) list.children.push(last);
  return last.children as BlockContent[];
}

/** Says what is left out of what is pasted. */
export const sayLost = (lost: ReadonlySet<Lost>): string =>
  lost.size > 0
    ? `Pasted without ${new Intl.ListFormat('en').format(lost)}; every word is there.`
    : '';
