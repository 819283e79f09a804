import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  type YAMLMap,
} from 'yaml';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import { ContentError } from '../../app/content/problem.ts';
import { parseYaml, readYaml } from '../../app/content/yaml-file.ts';
import { UserError } from '../../lib/user-error.ts';

/**
 * Gives a YAML file a new value. Comments, order and quotes stay. Where each text has a line of its
 * own, however long, only the lines of changed values change.
 *
 * @param source the text of the file
 * @param value the new value, in which an empty text or list may stand for a field without value
 * @param order names of fields that are to be in this order, in their places
 * @throws ContentError when the source is not valid YAML
 */
export function mergeYaml(
  file: string,
  source: string,
  value: unknown,
  order: readonly string[] = [],
): string {
  const { errors } = readYaml(file, source);
  if (errors.length > 0) throw new ContentError(errors);
  const document = parseYaml(source);
  document.contents = merge(document, document.contents, value) as typeof document.contents;
  if (isMap(document.contents)) orderFields(document.contents, order);
  return document.toString({ lineWidth: 0 });
}

/** Brings a node to a value; returns a new node only where the old one is of another kind. */
function merge(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isSame(document, node, value)) return node;
  if (isScalar(node) && !isGroup(value)) {
    node.value = value;
    return node;
  }
  if (isMap(node) && isGroup(value) && !Array.isArray(value)) {
    mergeFields(document, node, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = mergeEntries(document, node.items, value);
    return node;
  }
  return document.createNode(value);
}

function mergeFields(document: Document, map: YAMLMap, value: Group): void {
  map.items = map.items.filter(({ key, value: old }: Pair) => {
    return String(key) in value || isEmpty((old as Node).toJS(document));
  });
  for (const [name, one] of Object.entries(value)) {
    // A switch that is off is what a file means that says nothing of it.
    const isNews = !isEmpty(one) && one !== false;
    if (map.has(name)) map.set(name, merge(document, map.get(name, true), one));
    else if (isNews) map.items.push(createField(document, name, one, map === document.contents));
  }
}

/** A new field; a section has an empty line above it. */
function createField(document: Document, name: string, value: unknown, isInFile: boolean): Pair {
  const pair = document.createPair(document.createNode(name), value);
  pair.key.spaceBefore = isInFile && isGroup(value);
  return pair;
}

function orderFields(map: YAMLMap, order: readonly string[]): void {
  const rankOf = ({ key }: Pair) => order.indexOf(String(key));
  const ordered = map.items.filter((pair) => rankOf(pair) >= 0);
  ordered.sort((a, b) => rankOf(a) - rankOf(b));
  map.items = map.items.map((pair) => (rankOf(pair) < 0 ? pair : (ordered.shift() ?? pair)));
}

/** An entry that stays keeps its node wherever it is now; others take the node in their place. */
function mergeEntries(document: Document, items: unknown[], values: unknown[]): Node[] {
  const free = new Set(items);
  const take = (item: unknown) => (free.delete(item) ? item : undefined);
  const unchanged = values.map((one) =>
    take(items.find((item) => free.has(item) && isSame(document, item as Node, one))),
  );
  return values.map((one, index) => merge(document, unchanged[index] ?? take(items[index]), one));
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

/** The content editor leaves out what is empty, or gives it an empty text. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isDeepStrictEqual(value, []);
}

function isSame(document: Document, node: Node, value: unknown): boolean {
  const old = node.toJS(document);
  return old === null ? isEmpty(value) : isDeepStrictEqual(old, value);
}

/** The slash that the editor puts before the name of a picture in a text. */
const picture = /(?<=!\[[^\]\n]*\]\()\/(?=[\w-]+\.\w+[ )])/g;

/**
 * Gives a Markdown file new fields and a new text. Comments, order and quotes of its fields stay.
 *
 * @param source the file as it is
 * @param next the file as the content editor writes it
 * @throws UserError when the new file has no fields, or one of the two has fields that are not valid YAML
 */
export function mergeMarkdown(file: string, source: string, next: string): string {
  const parts = splitFrontMatter(next);
  if (!parts)
    throw new UserError(`${file}:1:1 expected fields between two lines of ---, found none`);
  const fields = withoutSlashes(parse(parts.frontMatter));
  const before = splitFrontMatter(source)?.frontMatter ?? parts.frontMatter;
  const front = mergeYaml(file, before, fields);
  return `${front.trimEnd()}\n---\n\n${parts.body.replaceAll(picture, '').trim()}\n`;
}

/** The same value, with the names of pictures as content files have them: the editor puts a slash before. */
export function withoutSlashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSlashes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isPicture = name === 'src' && typeof one === 'string';
      return [name, isPicture ? one.replace(/^\//, '') : withoutSlashes(one)];
    }),
  );
}
