import { isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { arrange } from './arrange.ts';
import { isSame } from './empty-values.ts';
import { isObject } from './match-entries.ts';
import {
  isCollection,
  isNothing,
  type Source,
  type Span,
  spanOf,
  startOf,
  tokensOf,
} from './spans.ts';
import { writeInline, writeScalar } from './write-value.ts';

/** A field or an entry between braces or brackets. */
interface Part extends Span {
  name?: string;
  node: Node | null;
  /** The blanks and comments before it. */
  lead: string;
  hasComma: boolean;
  /** What stands between it and its comma, and behind that in its line. */
  before: string;
  after: string;
}

/** A group or a list between braces or brackets with a new value, in its place. */
export function editInline(source: Source, node: YAMLMap | YAMLSeq, value: unknown): string {
  const { text, eol } = source;
  if (!node.srcToken) return writeInline(value).replace(/^(?=[^{[])/, '');
  const span = spanOf(source, node);
  const { parts, end } = listParts(source, node, span);
  const places = arrange(parts, value);
  const [first, second, last] = [parts[0], parts[1], parts.at(-1)];
  const usual = blankBefore(second?.lead ?? first?.lead) || ' ';
  const outer = first ? blankBefore(first.lead) : isMap(node) ? ' ' : '';
  const all = places.map(({ old, name, value: one }, index) => {
    const isOfPlace = index === 0 || !old || old === first;
    const lead = old?.lead.includes('#') || !isOfPlace ? old.lead : index === 0 ? outer : usual;
    const own = old ? editPart(source, old, one) : writeInline(one, name);
    const isFollowed = index < places.length - 1 || last?.hasComma === true;
    const { hasComma = false, before = '', after = '' } = old ?? {};
    const comma = isFollowed ? ',' : '';
    return lead + own + (hasComma ? before + comma + after : comma + before);
  });
  const inner = all.join('');
  const close = text.slice(parts.length > 0 ? end : span.end - 1, span.end);
  const gap = parts.length > 0 ? '' : outer;
  // A comment ends with its line alone.
  const { before = '', after = '' } = places.at(-1)?.old ?? {};
  const isOpen = (before + after).includes('#') && !/^[ \t]*\r?\n/.test(close);
  if (places.length === 0) return `${text[span.start]}${text[span.end - 1]}`;
  return text[span.start] + inner + gap + (isOpen ? eol : '') + close;
}

/** The blanks of a lead behind its last comment. */
const blankBefore = (lead = '') => /(?:\r?\n)?[ \t]*$/.exec(lead)?.[0] ?? '';

/** The parts of a group or a list, and where the last of them ends with its comma and its comment. */
function listParts(source: Source, node: YAMLMap | YAMLSeq, span: Span) {
  const { text } = source;
  const tokens = tokensOf(node);
  const parts: Part[] = [];
  let end = span.start + 1;
  for (const [index, { token, node: value, name }] of tokens.entries()) {
    const start = startOf(token);
    const lead = text.slice(end, start);
    const next = tokens[index + 1];
    const ownEnd = value ? spanOf(source, value).end : start;
    const between = text.slice(ownEnd, next ? startOf(next.token) : span.end - 1);
    const comma = /^((?:\s+#.*|\s)*),([ \t]+#[^\r\n]*)?/.exec(between);
    const [said = '', before = '', after = ''] = comma ?? /^([ \t]+#[^\r\n]*)?/.exec(between) ?? [];
    const part = { start, end: ownEnd, node: value, lead, hasComma: comma !== null, before, after };
    parts.push({ ...part, ...(name !== undefined && { name }) });
    end = ownEnd + said.length;
  }
  return { parts, end };
}

function editPart(source: Source, part: Part, value: unknown): string {
  const { text } = source;
  const { start, end, node } = part;
  if (!node || isSame(node.toJSON(), value)) return text.slice(start, end);
  const span = spanOf(source, node);
  const blank = isNothing(node) ? ' ' : '';
  return (
    text.slice(start, span.start) +
    blank +
    editNode(source, node, value, start) +
    text.slice(span.end, end)
  );
}

function editNode(source: Source, node: Node, value: unknown, start: number): string {
  if (isScalar(node) && !isObject(value)) return writeScalar(source, node, value, start, true);
  const isKind = isCollection(node) && isObject(value) && isMap(node) !== Array.isArray(value);
  return isKind ? editInline(source, node, value) : writeInline(value);
}
