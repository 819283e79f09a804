import type { Element, Nodes, Properties } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { inlineElements } from '../../packages/sitewright/content/markdown/html-elements.ts';

/** What visitors get of a text, each kind in its order. */
const kinds = [
  'words',
  'headings',
  'links',
  'pictures',
  'entries',
  'cells',
  'code',
  'marks',
] as const;
type Kind = (typeof kinds)[number];
export type Shown = Record<Kind, string[]>;

/** One thing that one text shows more often than another one. */
export interface Difference {
  what: 'lost' | 'added' | 'moved';
  kind: Kind;
  value: string;
}

const unseen = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'video',
  'audio',
  'object',
  'svg',
]);

/** Elements in a line, those of old pages too. */
const inline = new Set([
  ...inlineElements,
  ...['big', 'font', 'input', 'label', 'nobr', 'strike', 'tt', 'wbr'],
]);

/** Elements with a look or a meaning, under one name for those that are alike. */
const marks: ReadonlyMap<string, string> = new Map([
  ...['blockquote', 'hr', 'sub', 'sup', 'kbd', 'mark', 'details', 'summary', 'dt', 'dd'].map(
    (name) => [name, name] as const,
  ),
  ...[
    ['aside', 'blockquote'],
    ['em', 'em'],
    ['i', 'em'],
    ['strong', 'strong'],
    ['b', 'strong'],
    ['del', 'del'],
    ['s', 'del'],
    ['strike', 'del'],
  ].map(([name = '', same = '']) => [name, same] as const),
]);

/** Small pictures, also by their names. */
const emoji =
  /:(?:[a-z][\w+-]*|[+-]1):|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}/gu;

/** Markdown’s own signs and quotes are no words. */
const word = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}*_~`:|[\]{}<>=+\-!#^\\"'“”‘’]/gu;

/** Signs of emphasis, which one renderer shows and another one takes as such, and those that nobody sees. */
const emphasis = /\*+|~~|\p{Cf}/gu;

/** The words of a text and its signs, as far as Markdown has no meaning for them. */
export const listWords = (text: string): string[] =>
  text.normalize('NFC').replaceAll(emoji, ' ').replaceAll(emphasis, '').match(word) ?? [];

const joinWords = (text: string) => listWords(text).join(' ');

const hasClass = ({ className }: Properties, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The way to a footnote and back, the line above all of them and their heading: each system has its own. */
const isFootnoteSign = ({ tagName, properties }: Element, around: Nodes | undefined): boolean =>
  properties.dataFootnoteRef !== undefined ||
  properties.dataFootnoteBackref !== undefined ||
  ['footnote-ref', 'footnote-backref', 'footnotes-sep'].some((name) =>
    hasClass(properties, name),
  ) ||
  (tagName === 'h2' && around?.type === 'element' && around.properties.dataFootnotes !== undefined);

/**
 * Lists what a tree shows.
 *
 * @param pictures the words of the pictures that elements name by number
 */
export function listShown(tree: Nodes, pictures: readonly string[] = []): Shown {
  const shown = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]])) as Shown;
  let words = '';
  const visit = (node: Nodes, around?: Nodes): void => {
    if (node.type === 'text') words += node.value;
    if (!('children' in node)) return;
    if (node.type !== 'element') {
      for (const child of node.children) visit(child, node);
      return;
    }
    const { tagName, properties } = node;
    if (unseen.has(tagName) || isFootnoteSign(node, around)) return;
    if (tagName === 'pre') {
      shown.code.push(textOf(node).replaceAll(/\p{Cf}|\s+$/gu, ''));
      words += '\n';
      return;
    }
    const isPicture = tagName === 'img' || properties.dataPicture !== undefined;
    if (isPicture) {
      const alt = pictures[Number(properties.dataPicture)] ?? String(properties.alt ?? '');
      shown.pictures.push(joinWords(alt));
      words += ` ${alt} ${properties.title ?? ''} `;
    }
    if (tagName === 'a' && properties.href !== undefined) shown.links.push(String(properties.href));
    if (tagName === 'li') shown.entries.push('');
    const mark = marks.get(tagName);
    if (mark) shown.marks.push(mark);
    const gap = inline.has(tagName) ? '' : '\n';
    words += gap;
    const start = words.length;
    for (const child of node.children) visit(child, node);
    if (/^h[1-6]$/.test(tagName)) shown.headings.push(joinWords(words.slice(start)));
    if (/^t[dh]$/.test(tagName)) shown.cells.push(joinWords(words.slice(start)));
    words += gap;
  };
  visit(tree);
  shown.words = listWords(words);
  return shown;
}

/** Those of a list that another one has less often. */
function listMore(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** What a text may show more of than its writer sees elsewhere: signs that another system leaves as they are. */
const mayBeMore: ReadonlySet<Kind> = new Set(['entries', 'cells', 'marks', 'code']);

/** What is lost, added or moved between what a text should show and what it shows. */
export function compareShown(expected: Shown, found: Shown): Difference[] {
  const differences = kinds.flatMap((kind): Difference[] => {
    const lost = listMore(expected[kind], found[kind]);
    const added = mayBeMore.has(kind) ? [] : listMore(found[kind], expected[kind]);
    return [
      ...lost.map((value) => ({ what: 'lost' as const, kind, value })),
      ...added.map((value) => ({ what: 'added' as const, kind, value })),
    ];
  });
  if (differences.length > 0) return differences;
  const at = expected.words.findIndex((one, index) => one !== found.words[index]);
  return at < 0 ? [] : [{ what: 'moved', kind: 'words', value: expected.words[at] ?? '' }];
}
