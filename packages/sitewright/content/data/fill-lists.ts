import { describeUnknownField } from '../messages/find-like-name.ts';
import type { Position } from '../messages/problem.ts';
import { type JsonSchema, partAt } from '../schemas/json-schema.ts';
import type { FieldPath, YamlFile } from '../yaml/yaml-file.ts';
import { brokenList, type DataList, isDataFile, type ListShape, namedFile } from './data-list.ts';
import { readCsvList } from './read-csv-list.ts';
import { readJsonList } from './read-json-list.ts';

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
const mayName = /\bfrom\b[\s\S]*(\bdata\/|\.(csv|json)\b)/i;

/** The files of a language, as far as their lists are concerned. */
interface Folder {
  files: readonly string[];
  get(file: string): { name: string; text: string } | undefined;
  nameOf(file: string): string;
}

/**
 * Puts the lists of `data/` into the sections of a page that name them: `items: { from: data/branches.csv }`.
 *
 * @param own a content file of the folder
 * @param readSchema gives what the first language's file may hold; undefined where it is no page of sections
 * @returns what the page says as if its entries were written in it; where these stand is told of their own files
 */
export function fillLists(
  folder: Folder,
  own: { source: string; yaml: YamlFile },
  { isTranslation, readSchema }: { isTranslation: boolean; readSchema(): JsonSchema | undefined },
): FilledYaml {
  const { yaml } = own;
  const said = yaml.toJS();
  const schema = said !== undefined && mayName.test(own.source) ? readSchema() : undefined;
  if (!schema) return { ...yaml, lists: [] };
  const lists: PlacedList[] = [];
  const value = fill(said, []);
  return {
    ...yaml,
    lists,
    toJS: () => value,
    locate: (path, part, found) => {
      const there = lists.find(
        (one) => one.path.length < path.length && one.path.every((step, at) => step === path[at]),
      );
      return there
        ? there.list.locate(path.slice(there.path.length), part, found)
        : yaml.locate(path, part, found);
    },
  };

  function fill(part: unknown, path: FieldPath): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((one, index) => fill(one, [...path, index]));
    const from = namedFile(part);
    const shape: ListShape = { schema: partAt(schema as JsonSchema, path), isTranslation };
    if (from === undefined || !shape.schema.items) {
      const fields = Object.entries(part).map(([name, one]) => [name, fill(one, [...path, name])]);
      return Object.fromEntries(fields);
    }
    const list = readList(folder, from, shape, yaml.locate([...path, 'from']));
    const unknown = Object.keys(part)
      .filter((name) => name !== 'from')
      .map((name) => {
        const message = describeUnknownField(name, ['from']);
        return { ...yaml.locate([...path, name], 'name'), message };
      });
    const problems = [...unknown, ...list.problems];
    lists.push({ path, from, list: { ...list, problems } });
    return list.entries;
  }
}

/** @param at where the page names it */
function readList(folder: Folder, from: string, shape: ListShape, at: Position): DataList {
  const file = folder.get(from);
  if (file && isDataFile(from)) {
    const read = from.endsWith('.csv') ? readCsvList : readJsonList;
    return read(file.name, file.text, shape);
  }
  const there = folder.files.filter(isDataFile);
  const example =
    there.length > 0 ? ` (one of ${there.join(', ')})` : ', such as data/branches.csv';
  const message = `expected the name of a .csv or .json file in ${folder.nameOf('data/')}${example}, found "${from}"`;
  return { ...brokenList(at.file, message), problems: [{ ...at, message }] };
}
