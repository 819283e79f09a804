import { isMap, isScalar, type Node } from 'yaml';
import { type Group, isObject } from '../../content/values/field-at.ts';
import { arrangeItems, isSame, type Place } from './arrange-items.ts';
import { writeInline, writeItem, writeScalar } from './write-value.ts';
import {
  columnAt,
  type Item,
  isBlock,
  isCollection,
  isNothing,
  listItems,
  type Source,
  spanOf,
} from './yaml-items.ts';

type Collection = Parameters<typeof listItems>[1];

/** Items of a group or a list, and where they are to stand. */
interface Arrangement {
  source: Source;
  node: Collection;
  items: readonly Item[];
  places: readonly Place<Item>[];
}

/**
 * A group or a list with a new value, each of its items in the way it is written.
 *
 * @param order names of fields that are to be in this order, in their places
 * @returns what stands in the place of its span
 */
export function editCollection(
  source: Source,
  node: Collection,
  value: Group,
  order: readonly string[] = [],
): string {
  const { text } = source;
  const isInline = !isBlock(node);
  const { start, end } = spanOf(text, node);
  const items = listItems(text, node);
  const places = arrangeItems(items, value, order);
  if (places.length === 0) return (isMap(node) ? '{}' : '[]') + (isInline ? '' : source.eol);
  if (places.length !== items.length || places.some(({ old }, index) => old !== items[index]))
    return (isInline ? rearrangeInline : rearrangeLines)({ source, node, items, places });
  const isOfFile = isInFile(node, items, text);
  let result = '';
  let from = start;
  for (const [index, item] of items.entries()) {
    const { name, start: first, end: last } = item;
    const now = places[index]?.value;
    const isOther = isOfFile && name && !isSame(item.node?.toJSON(), now);
    const { body } = (isOther ? source.findFormer(name, now) : undefined) ?? {};
    // Somebody may have written comments since.
    const comments = text.slice(first, last).match(/#[^\r\n]*/g) ?? [];
    const isWhole = comments.every((one) => body?.includes(one));
    // It may have been the last of a file whose last line has no end, or be that now.
    const [lineEnd = ''] = /(?:\r?\n)?$/.exec(text.slice(first, last)) ?? [];
    const former = body?.replace(/(?:\r?\n)?$/, lineEnd);
    result +=
      text.slice(from, first) + ((isWhole && former) || editItem(source, item, now, isInline));
    from = last;
  }
  return result + text.slice(from, end);
}

/** Whether items are the fields of a whole file. */
const isInFile = (node: Collection, items: readonly Item[], text: string) =>
  isMap(node) && isBlock(node) && columnAt(text, items[0]?.start ?? 0) === 0;

/** A field or an entry with a new value. */
function editItem(source: Source, item: Item, value: unknown, isInline: boolean): string {
  const { text, eol } = source;
  const { name, node, start, head, last, end } = item;
  if (!node || isSame(node.toJSON(), value)) return text.slice(start, end);
  const changed = editValue(source, node, value, start, isInline);
  if (changed !== undefined && !isNothing(node)) {
    const span = spanOf(text, node);
    return text.slice(start, span.start) + changed + text.slice(span.end, end);
  }
  if (isInline) return `${text.slice(start, head)} ${writeInline(value)}`;
  if (changed !== undefined) return `${text.slice(start, head)} ${changed}${text.slice(head, end)}`;
  // Of another kind than before: a comment on its line stays there.
  const lines = writeItem(source, columnAt(text, start), value, name && 'x');
  const written = lines.slice(name ? 2 : 1).replace(/(?=\r?\n|$)/, () => item.comment);
  return text.slice(start, head) + written + eol + text.slice(last, end);
}

/** A value in the place of another one of its kind; undefined where it is of another. */
function editValue(source: Source, node: Node, value: unknown, at: number, isInline: boolean) {
  if (isScalar(node) && !isObject(value)) return writeScalar(source, node, value, at, isInline);
  const isKind = isCollection(node) && isObject(value) && isMap(node) !== Array.isArray(value);
  if (!isKind || !node.srcToken) return undefined;
  return isBlock(node) && arrangeItems(listItems(source.text, node), value).length === 0
    ? undefined
    : editCollection(source, node, value);
}

/** Items between braces or brackets in their new places. */
function rearrangeInline({ source, node, items, places }: Arrangement): string {
  const { text, eol } = source;
  const { start, end } = spanOf(text, node);
  const [open, close] = [text.slice(start, start + 1), text.slice(end - 1, end)];
  // A comment behind a comma belongs to the item before that.
  const parts = new Map(
    items.map((item, index) => {
      const next = items[index + 1];
      const between = text.slice(item.end, next?.start ?? end - 1);
      const [said = '', before = '', comma = '', after = ''] =
        /^((?:\s+#.*|\s)*)(,)([ \t]+#[^\r\n]*)?/.exec(between) ??
        /^([ \t]+#[^\r\n]*)?/.exec(between) ??
        [];
      return [
        item,
        { tail: before + after, hasComma: comma !== '', rest: between.slice(said.length) },
      ];
    }),
  );
  const leads = items.map((_, index) =>
    index === 0 ? (items[0]?.lead ?? '') : (parts.get(items[index - 1] as Item)?.rest ?? ''),
  );
  const outer = blankIn(leads[0] ?? (isMap(node) ? ' ' : ''));
  const usual = blankIn(leads[1] ?? leads[0] ?? '') || ' ';
  const lastPart = parts.get(items.at(-1) as Item);
  const all = places.map(({ old, name, value }, index) => {
    const lead = leads[items.indexOf(old as Item)] ?? '';
    const isOfPlace = index === 0 || !old || old === items[0];
    const blank = index === 0 ? outer : usual;
    const own = old ? editItem(source, old, value, true) : writeInline(value, name);
    const hasComma = index < places.length - 1 || lastPart?.hasComma;
    const tail = old ? (parts.get(old)?.tail ?? '') : '';
    return (lead.includes('#') || !isOfPlace ? lead : blank) + own + (hasComma ? ',' : '') + tail;
  });
  const rest = lastPart ? lastPart.rest : outer;
  // A comment ends with its line alone.
  const isOpen =
    parts.get(places.at(-1)?.old as Item)?.tail.includes('#') && !/^[ \t]*\r?\n/.test(rest);
  return open + all.join('') + (isOpen ? eol : '') + rest + close;
}

/** The blanks of a lead behind its last comment. */
const blankIn = (lead: string) => /(?:\r?\n)?[ \t]*$/.exec(lead)?.[0] ?? '';

/** Items in lines in their new places, of which there is one at least. */
function rearrangeLines({ source, node, items, places }: Arrangement): string {
  const { text, eol } = source;
  const [first] = items as [Item];
  const column = columnAt(text, first.start);
  const margin = ' '.repeat(column);
  const isOfFile = isInFile(node, items, text);
  const kept = keepDetached(items, places);
  const lines = places.map(({ old, name, value }, index) => {
    const former = old || !isOfFile || !name ? undefined : source.findFormer(name, value);
    const body = old
      ? editItem(source, old, value, false)
      : (former?.body ?? writeItem(source, column, value, name) + eol);
    let lead = old ? (kept.get(old) ?? '') + old.lead : isOfFile && isObject(value) ? eol : '';
    // Comments that belong to no field have stayed.
    if (former)
      lead = former.lead.replace(detached, (above) => (above.includes('#') ? eol : above));
    // The item that begins a group has no empty lines above it, wherever it comes from.
    if (index === 0) lead = lead.replace(emptyLines, '');
    else if (old === first)
      lead = emptyLines.exec(places[0]?.old?.lead ?? '')?.[0] ?? (isOfFile ? eol : '');
    return lead + margin + (body.endsWith('\n') ? body : body + eol);
  });
  const isOpen = !text.slice(0, items.at(-1)?.end).endsWith('\n');
  const result = lines.join('') + (kept.get(undefined) ?? '');
  const whole = isOpen ? result.replace(/\r?\n$/, '') : result;
  // What is before the first item in its line is there already.
  if (whole.startsWith(margin)) return whole.slice(column);
  const isBehindDash = /\S/.test(text.slice(first.start - column, first.start));
  return isBehindDash ? eol + whole : whole.trimStart();
}

/** What stands above the last empty line, with that. */
const detached = /^(?:[^\n]*\n)*[ \t]*\r?\n/;
const emptyLines = /^(?:[ \t]*\r?\n)+/;

/** Comments above an empty line belong to no item: what stays of those that go, by the item that it stands above then. */
function keepDetached(items: readonly Item[], places: readonly Place<Item>[]) {
  const kept = new Map<Item | undefined, string>();
  let left = '';
  for (const item of [...items, undefined]) {
    if (item && !places.some(({ old }) => old === item)) {
      const [above = ''] = detached.exec(item.lead) ?? [];
      left += above.includes('#') ? above : '';
    } else {
      kept.set(item, left);
      left = '';
    }
  }
  return kept;
}
