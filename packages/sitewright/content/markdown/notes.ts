import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
// The element that a block becomes.
import type {} from 'mdast-util-to-hast';
import { visitParents } from 'unist-util-visit-parents';
import { findLikeName, inQuotes } from '../find-like-name.ts';

export const tones = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type Tone = (typeof tones)[number];

/** What other systems call them. */
const otherNames: Readonly<Record<string, Tone>> = {
  info: 'note',
  hint: 'tip',
  success: 'tip',
  attention: 'warning',
  danger: 'caution',
  error: 'caution',
  bug: 'caution',
  failure: 'caution',
  abstract: 'note',
  example: 'note',
  question: 'note',
  todo: 'note',
};

/** Blocks that put what is in them side by side or behind tabs elsewhere, and below each other here. */
const groups = new Set(
  'tabs tab-set code-group columns column row col grid cards card center figure-md'.split(' '),
);

/** The tone of a note by the name that a text gives it, in any letters. */
export function toneOf(name: string): Tone | undefined {
  const small = name.toLowerCase();
  return tones.find((tone) => tone === small) ?? otherNames[small];
}

/** The tone of a note of any name; undefined for a name that is a misspelt one of those that are known. */
const toneOfAny = (name: string): Tone | undefined =>
  toneOf(name) ?? (findLikeName(name, [...tones, 'details']) ? undefined : 'note');

/** Whether a block between two lines of `:::` can be shown. */
export const isKnownBlock = (block: ContainerDirective): boolean =>
  isFolded(block) || groups.has(block.name) || toneOfAny(block.name) !== undefined;

/** What to say of a note whose name says nothing here. */
export function adviseOnNote(
  node: Blockquote | ContainerDirective,
): { message: string; about: string }[] {
  const isBlock = node.type === 'containerDirective';
  const name = isBlock ? node.name : nameOfQuote(node);
  const isOther = name && !toneOf(name) && toneOfAny(name);
  if (!isOther || (isBlock && (isFolded(node) || groups.has(name)))) return [];
  const [found, example] = isBlock ? [`:::${name}`, ':::tip'] : [`[!${name}]`, '[!TIP]'];
  const message = `${inQuotes(found)} is shown as a note: write ${example} or another of the five names for its colour`;
  return [{ message, about: 'notes' }];
}

/** Whether a block between two lines of `:::` is one that opens. */
export const isFolded = ({ name }: ContainerDirective): boolean => name === 'details';

/** The mark of a note in GitHub’s way, such as `[!NOTE]`, in the first line of a quote. */
const mark = /^\[!([a-z][a-z-]*)\][+-]?[ \t]*/i;

/**
 * Makes notes of quotes that begin with a line such as `[!NOTE]`, and of blocks between lines such as `:::note`; and
 * what opens, of those between `:::details`.
 *
 * @param tree is changed
 */
export function shapeNotes(tree: Root): void {
  visitParents(tree, (node) => {
    if (node.type === 'blockquote') shapeQuote(node);
    if (node.type === 'containerDirective') shapeBlock(node);
  });
}

/** The tone of a quote that is a note. */
export function toneOfQuote(quote: Blockquote): Tone | undefined {
  const name = nameOfQuote(quote);
  return name === undefined ? undefined : toneOfAny(name);
}

function nameOfQuote({ children }: Blockquote): string | undefined {
  const [first] = children[0]?.type === 'paragraph' ? children[0].children : [];
  return first?.type === 'text' ? mark.exec(first.value)?.[1] : undefined;
}

function shapeQuote(quote: Blockquote): void {
  const tone = toneOfQuote(quote);
  const [paragraph] = quote.children;
  if (!tone || paragraph?.type !== 'paragraph') return;
  const { title, rest } = splitTitle(paragraph);
  quote.children = [...title, ...rest, ...quote.children.slice(1)];
  quote.data = { hName: 'aside', hProperties: { dataNote: tone } };
}

/** Parts the first line of a quote, in which a title may stand behind the mark, from the words below. */
function splitTitle(paragraph: Paragraph): { title: Paragraph[]; rest: Paragraph[] } {
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
  const make = (children: Paragraph['children']): Paragraph[] =>
    children.length > 0 ? [{ ...paragraph, children }] : [];
  const [first] = make(title);
  return { title: first ? [asTitle(first)] : [], rest: make(rest) };
}

const asTitle = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  data: { hProperties: { dataTitle: '' } },
});

function shapeBlock(block: ContainerDirective): void {
  const label = block.children[0];
  const title = label?.type === 'paragraph' && label.data?.directiveLabel ? label : undefined;
  if (isFolded(block)) {
    block.data = { hName: 'details' };
    if (title) title.data = { hName: 'summary' };
    return;
  }
  if (groups.has(block.name)) {
    block.data = { hName: 'div' };
    return;
  }
  const tone = toneOfAny(block.name);
  if (!tone) return;
  block.data = { hName: 'aside', hProperties: { dataNote: tone } };
  if (title) title.data = { hProperties: { dataTitle: '' } };
}
