import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';

/** One value of the content, with the place where it is written. */
export interface Entry {
  /** Path of the file as an editor would type it, such as `content/home.yaml`. */
  file: string;
  line: number;
  column: number;
  /** Path of the field inside the file, such as `hero.stats.2.value`. */
  field: string;
  /** What stands there; empty where nothing does, and where a field was left out that may be. */
  value: string;
  /** The comment behind the value. */
  comment: string;
}

/** Fields that may be left out: the file, the group that they belong to, and their name. */
const optional = [
  ['actions', /^[^.]+$/, 'to'],
  ['contact', /^form$/, 'endpoint'],
  ['careers', /^positions\.jobs\.\d+$/, 'datePosted'],
  ['navigation', /^footer\.social\.links\.\d+$/, 'href'],
] as const;

/**
 * Every single value of the content files, in their order.
 *
 * @param folder path of the content folder, whose files are valid
 */
export function contentEntries(folder: string): Entry[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return files.flatMap((name) =>
    entriesOf(path.join(folder, name), `${path.basename(folder)}/${name}`),
  );
}

function entriesOf(target: string, file: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(target, 'utf8'), { lineCounter: lines });
  const entries: Entry[] = [];
  const add = (node: Node, field: string, value: unknown, comment = '') => {
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    entries.push({ file, line, column: col, field, value: String(value ?? ''), comment });
  };
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key !== 'key') add(node, fieldAt(ancestors, node), node.value, node.comment ?? '');
    },
    Map(_key, node, ancestors) {
      const field = fieldAt(ancestors, node);
      for (const [name, group, missing] of optional) {
        if (!file.endsWith(`/${name}.yaml`) || !group.test(field) || node.has(missing)) continue;
        add(node, `${field}.${missing}`, '');
      }
    },
  });
  return entries;
}

/** The path of the field that a node is the value of. */
function fieldAt(ancestors: readonly unknown[], node: Node): string {
  const way = [...ancestors, node];
  return way.flatMap((one, depth) => nameIn(way[depth - 1], one)).join('.');
}

/** The step that leads from a node to one of its own: a field's name, or a place in a list. */
function nameIn(parent: unknown, child: unknown): string[] {
  if (typeof child !== 'object' || child === null) return [];
  if ('key' in child && isScalar(child.key)) return [String(child.key.value)];
  const items = (parent as { items?: unknown[] } | undefined)?.items;
  const place = items?.indexOf(child) ?? -1;
  return place >= 0 ? [String(place)] : [];
}
