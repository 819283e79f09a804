import { isMap, type Node, parseDocument } from 'yaml';
import { ContentError, fileProblem } from '../../content/problem.ts';
import { type FieldPath, readYaml } from '../../content/yaml-file.ts';
import { editInline } from './edit-inline.ts';
import { editItems } from './edit-items.ts';
import { isSame } from './empty-values.ts';
import { isObject } from './match-entries.ts';
import {
  columnAt,
  isBlock,
  isCollection,
  type Source,
  spanOf,
  startOf,
  tokensOf,
} from './spans.ts';
import { writeItem } from './write-value.ts';

/**
 * Gives a YAML file a new value. What is not changed stays as it is written, sign by sign: comments, order,
 * quotes, folded texts, indentation, ends of lines, a byte order mark.
 *
 * @param file how the file is named in problems
 * @param source the text of the file
 * @param value the new value, in which an empty text or list may stand for a field without value
 * @param order names of fields that are to be in this order, in their places
 * @throws ContentError when the source is not valid YAML, or is written so that the change has no place in it
 */
export function editYaml(
  file: string,
  source: string,
  value: object,
  order: readonly string[] = [],
): string {
  const { errors } = readYaml(file, source);
  if (errors.length > 0) throw new ContentError(errors);
  const [mark = ''] = /^\uFEFF/.exec(source) ?? [];
  const result = mark + editText(source.slice(mark.length), value, order);
  const saved = readYaml(file, result);
  if (saved.errors.length === 0 && isSame(saved.toJS(), value)) return result;
  const { line, column, field } = readYaml(file, source).locate(firstChange(file, source, value));
  const message =
    'cannot be changed here, because of how it is written; change it in a text editor';
  throw new ContentError([{ ...fileProblem(file, message, line, column), field }]);
}

function editText(text: string, value: object, order: readonly string[]): string {
  const { contents } = parseDocument(text, { keepSourceTokens: true, logLevel: 'silent' });
  const source: Source = {
    text,
    eol: /\r\n/.test(text) ? '\r\n' : '\n',
    ...findLayout(contents, text),
  };
  if (!isCollection(contents) || isMap(contents) === Array.isArray(value))
    return begin(source, value);
  const { start, end } = spanOf(source, contents);
  const edited = isBlock(contents)
    ? (editItems(source, contents, value, order) ?? (isMap(contents) ? '{}' : '[]') + source.eol)
    : editInline(source, contents, value);
  return text.slice(0, start) + edited + text.slice(end);
}

/** A file that holds comments alone, or nothing. */
function begin(source: Source, value: object): string {
  const { text, eol } = source;
  const fields = Object.entries(value).map(([name, one]) => writeItem(source, 0, one, name) + eol);
  return text + (text && !text.endsWith('\n') ? eol : '') + fields.join('');
}

/** By how much a file indents, as its first group or list inside another one does. */
function findLayout(node: Node | null, text: string): Pick<Source, 'step' | 'isListIndented'> {
  const layout = { step: 2, isListIndented: true };
  const seen = { step: false, list: false };
  const look = (outer: Node | null) => {
    if (!outer || !isBlock(outer)) return;
    const all = tokensOf(outer);
    const column = all[0] ? columnAt(text, startOf(all[0].token)) : 0;
    for (const { node: inner } of all) {
      if (inner && isBlock(inner) && isMap(outer)) {
        const [first] = tokensOf(inner);
        const step = columnAt(text, first ? startOf(first.token) : 0) - column;
        if (!seen.list && !isMap(inner)) [layout.isListIndented, seen.list] = [step > 0, true];
        if (!seen.step && step > 0) [layout.step, seen.step] = [step, true];
      }
      look(inner);
    }
  };
  look(node);
  return layout;
}

/** The place of the first value that is to be another. */
function firstChange(file: string, source: string, value: unknown): FieldPath {
  const find = (old: unknown, now: unknown, at: FieldPath): FieldPath => {
    if (!isObject(old) || !isObject(now)) return at;
    const names = Array.isArray(old) ? [...old.keys()] : Object.keys(old);
    const name = names.find((one) => !isSame(old[one], now[one]));
    return name === undefined ? at : find(old[name], now[name], [...at, name]);
  };
  return find(readYaml(file, source).toJS(), value, []);
}
