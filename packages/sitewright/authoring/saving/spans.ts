import {
  type CST,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A text in YAML, and how its author writes it. */
export interface Source {
  text: string;
  /** What ends its lines. */
  eol: string;
  /** By how many columns it indents what is inside. */
  step: number;
  /** Whether lists stand further in than the fields that they are in. */
  isListIndented: boolean;
}

/** A part of a text, from an index up to another. */
export interface Span {
  start: number;
  end: number;
}

/** A field of a group, or an entry of a list. */
export interface Item extends Span {
  /** The name of a field; none for an entry. */
  name?: string;
  /** The index behind its colon or dash. */
  head: number;
  /** The lines above it that go where it goes: empty ones and comments. */
  lead: string;
  node: Node | null;
}

type Collection = YAMLMap | YAMLSeq;

export const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);

/** Whether a group or a list is written in lines, and not between braces or brackets. */
export const isBlock = (node: Node): node is Collection =>
  isCollection(node) && ['block-map', 'block-seq'].includes(node.srcToken?.type ?? '');

/** The tokens of the items of a group or a list, each with its value. */
export function tokensOf(
  node: Collection,
): { token: CST.CollectionItem; node: Node | null; name?: string }[] {
  if (isMap(node)) {
    return node.items.flatMap(({ srcToken: token, key, value }: Pair) =>
      token ? [{ token, node: value as Node | null, name: nameOf(key) }] : [],
    );
  }
  const { type, items = [] } = node.srcToken as CST.BlockSequence | CST.FlowCollection;
  const isEntry = ({ start, value, key }: CST.CollectionItem) =>
    type === 'block-seq' ? start.some((one) => one.type === 'seq-item-ind') : (value ?? key);
  const tokens = (items as CST.CollectionItem[]).filter(isEntry);
  return tokens.map((token, index) => ({ token, node: node.items[index] as Node | null }));
}

const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

const opening = ['anchor', 'tag', 'explicit-key-ind', 'seq-item-ind'];

/** Where the first token of an item stands that is neither a space nor a comment. */
export function startOf({ start, key, sep = [], value }: CST.CollectionItem): number {
  const first = start.find(({ type }) => opening.includes(type));
  return (first ?? key ?? sep[0] ?? value)?.offset ?? 0;
}

const headOf = ({ start, sep = [] }: CST.CollectionItem): number | undefined => {
  const sign = [...start, ...sep].findLast(({ type }) => /^(seq-item|map-value)-ind$/.test(type));
  return sign && sign.offset + sign.source.length;
};

export const columnAt = (text: string, at: number) => at - lineStart(text, at);

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** The index behind the line that an index stands in. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** What a value takes of the text; of what is written in lines, all of these. */
export function spanOf(source: Source, node: Node): Span {
  const { text } = source;
  if (isBlock(node)) {
    const items = listItems(source, node);
    return { start: items[0]?.start ?? 0, end: items.at(-1)?.end ?? 0 };
  }
  const [start, end] = node.range as [number, number, number];
  const isLines = isScalar(node) && /^BLOCK/.test(node.type ?? '');
  if (!isLines) return { start, end };
  // Empty lines below a text belong to it only where its header keeps them.
  const said = text.slice(start, end);
  const isKept = /^.[^\n#]*\+/.test(said);
  return { start, end: start + said.replace(isKept ? /\r?\n$/ : /(\r?\n[ \t]*)+$/, '').length };
}

/** The items of a group or a list in lines, each with its whole lines and the comments that are further in. */
export function listItems(source: Source, collection: Collection): Item[] {
  const { text } = source;
  const all = tokensOf(collection);
  const starts = all.map(({ token }) => startOf(token));
  const column = columnAt(text, starts[0] ?? 0);
  const items: Item[] = [];
  for (const [index, { token, node, ...named }] of all.entries()) {
    const start = starts[index] ?? 0;
    const head = headOf(token) ?? start + String(named.name).length;
    const last = node && !isNothing(node) ? spanOf(source, node).end : head;
    // What is in lines ends with its last line already.
    const isWhole = last > head && text[last - 1] === '\n';
    const end = skipComments(text, isWhole ? last : lineEnd(text, last), column);
    const from = items.at(-1)?.end ?? start;
    const lead = index > 0 ? text.slice(from, lineStart(text, start)) : '';
    items.push({ ...named, start, head, end, lead, node });
  }
  return items;
}

/** Behind the last comment below an index that is further in than a column. */
function skipComments(text: string, from: number, column: number): number {
  let end = from;
  for (let at = from; at < text.length; at = lineEnd(text, at)) {
    const [, indent = '', sign] = /^([ \t]*)(\S?)/.exec(text.slice(at, lineEnd(text, at))) ?? [];
    if (sign && sign !== '#') break;
    if (sign && indent.length > column) end = lineEnd(text, at);
  }
  return end;
}

/** Whether nothing is written where a value could be. */
export const isNothing = (node: Node): boolean =>
  isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];
