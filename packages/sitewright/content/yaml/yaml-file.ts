import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParseOptions,
  parseDocument,
  visit,
} from 'yaml';
import { findTextMistake } from '../../lib/text-file.ts';
import { type Position, type Problem, syntaxProblem } from '../messages/problem.ts';
import { syntaxErrors } from './syntax-errors.ts';

/** The way to a field from the root of its file: `['hero', 'stats', 2, 'value']`. */
export type FieldPath = readonly PropertyKey[];

/**
 * Places what is wrong with the field at a path; `atField` is what a {@link Problem} has under that name, `found` the part
 * of the field that is meant.
 */
export type ProblemAt = (
  path: FieldPath,
  message: string,
  atField?: string,
  found?: string,
) => Problem;

export type YamlFile = ReturnType<typeof readYaml> & {
  /** The words in braces that stand for something at a field alone, such as the names of a record’s fields. */
  namesAt?(path: FieldPath, found: string): readonly string[];
  /** What the file says at a place of it for all records, with the names of their fields; undefined elsewhere. */
  writtenAt?(path: FieldPath): unknown;
};

/**
 * The text of a content file, with the position of each of its fields.
 *
 * @param file how the file is named in problems, such as `content/home.yaml`
 * @param text the file's text; anything at all
 */
export function readYaml(file: string, text: string) {
  const { value, errors } = parse(text);
  // Documents are for places alone: those of many files take much memory.
  let opened: ReturnType<typeof open> | undefined;
  return {
    /** Mistakes in how the file is written; the functions below are of use only without any. */
    errors: errors.map(({ message, line, column }) => syntaxProblem(file, message, line, column)),
    /** What the file says; nobody may change it. */
    toJS: () => value,
    /**
     * Where a field stands; a missing field stands where the group that lacks it begins.
     *
     * @param part `name` is the field's name, `value` what stands behind it
     * @param found a part of the value, whose place it is where it is written as it reads
     */
    locate: (path: FieldPath, part: 'name' | 'value' = 'value', found = ''): Position => {
      opened ??= open(text);
      const { document, placeAt } = opened;
      const { start, end } = findRange(document.contents, path, part);
      const place = placeAt(start + Math.max(0, text.slice(start, end).indexOf(found)));
      return { file, ...place, field: formatPath(path) };
    },
  };
}

function parse(text: string) {
  const mistake = findTextMistake(text);
  if (mistake) return { errors: [mistake], value: undefined };
  const { document, placeAt } = open(text);
  const errors = syntaxErrors(document, text).map(({ offset, message }) => {
    return { ...placeAt(offset), message };
  });
  readOddNumbersAsTexts(document);
  composeLetters(document, text);
  return { errors, value: errors.length > 0 ? undefined : (document.toJS() as unknown) };
}

function open(text: string) {
  const lineCounter = new LineCounter();
  const document = parseYaml(text, { lineCounter });
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return { document, placeAt };
}

/** A number of which no digit is lost when it is read; `1.490` may mean a thousand, and would be 1.49. */
export const plainNumber = /^(?!.*\.\d{2,}0$)(?!(\D*\d){16})-?(0|[1-9]\d*)(\.\d+)?$/;

/** YAML reads numbers that people do not write, such as `1e3`; their fields say what to write, or take them as they stand. */
export function readOddNumbersAsTexts(document: Document): void {
  visit(document, {
    Scalar(key, node) {
      const isOdd = typeof node.value === 'number' && !plainNumber.test(node.source ?? '');
      if (key !== 'key' && isOdd) node.value = node.source;
    },
  });
}

/** Letters that are written apart from their accents are read as those of everybody else, so that names are found. */
export function composeLetters(document: Document, text: string): void {
  if (text === text.normalize('NFC')) return;
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') node.value = node.value.normalize('NFC');
    },
  });
}

/** Parses YAML without throwing: mistakes are in the document's `errors` and `warnings`. */
const parseYaml = (text: string, options?: ParseOptions): Document.Parsed =>
  parseDocument(text, { ...options, prettyErrors: false, logLevel: 'error' });

/** `['hero', 'stats', 2, 'value']` becomes `hero.stats[2].value`. */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    // Odd characters, such as a line break, would tear the line of a problem apart.
    const name = /^[\p{L}\p{N}_-]+$/u.test(String(step)) ? String(step) : JSON.stringify(step);
    return text ? `${text}.${name}` : name;
  }, '');
}

function findRange(root: Node | null, path: FieldPath, part: 'name' | 'value') {
  let value: unknown = root;
  let name: unknown = root;
  for (const step of path) {
    const pair = isMap(value)
      ? // A key may be a number.
        value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const entry = isSeq(value) ? value.items[Number(step)] : undefined;
    if (!pair && !entry) break;
    name = pair?.key ?? entry;
    value = pair ? pair.value : entry;
  }
  const node = part === 'value' && isScalar(value) ? value : name;
  const [start = 0, end = start] = (isNode(node) && node.range) || [];
  return { start, end };
}
