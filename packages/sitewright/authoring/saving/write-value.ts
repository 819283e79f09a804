import { CST, parse, type Scalar, stringify } from 'yaml';
import { keepLines } from './keep-lines.ts';
import { keepSigns } from './keep-signs.ts';
import { isObject } from './match-entries.ts';
import { columnAt, lineEnd, type Source, spanOf } from './spans.ts';

/** A new field or entry in lines, from its name or dash to its last word; its first line is not indented. */
export function writeItem(source: Source, column: number, value: unknown, name?: string): string {
  const { step: indent, isListIndented: indentSeq, eol } = source;
  const whole = name === undefined ? [value] : { [name]: value };
  const lines = stringify(whole, { lineWidth: 0, indent, indentSeq }).trimEnd().split('\n');
  return lines.map((line, at) => (at > 0 && line ? ' '.repeat(column) + line : line)).join(eol);
}

/** A new value between braces or brackets, with its name where it has one, in one line. */
export function writeInline(value: unknown, name?: string): string {
  const label = name === undefined ? '' : `${writeWord(name)}: `;
  if (!isObject(value)) return label + writeWord(value);
  if (Array.isArray(value)) return `${label}[ ${value.map((one) => writeInline(one)).join(', ')} ]`;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `${label}{ ${fields.map(([field, one]) => writeInline(one, field)).join(', ')} }`;
}

function writeWord(value: unknown): string {
  if (typeof value !== 'string') return stringify(value ?? null).trim();
  const plain = writeText(value, 'PLAIN', { inFlow: true, indent: 0 });
  return readScalar(plain, 0, true) === value ? plain : JSON.stringify(value);
}

function writeText(
  value: string,
  type: string,
  place: { inFlow: boolean; indent: number },
): string {
  // In one line, where the style is not one of lines.
  const context = { ...place, implicitKey: !type.startsWith('BLOCK'), end: [] };
  const token = CST.createScalarToken(value, { ...context, type: type as Scalar.Type });
  return CST.stringify(token).replace(/\n$/, '');
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
  if (typeof value !== 'string') return stringify(value ?? null).trim();
  const { text, eol, step } = source;
  const { start, end } = spanOf(source, node);
  const old = text.slice(start, end);
  const column = columnAt(text, at);
  const indent = /\n([ \t]+)\S/.exec(old)?.[1]?.length ?? column + step;
  const [, comment = ''] = /^[|>][^\n#]*?([ \t]+#[^\r\n]*)/.exec(old) ?? [];
  const write = (type: string) =>
    writeText(value, type, { indent, inFlow: isInline })
      .replace(/(?=\n|$)/, () => comment)
      .replaceAll('\n', eol);
  const read = (one: string) => readScalar(one, column, isInline);
  // A comment behind a text in lines would become a part of it.
  const isAlone = !isInline && /^\s*$/.test(text.slice(end, lineEnd(text, end)));
  const styles = [
    node.type ?? 'PLAIN',
    ...(value.includes('\n') && isAlone ? ['BLOCK_LITERAL'] : []),
  ];
  const said = typeof node.value === 'string' ? node.value : '';
  const candidates = [
    ...keepSigns(old, said, value).map((one) => () => one),
    () => keepLines(old, value, eol),
    ...styles.map((type) => () => write(type)),
  ];
  for (const candidate of candidates) {
    const written = candidate();
    if (written !== undefined && read(written) === value) return written;
  }
  return write('QUOTE_DOUBLE');
}

/** What a text says as a value at a column; undefined where it is none there. */
function readScalar(text: string, column: number, isInline: boolean): unknown {
  const lines = isInline ? `key: [ ${text} ]` : `${' '.repeat(column)}key: ${text}\n`;
  try {
    const value = parse(lines, { logLevel: 'silent' })?.key;
    return isInline ? (value?.length === 1 ? value[0] : undefined) : value;
  } catch {
    return undefined;
  }
}
