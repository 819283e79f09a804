import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml';

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Brings a YAML text to a new value and touches nothing else: comments, order, quotes and line
 * breaks of all that stays the same stay as they are. A list or group that gets or loses entries
 * is written anew, with its comments.
 *
 * @param source the text as it is
 * @param value what it is to say; empty texts in it count as nothing where there was nothing
 * @throws Error when the source is not valid YAML
 */
export function mergeYaml(source: string, value: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  if (document.errors[0]) throw document.errors[0];
  const root = document.contents as Node | null;
  if (!root) return stringify(value, { lineWidth: 0 });
  const splices = changes(source, root, value, false);
  return splices
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}

/** The places where a node's text has to change. */
function changes(source: string, node: Node, value: unknown, inFlow: boolean): Splice[] {
  if (isSame(node, value)) return [];
  if (isScalar(node) && !isGroup(value)) return [scalarChange(source, node, value, inFlow)];
  const flow = inFlow || ((isMap(node) || isSeq(node)) && node.flow === true);
  if (isMap(node) && isGroup(value) && !Array.isArray(value)) {
    const added = Object.keys(value).some((name) => !node.has(name) && !isNothing(value[name]));
    if (!added && !node.items.some((pair) => isGone(pair, value))) {
      return node.items.flatMap((pair) => {
        const name = String(pair.key);
        return name in value ? changes(source, pair.value as Node, value[name], flow) : [];
      });
    }
  }
  if (isSeq(node) && Array.isArray(value) && isInPlace(node.items as Node[], value)) {
    return node.items.flatMap((item, index) => changes(source, item as Node, value[index], flow));
  }
  return [rewritten(source, node, value)];
}

/** Whether a list has as many entries as before, and none of them stands elsewhere now. */
function isInPlace(items: readonly Node[], value: readonly unknown[]): boolean {
  if (items.length !== value.length) return false;
  const changed = items.flatMap((item, index) => (isSame(item, value[index]) ? [] : [index]));
  return !changed.some((from) => changed.some((to) => isSame(items[from] as Node, value[to])));
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

/** An editor leaves out what is empty, or fills it with an empty text. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || isDeepStrictEqual(value, []);
}

/** Whether a field that said something is left out of the new value. */
function isGone({ key, value }: Pair, group: Group): boolean {
  return !(String(key) in group) && !isNothing((value as Node).toJSON());
}

function isSame(node: Node, value: unknown): boolean {
  if (isScalar(node) && node.value === null) return isNothing(value);
  return isDeepStrictEqual(node.toJSON(), value);
}

function scalarChange(source: string, node: Scalar, value: unknown, inFlow: boolean): Splice {
  const [start = 0, end = 0] = node.range ?? [];
  const space = source[start - 1] === ':' ? ' ' : '';
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
    const lineStart = source.lastIndexOf('\n', start) + 1;
    const indent = (/^[\s-]*/.exec(source.slice(lineStart))?.[0].length ?? 0) + 2;
    return { start, end, text: `${folded(String(value), indent)}\n` };
  }
  const scalar = new Scalar(value);
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') scalar.type = node.type;
  if (inFlow && /[,[\]{}]/.test(String(value))) scalar.type = 'QUOTE_DOUBLE';
  return { start, end, text: space + new Document(scalar).toString({ lineWidth: 0 }).trimEnd() };
}

/** A text over several lines that is read as one. */
function folded(text: string, indent: number): string {
  const room = 100 - indent;
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= room) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return ['>-', ...lines.map((line) => ' '.repeat(indent) + line)].join('\n');
}

/** A list or group written anew, from the parts that it keeps and those that are new. */
function rewritten(source: string, node: Node, value: unknown): Splice {
  const [start = 0, end = 0] = node.range ?? [];
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const document = new Document(revised(node, value));
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  const ending = /\s*$/.exec(source.slice(start, end))?.[0] ?? '';
  return { start, end, text: text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(column)}`) + ending };
}

/** The node with another value: what stays the same keeps its comments. */
function revised(node: unknown, value: unknown): unknown {
  if (isMap(node) && isGroup(value) && !Array.isArray(value)) {
    for (const pair of node.items.filter((one) => isGone(one, value))) node.delete(pair.key);
    for (const [name, one] of Object.entries(value)) {
      if (isNothing(one) && !node.has(name)) continue;
      const old = node.get(name, true) as Node | undefined;
      node.set(name, old ? revised(old, one) : one);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const rest = [...node.items] as Node[];
    const entries = value.map((one) => {
      const found = rest.findIndex((item) => isSame(item, one));
      return found >= 0 ? rest.splice(found, 1)[0] : one;
    });
    node.items = entries.map((one) =>
      isGroup(one) && 'toJSON' in one ? one : new Document(one).contents,
    );
    return node;
  }
  if (isScalar(node) && !isGroup(value)) {
    if (!isSame(node, value)) node.value = value;
    return node;
  }
  return value;
}
