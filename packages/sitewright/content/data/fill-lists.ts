import { describeUnknownField } from '../messages/find-like-name.ts';
import { type JsonSchema, partAt, partSchema, schemaFields } from '../schemas/json-schema.ts';
import type { FieldPath, YamlFile } from '../yaml/yaml-file.ts';
import { brokenList, type DataList, type ListShape, namedFile } from './data-list.ts';
import { isRepeated } from './fill-record.ts';
import { fillTemplateWith } from './filled-template.ts';
import { type DataFolder, readList } from './read-list.ts';
import type { Records } from './records.ts';

/** A list of a page that stands in `data/`, with its place in the page. */
export interface PlacedList {
  path: FieldPath;
  /** The file's path in the folder, as the page names it. */
  from: string;
  list: DataList;
}

/** A content file with the lists that it takes from `data/`. */
export interface FilledYaml extends YamlFile {
  lists: readonly PlacedList[];
}

/** Texts without which no list of a file can be elsewhere; to look for these first spares thousands of pages a walk. */
const mayName = /\b(from|each)\b[\s\S]*(\bdata\/|\.(csv|json)\b)/i;

/** The files of a language, and the records of which it makes pages, by the paths of their files. */
export type ListFolder = DataFolder & { records(): ReadonlyMap<string, Records> };

/**
 * Puts the lists of `data/` into the sections of a page that name them: `items: { from: data/branches.csv }`, or with
 * `each: data/shops.json` and what an entry says of each record.
 *
 * @param own a content file of the folder
 * @param readSchema gives what the first language's file may hold; undefined where it is no page of sections
 * @returns what the page says as if its entries were written in it; where these stand is told of their own files
 */
export function fillLists(
  folder: ListFolder,
  own: { source: string; yaml: YamlFile },
  { isTranslation, readSchema }: { isTranslation: boolean; readSchema(): JsonSchema | undefined },
): FilledYaml {
  const { yaml } = own;
  const said = yaml.toJS();
  const schema = said !== undefined && mayName.test(own.source) ? readSchema() : undefined;
  if (!schema) return { ...yaml, lists: [] };
  const lists: PlacedList[] = [];
  const value = fill(said, []);
  const findList = (path: FieldPath) =>
    lists.find(
      (one) => one.path.length < path.length && one.path.every((step, at) => step === path[at]),
    );
  return {
    ...yaml,
    lists,
    toJS: () => value,
    locate: (path, part, found) => {
      const there = findList(path);
      return there
        ? there.list.locate(path.slice(there.path.length), part, found)
        : yaml.locate(path, part, found);
    },
    namesAt: (path, found) => {
      const there = findList(path);
      const inside = path.slice(there?.path.length ?? 0);
      return (there?.list ?? yaml).namesAt?.(inside, found) ?? [];
    },
  };

  function fill(part: unknown, path: FieldPath): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((one, index) => fill(one, [...path, index]));
    const shape: ListShape = { schema: partAt(schema as JsonSchema, path), isTranslation };
    const from = isRepeated(part) ? part.each : namedFile(part);
    if (from === undefined || !shape.schema.items) {
      const fields = Object.entries(part).map(([name, one]) => [name, fill(one, [...path, name])]);
      return Object.fromEntries(fields);
    }
    const list = isRepeated(part) ? repeat(part, path, shape) : readOther(part, from, path, shape);
    lists.push({ path, from, list });
    return list.entries;
  }

  function readOther(part: object, from: string, path: FieldPath, shape: ListShape): DataList {
    const list = readList(folder, from, shape, yaml.locate([...path, 'from']));
    const unknown = Object.keys(part)
      .filter((name) => name !== 'from')
      .map((name) => {
        const message = describeUnknownField(name, ['from']);
        return { ...yaml.locate([...path, name], 'name'), message };
      });
    return { ...list, problems: [...unknown, ...list.problems] };
  }

  /** A list with an entry for each record, as the group says it once. */
  function repeat(part: { each: string }, path: FieldPath, { schema }: ListShape): DataList {
    const { each, ...value } = part;
    const all = folder.records();
    const records = all.get(each);
    const at = yaml.locate([...path, 'each']);
    if (!records) {
      const names = all.size > 0 ? `one of ${[...all.keys()].join(', ')}` : 'there is none';
      const message = `expected a file with a page for each of its records (${names}), found ${JSON.stringify(each)}: write from: for a list without pages`;
      return { ...brokenList(at.file, message), problems: [{ ...at, message }] };
    }
    const entry = partSchema(schema, 0);
    const mayHaveKey = schemaFields(entry).key !== undefined;
    const [name = ''] = records.address;
    const filled = records.values.flatMap((_, index) => {
      const one = fillTemplateWith({ yaml, path, value, schema: entry }, records, index);
      // What names an entry to its translations is the part of the address that is its own.
      const key = mayHaveKey && { key: (records.original ?? records).values[index]?.[name] };
      return one.value instanceof Object ? [{ ...one, value: { ...key, ...one.value } }] : [];
    });
    return {
      ...{ file: records.list?.file ?? at.file, problems: [], warnings: [] },
      // What is wrong with the whole of a list is said of its file.
      refused: (records.original ?? records).list?.refused.filter((one) => one.length === 0) ?? [],
      entries: filled.map((one) => one.value),
      locate: ([index, ...inside], ...rest) => filled[Number(index)]?.locate(inside, ...rest) ?? at,
      namesAt: ([index, ...inside], found) => filled[Number(index)]?.namesAt(inside, found) ?? [],
    };
  }
}
