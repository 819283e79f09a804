import { isSeq, type Node, parseDocument, visit } from 'yaml';
import { ContentError, fileProblem } from '../../content/messages/problem.ts';
import { type Group, isObject } from '../../content/values/field-at.ts';
import {
  composeLetters,
  type FieldPath,
  readOddNumbersAsTexts,
  readYaml,
} from '../../content/yaml/yaml-file.ts';
import { findTextMistake } from '../../lib/text-file.ts';
import { isSame } from './arrange-items.ts';
import { editCollection } from './edit-node.ts';
import { writeItem } from './write-value.ts';
import { columnAt, isBlock, isCollection, listItems, type Source, spanOf } from './yaml-items.ts';

/**
 * Gives a YAML file a new value. What is not changed stays as it is written, sign by sign: comments, order,
 * quotes, folded texts, indentation, ends of lines, a byte order mark.
 *
 * @param file how the file is named in problems
 * @param source the text of the file
 * @param typed the new value, in which an empty text or list may stand for a field without value
 * @param order names of fields that are to be in this order, in their places
 * @param former texts of the file by the names of fields that stood in them: one that says the same again is written as there
 * @throws ContentError when the source is not valid YAML, or is written so that the change has no place in it, and
 * where the value has a sign that no file can hold
 */
export function editYaml(
  file: string,
  source: string,
  typed: object,
  order: readonly string[] = [],
  former: ReadonlyMap<string, string> = new Map(),
): string {
  const value = withComposedLetters(typed);
  const { errors } = readYaml(file, source);
  if (errors.length > 0) throw new ContentError(errors);
  const [mark = ''] = byteOrderMark.exec(source) ?? [];
  const result = mark + editText(source.slice(mark.length), value as Group, order, former);
  const saved = readYaml(file, result);
  // What says nothing has no text.
  const said = saved.toJS() ?? (Array.isArray(value) ? [] : {});
  if (saved.errors.length === 0 && isSame(said, value)) return result;
  const { line, column, field } = readYaml(file, source).locate(firstChange(file, source, value));
  const message =
    findTextMistake(result)?.message ??
    'cannot be changed here, because of how it is written; change it in a text editor';
  throw new ContentError([{ ...fileProblem(file, message, line, column), field }]);
}

/** A value as a file is read that has it: letters that were typed or pasted apart from their accents are together. */
function withComposedLetters(value: object): object {
  const text = JSON.stringify(value);
  if (text === text.normalize('NFC')) return value;
  return JSON.parse(text, (_name, one) => (typeof one === 'string' ? one.normalize('NFC') : one));
}

const byteOrderMark = /^\uFEFF/;

function parse(text: string): Node | null {
  const document = parseDocument(text, { keepSourceTokens: true, logLevel: 'silent' });
  readOddNumbersAsTexts(document);
  composeLetters(document, text);
  return document.contents;
}

function editText(
  text: string,
  value: Group,
  order: readonly string[],
  former: ReadonlyMap<string, string>,
): string {
  const contents = parse(text);
  const findFormer: Source['findFormer'] = (name, said) => {
    const old = former.get(name)?.replace(byteOrderMark, '') ?? '';
    const node = parse(old);
    const item = isCollection(node) && listItems(old, node).find((one) => one.name === name);
    if (!item || !isSame(item.node?.toJSON(), said)) return undefined;
    return { lead: item.lead, body: old.slice(item.start, item.end) };
  };
  const source = { ...describeLayout(contents, text), findFormer };
  const { eol } = source;
  if (!isCollection(contents) || isSeq(contents) !== Array.isArray(value)) {
    // A file that holds comments alone, or nothing.
    const fields = Object.entries(value).map(
      ([name, one]) => writeItem(source, 0, one, name) + eol,
    );
    return text + (text && !text.endsWith('\n') ? eol : '') + fields.join('');
  }
  const { start, end } = spanOf(text, contents);
  const edited = editCollection(source, contents, value, order);
  return text.slice(0, start) + edited + text.slice(end);
}

/** How an author writes a file: it indents by as much as its first group or list inside another one. */
function describeLayout(contents: Node | null, text: string): Omit<Source, 'findFormer'> {
  let step: number | undefined;
  let isListIndented: boolean | undefined;
  visit(contents, {
    Pair(_, { key, value }) {
      if (!isBlock(value)) return;
      const [outer, inner] = [key as Node, value].map(({ range }) =>
        columnAt(text, range?.[0] ?? 0),
      );
      const own = (inner ?? 0) - (outer ?? 0);
      if (isSeq(value)) isListIndented ??= own > 0;
      if (own > 0) step ??= own;
    },
  });
  const eol = /\r\n/.test(text) ? '\r\n' : '\n';
  return { text, eol, step: step ?? 2, isListIndented: isListIndented ?? true };
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
