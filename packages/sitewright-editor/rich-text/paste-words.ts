import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
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
  const { doc, lost } = readClipboard(clipboard, origin);
  const runs: Run[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'list') lost.add('lists');
    const line = node.isTextblock ? readLine(node) : [];
    if (line.length > 0) runs.push(...(runs.length > 0 ? [{ text: ' ' }] : []), ...line);
  });
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
  const { doc, lost } = readClipboard(clipboard, origin);
  const children = joinLists(doc.children.flatMap(toBlocks));
  const options = { bullet: '-', listItemIndent: 'one', resourceLink: true } as const;
  return { text: toMarkdown({ type: 'root', children }, options).trim(), lost };
}

/** A paragraph without blanks at its ends. */
function readLine({ children }: Node): Run[] {
  const runs = children.map(({ text = '', marks }): Run => {
    const href = marks.find(({ type }) => type.name === 'link')?.attrs.href;
    const names = marks.map(({ type }) => type.name);
    return {
      text: text.replaceAll(/[ \t\r\n\f]+/g, ' '),
      ...(names.includes('strong') && { strong: true }),
      ...(names.includes('emphasis') && { emphasis: true }),
      ...(href && { link: href }),
    };
  });
  const all = tidyRuns(runs);
  const [first, last] = [all[0], all.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return all.filter(({ text }) => text);
}

function toBlocks(node: Node): BlockContent[] {
  if (node.isTextblock) {
    const children: PhrasingContent[] = nestRuns(readLine(node));
    return children.length > 0 ? [{ type: 'paragraph', children }] : [];
  }
  const entries = node.children.map((entry): ListItem => {
    return { type: 'listItem', children: entry.children.flatMap(toBlocks) };
  });
  const children = entries.filter((entry) => entry.children.length > 0);
  const list = { type: 'list', ordered: Boolean(node.attrs.ordered), children } as const;
  return children.length > 0 ? [list] : [];
}

/** Lists that follow each other are one, and an entry that is a list alone belongs to the entry before. */
function joinLists(blocks: readonly BlockContent[]): BlockContent[] {
  const joined: BlockContent[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type !== 'list') joined.push(block);
    else if (last?.type === 'list' && last.ordered === block.ordered)
      last.children.push(...block.children);
    else joined.push(block);
  }
  return joined.map((block) => {
    if (block.type !== 'list') return block;
    const entries: ListItem[] = [];
    for (const entry of block.children) {
      const last = entries.at(-1);
      if (last && entry.children[0]?.type === 'list') last.children.push(...entry.children);
      else entries.push(entry);
    }
    for (const entry of entries) {
      entry.children = joinLists(entry.children as BlockContent[]);
      // A second paragraph of an entry stands apart from the first.
      entry.spread = entry.children.filter(({ type }) => type === 'paragraph').length > 1;
    }
    return { ...block, spread: false, children: entries };
  });
}

/** Says what is left out of what is pasted. */
export const sayLost = (lost: ReadonlySet<Lost>): string =>
  lost.size > 0
    ? `Pasted without ${new Intl.ListFormat('en').format(lost)}; every word is there.`
    : '';
