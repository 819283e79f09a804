import { CST, Document, type Node, type Scalar, type ToStringOptions, visit } from 'yaml';
import { readYaml } from '../../content/yaml/yaml-file.ts';
import { columnAt, lineEnd, type Source, spanOf } from './yaml-items.ts';

/** A new field or entry in lines, from its name or dash to its last word; its first line is not indented. */
export function writeItem(source: Source, column: number, value: unknown, name?: string): string {
  const { step: indent, isListIndented: indentSeq, eol } = source;
  const whole = name === undefined ? [value] : { [name]: value };
  const lines = write(whole, { indent, indentSeq }).split('\n');
  return lines.map((line, at) => (at > 0 && line ? ' '.repeat(column) + line : line)).join(eol);
}

/** A new value between braces or brackets, with its name where it has one, in one line. */
export function writeInline(value: unknown, name?: string): string {
  const options = { collectionStyle: 'flow', doubleQuotedMinMultiLineLength: Infinity } as const;
  if (name === undefined) return write([value], options).slice(2, -2);
  return write({ [name]: value }, options).slice(2, -2);
}

function write(value: unknown, options: ToStringOptions): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, node) {
      // What the parser takes for a text, our reader may not.
      if (typeof node.value !== 'string' || isReadAs(node.value, node.value, 0, false)) return;
      const hasLines = !options.collectionStyle && /^\S.*\n[\s\S]*\S\n?$/.test(node.value);
      node.type = hasLines ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0, ...options }).trimEnd();
}

/**
 * A single value in place of another, in the style of that one where it can be written so.
 *
 * @param at the start of the field or entry that it is in
 */
export function writeScalar(
  source: Source,
  node: Scalar,
  value: unknown,
  at: number,
  isInline: boolean,
): string {
  if (typeof value !== 'string') return write(value ?? null, {});
  const { text, eol, step } = source;
  const { start, end } = spanOf(text, node as Node);
  const old = text.slice(start, end);
  const column = columnAt(text, at);
  const indent = /\n([ \t]+)\S/.exec(old)?.[1]?.length ?? column + step;
  const [, comment = ''] = /^[|>][^\n#]*?([ \t]+#[^\r\n]*)/.exec(old) ?? [];
  const writeIn = (type: Scalar.Type) => {
    // In one line, where the style is not one of lines.
    const implicitKey = !type.startsWith('BLOCK');
    const context = { type, indent, inFlow: isInline, implicitKey, end: [] };
    const lines = CST.stringify(CST.createScalarToken(value, context)).replace(/\n$/, '');
    return lines.replace(/(?=\n|$)/, () => comment).replaceAll('\n', eol);
  };
  // A comment behind a text in lines would become a part of it.
  const isAlone = !isInline && /^\s*$/.test(text.slice(end, lineEnd(text, end)));
  const styles: Scalar.Type[] = [(node.type as Scalar.Type) ?? 'PLAIN'];
  if (value.includes('\n') && isAlone) styles.push('BLOCK_LITERAL');
  const before = typeof node.value === 'string' ? node.value : '';
  const kept = replaceWords(old, before, value, eol);
  if (kept !== undefined && isReadAs(value, kept, column, isInline)) return kept;
  const type = styles.find((one) => isReadAs(value, writeIn(one), column, isInline));
  return writeIn(type ?? 'QUOTE_DOUBLE');
}

/**
 * Changes in a text as it is written the words alone that change, whatever quotes, escapes, indentation or line breaks
 * it has.
 *
 * @param written the text as it is written
 * @param before what it says
 * @param after what it is to say
 * @returns undefined where its words are not written one by one; it may say something else than was asked
 */
function replaceWords(
  written: string,
  before: string,
  after: string,
  eol: string,
): string | undefined {
  const [opening = ''] = /^(?:["']|[|>][^\n]*\n)/.exec(written) ?? [];
  const quote = opening.length === 1 ? opening : '';
  const inner = written.slice(opening.length, written.length - quote.length);
  const places = listEdges(before, /\S+/g);
  const writtenPlaces = listEdges(inner, quote === '"' ? /(?:\\[^nt\s]|[^\s\\])+/g : /\S+/g);
  if (places.length === 0 || places.length !== writtenPlaces.length) return undefined;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  const first = places.findLastIndex((place) => place <= same);
  const start = places[first] ?? 0;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const last = places.findIndex((place) => place >= start && place >= before.length - tail);
  if (first < 0 || last < 0) return undefined;
  const next = after.slice(start, after.length - (before.length - (places[last] ?? 0)));
  const [indent = ''] = /(?<=\n)[ \t]*(?=\S)|^[ \t]*(?=\S)/.exec(inner) ?? [];
  // In a folded text, an empty line ends a line.
  const breakLines = (breaks: string) =>
    eol.repeat(breaks.length + (opening[0] === '|' ? 0 : 1)) + indent;
  const words =
    quote === '"'
      ? JSON.stringify(next).slice(1, -1)
      : (quote ? next.replaceAll(quote, quote + quote) : next).replaceAll(/\n+/g, breakLines);
  if (opening === quote && quote !== '"' && next.includes('\n')) return undefined;
  const [head, end] = [inner.slice(0, writtenPlaces[first]), inner.slice(writtenPlaces[last])];
  return opening + head + words + end + quote;
}

/** Where each word begins and ends. */
const listEdges = (text: string, word: RegExp): number[] =>
  [...text.matchAll(word)].flatMap(({ index, 0: one }) => [index, index + one.length]);

/** Whether a text is read as a value, in a field at a column. */
function isReadAs(value: string, written: string, column: number, isInline: boolean): boolean {
  const lines = isInline ? `key: [ ${written} ]\n` : `${' '.repeat(column)}key: ${written}\n`;
  const { errors, toJS } = readYaml('', lines);
  if (errors.length > 0) return false;
  const { key } = toJS() as { key: unknown };
  return isInline ? Array.isArray(key) && key.length === 1 && key[0] === value : key === value;
}
