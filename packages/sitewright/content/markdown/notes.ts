import type { Blockquote, Paragraph, Root } from 'mdast';
// The element that a quote becomes.
import type {} from 'mdast-util-to-hast';
import { visitParents } from 'unist-util-visit-parents';

export const tones = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type Tone = (typeof tones)[number];

/** The mark of a note, such as `[!NOTE]`, at the beginning of a quote. */
const mark = new RegExp(String.raw`^\[!(${tones.join('|')})\][ \t]*`, 'i');

/**
 * Makes notes of quotes that begin with a line such as `[!NOTE]`, in which a title may stand.
 *
 * @param tree is changed
 */
export function shapeNotes(tree: Root): void {
  visitParents(tree, 'blockquote', (quote: Blockquote) => {
    const [paragraph, ...others] = quote.children;
    const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    const [, tone] = (first?.type === 'text' && mark.exec(first.value)) || [];
    if (!tone || paragraph?.type !== 'paragraph') return;
    quote.children = [...splitTitle(paragraph), ...others];
    quote.data = { hName: 'aside', hProperties: { dataNote: tone.toLowerCase() } };
  });
}

/** Parts the first line of a quote, in which a title may stand behind the mark, from the words below. */
function splitTitle(paragraph: Paragraph): Paragraph[] {
  const title: Paragraph['children'] = [];
  const rest: Paragraph['children'] = [];
  for (const [index, child] of paragraph.children.entries()) {
    if (rest.length > 0 || child.type === 'break') rest.push(child);
    else if (child.type !== 'text') title.push(child);
    else {
      const words = index === 0 ? child.value.replace(mark, '') : child.value;
      const [line = '', ...others] = words.split('\n');
      if (line) title.push({ ...child, value: line });
      if (others.length > 0) rest.push({ ...child, value: others.join('\n') });
    }
  }
  if (rest[0]?.type === 'break') rest.shift();
  const make = (children: Paragraph['children'], data?: Paragraph['data']): Paragraph[] =>
    children.length > 0 ? [{ ...paragraph, children, ...(data && { data }) }] : [];
  return [...make(title, { hProperties: { dataTitle: '' } }), ...make(rest)];
}
