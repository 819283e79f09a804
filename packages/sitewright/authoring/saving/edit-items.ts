import { isMap, isScalar, type Node } from 'yaml';
import { arrange, type Place } from './arrange.ts';
import { editInline } from './edit-inline.ts';
import { isSame } from './empty-values.ts';
import { isObject } from './match-entries.ts';
import {
  columnAt,
  type Item,
  isBlock,
  isCollection,
  isNothing,
  lineEnd,
  listItems,
  type Source,
  spanOf,
} from './spans.ts';
import { writeItem, writeScalar } from './write-value.ts';

const emptyLines = /^(?:[ \t]*\r?\n)+/;

/** The comments of a lead that an empty line parts from what is below. */
function detachedIn(lead: string): string {
  const lines = lead.split(/(?<=\n)/);
  const above = lines.slice(0, lines.findLastIndex((line) => !line.trim()) + 1).join('');
  return above.includes('#') ? above : '';
}

/**
 * A group or a list in lines with a new value.
 *
 * @param order names of fields that are to be in this order, in their places
 * @returns what stands in the place of its span; undefined where the value has nothing for lines
 */
export function editItems(
  source: Source,
  node: Node,
  value: unknown,
  order: readonly string[] = [],
): string | undefined {
  const { text, eol } = source;
  const items = listItems(source, node as Parameters<typeof listItems>[1]);
  const places = arrange(items, value, order);
  const [first] = items;
  if (!first || places.length === 0) return undefined;
  const column = columnAt(text, first.start);
  const isInFile = isMap(node) && column === 0;
  // Comments above an empty line belong to no item, and stay when the one below them goes.
  const staying = new Map<Item | undefined, string>();
  let left = '';
  for (const item of [...items, undefined]) {
    if (item && !places.some(({ old }) => old === item)) left += detachedIn(item.lead);
    else {
      staying.set(item, left);
      left = '';
    }
  }
  const parts = places.map((place, index) => {
    const { old, name } = place;
    const body = old
      ? editItem(source, old, place.value)
      : writeItem(source, column, place.value, name);
    const isLast = index === places.length - 1;
    const isOpen = isLast && !text.slice(0, items.at(-1)?.end).endsWith('\n');
    const line = isOpen ? body.replace(/\r?\n$/, '') : body.endsWith('\n') ? body : body + eol;
    return { lead: leadOf(place, index), line };
  });
  function leadOf({ old, value: one }: Place<Item>, index: number): string {
    // The item that begins a group has no empty lines above it, wherever it comes from.
    const stays = (old && staying.get(old)) ?? '';
    if (index === 0) return (stays + (old?.lead ?? '')).replace(emptyLines, '');
    if (old === first)
      return emptyLines.exec(places[0]?.old?.lead ?? '')?.[0] ?? (isInFile ? eol : '');
    return old?.lead ?? (isInFile && isObject(one) ? eol : '');
  }
  const isBehindDash = /\S/.test(text.slice(first.start - column, first.start));
  const margin = ' '.repeat(column);
  const [start, ...others] = parts;
  const rest = others.map(({ lead, line }) => lead + margin + line).join('');
  // The blanks before the first item are there already.
  const above = start?.lead && (isBehindDash ? eol + start.lead : start.lead.trimStart()) + margin;
  return (above ?? '') + start?.line + rest + staying.get(undefined);
}

/** A field or an entry with a new value. */
function editItem(source: Source, item: Item, value: unknown): string {
  const { text, eol } = source;
  const { start, end, head, node } = item;
  if (!node || isSame(node.toJSON(), value)) return text.slice(start, end);
  const changed = editNode(source, node, value, item);
  if (changed !== undefined) {
    if (isNothing(node)) return `${text.slice(start, head)} ${changed}${text.slice(head, end)}`;
    const span = spanOf(source, node);
    return text.slice(start, span.start) + changed + text.slice(span.end, end);
  }
  // Of another kind than before: a comment on its line stays there.
  const isShort = !isBlock(node);
  const from = isShort && !isNothing(node) ? spanOf(source, node).end : head;
  // Behind the header of a text in lines, else behind the value.
  const [header = ''] = /^[ \t]*[|>][^\s#]*/.exec(text.slice(head)) ?? [];
  const behind = text.slice(header ? head + header.length : from);
  const [comment = ''] = /^[ \t]*(?:#.*?)?(?=\r?\n|$)/.exec(behind) ?? [];
  const column = columnAt(text, start);
  const lines = writeItem(source, column, value, item.name);
  const [sign = ''] = /^.*?(?::|-)(?=\s|$)/.exec(lines) ?? [];
  const said = lines.slice(sign.length).replace(/(?=\r?\n|$)/, () => comment.trimEnd());
  const tail = isShort ? text.slice(lineEnd(text, from), end) : '';
  const own = text.slice(start, head);
  return own + said + eol + tail;
}

/** A value in the place of another one of its kind; undefined where it is of another. */
function editNode(source: Source, node: Node, value: unknown, { start }: Item): string | undefined {
  if (isScalar(node))
    return isObject(value) ? undefined : writeScalar(source, node, value, start, false);
  if (!isCollection(node) || !isObject(value) || isMap(node) === Array.isArray(value))
    return undefined;
  return isBlock(node) ? editItems(source, node, value) : editInline(source, node, value);
}
