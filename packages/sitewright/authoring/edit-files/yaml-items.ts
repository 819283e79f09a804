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
  /** A field of the file as it was written before it was taken out, where it said the same. */
  findFormer: (name: string, value: unknown) => { lead: string; body: string } | undefined;
}

/** A field of a group, or an entry of a list, by indices of the text. */
export interface Item {
  /** The name of a field; none for an entry. */
  name?: string;
  node: Node | null;
  start: number;
  /** Behind its colon or dash. */
  head: number;
  /** Behind its value; in lines, behind the last line of it. */
  last: number;
  /** Behind what goes where it goes: in lines, also the comments below it that are further in. */
  end: number;
  /** What stands before it and goes where it goes: blanks, empty lines and comments. */
  lead: string;
  /** The comment on its line. */
  comment: string;
}

type Collection = YAMLMap | YAMLSeq;

export const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);

/** Whether a group or a list is written in lines, and not between braces or brackets. */
export const isBlock = (node: unknown): node is Collection =>
  isCollection(node) && ['block-map', 'block-seq'].includes(node.srcToken?.type ?? '');

/** Whether nothing is written where a value could be. */
export const isNothing = (node: Node): boolean =>
  isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];

/** The column that an index stands in, from 0. */
export const columnAt = (text: string, at: number) => at - lineStart(text, at);

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** The index behind the line that an index stands in. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** What a value takes of the text; of what is written in lines, all of these. */
export function spanOf(text: string, node: Node): { start: number; end: number } {
  if (isBlock(node)) {
    const items = listItems(text, node);
    return { start: items[0]?.start ?? 0, end: items.at(-1)?.end ?? 0 };
  }
  const [start, end] = node.range as [number, number, number];
  if (!isScalar(node) || !/^BLOCK/.test(node.type ?? '')) return { start, end };
  // Empty lines below a text belong to it only where its header keeps them.
  const written = text.slice(start, end);
  const isKept = /^.[^\n#]*\+/.test(written);
  return { start, end: start + written.replace(isKept ? /\r?\n$/ : /(\r?\n[ \t]*)+$/, '').length };
}

/** The items of a group or a list as they are written. */
export function listItems(text: string, collection: Collection): Item[] {
  const isInLines = isBlock(collection);
  const tokens = tokensOf(collection);
  const column = columnAt(text, tokens[0] ? startOf(tokens[0].token) : 0);
  const items: Item[] = [];
  // Between braces, what stands before the first item is its own.
  let from = collection.range ? collection.range[0] + 1 : 0;
  for (const [index, { token, node, name }] of tokens.entries()) {
    const start = startOf(token);
    const head = headOf(token) ?? (isInLines ? start + String(name).length : start);
    const valueEnd = node && !isNothing(node) ? spanOf(text, node).end : head;
    // What is in lines ends with its last line already.
    const isWhole = valueEnd > head && text[valueEnd - 1] === '\n';
    const last = isInLines && !isWhole ? lineEnd(text, valueEnd) : valueEnd;
    const end = isInLines ? skipComments(text, last, column) : last;
    const lead =
      isInLines && index === 0 ? '' : text.slice(from, isInLines ? lineStart(text, start) : start);
    const named = name === undefined ? {} : { name };
    items.push({ ...named, node, start, head, last, end, lead, comment: commentOf(token) });
    from = end;
  }
  return items;
}

/** The tokens of the items of a group or a list, each with its value. */
function tokensOf(
  node: Collection,
): { token: CST.CollectionItem; node: Node | null; name?: string }[] {
  if (isMap(node)) {
    return node.items.flatMap(({ srcToken: token, key, value }: Pair) => {
      const name = String(isScalar(key) ? key.value : key);
      return token ? [{ token, node: value as Node | null, name }] : [];
    });
  }
  const { items = [] } = node.srcToken as CST.BlockSequence | CST.FlowCollection;
  const isEntry = ({ start, value, key }: CST.CollectionItem) =>
    value ?? key ?? start.some(({ type }) => type === 'seq-item-ind');
  const tokens = (items as CST.CollectionItem[]).filter(isEntry);
  return tokens.map((token, index) => ({ token, node: node.items[index] as Node | null }));
}

const opening = ['anchor', 'tag', 'explicit-key-ind', 'seq-item-ind'];

/** Where the first token of an item stands that is neither a space nor a comment. */
function startOf({ start, key, sep = [], value }: CST.CollectionItem): number {
  const first = start.find(({ type }) => opening.includes(type));
  return (first ?? key ?? sep[0] ?? value)?.offset ?? 0;
}

function headOf({ start, sep = [] }: CST.CollectionItem): number | undefined {
  const sign = [...start, ...sep].findLast(({ type }) => /^(seq-item|map-value)-ind$/.test(type));
  return sign && sign.offset + sign.source.length;
}

function commentOf({ sep = [], value }: CST.CollectionItem): string {
  const behind = value && (('end' in value && value.end) || ('props' in value && value.props));
  const all = [...sep, ...(behind || [])] as CST.SourceToken[];
  const line = all.slice(0, all.findIndex(({ type }) => type === 'newline') + 1 || undefined);
  const comment = line.find(({ type }) => type === 'comment');
  return comment ? ` ${comment.source}` : '';
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
