import { readMoney } from '../fields/price.ts';
import { matchEntries } from '../languages/list-entries.ts';
import type { Position } from '../messages/problem.ts';
import { type JsonSchema, writeSchema } from '../schemas/json-schema.ts';
import { type RecordFields, recordsSchema, typeOfField } from '../schemas/records.ts';
import { fieldAt } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import type { DataList } from './data-list.ts';
import type { RecordValues } from './fill-record.ts';
import { type DataFolder, readList } from './read-list.ts';

/** The records of a file in `data/` in one language, those of the first language in their order. */
export interface Records {
  /** The file’s path in the folder. */
  from: string;
  fields: RecordFields;
  /** The fields that are parts of addresses. */
  address: readonly string[];
  schema: JsonSchema;
  /** The file as the language has it; undefined where a translation has none of its own. */
  list: DataList | undefined;
  values: readonly RecordValues[];
  /** The codes of the currencies of all amounts. */
  currencies: ReadonlySet<string>;
  /** Those that a translation completes. */
  original: Records | undefined;
  /** The tag of the language, which `site.yaml` says of the first one. */
  readTag(): string;
  /** Where a field of a record stands; of one that a translation leaves out, where the first language says it. */
  locate(index: number, path: FieldPath, part?: 'name' | 'value', found?: string): Position;
}

/** The files of a language with records, and its tag. */
export type RecordsFolder = DataFolder & Pick<Records, 'readTag'>;

const toValues = (entry: unknown): RecordValues =>
  Array.isArray(entry) ? {} : { ...(Object(entry) as RecordValues) };

/**
 * Reads the records of the first language, or of a language that has them alone.
 *
 * @param at where a page names the file
 */
export function readRecords(
  folder: RecordsFolder,
  from: string,
  { fields, address, at }: Pick<Records, 'fields' | 'address'> & { at: Position },
): Records {
  const schema = writeSchema(recordsSchema(fields, address));
  const list = readList(folder, from, { schema, isTranslation: false }, at);
  const locate: Records['locate'] = (index, path, ...part) =>
    list.locate([index, ...path], ...part);
  const values = list.entries.map(toValues);
  const amounts = Object.keys(fields).filter((name) => typeOfField(fields[name] ?? '') === 'money');
  const said = values.flatMap((one) => amounts.map((name) => readMoney(one[name])?.currency ?? []));
  return {
    ...{ from, fields, address, schema, list, values, locate, original: undefined },
    currencies: new Set(said.flat()),
    readTag: folder.readTag,
  };
}

/** The same records in another language, whose file of the same name says what is other words there. */
export function translateRecords(folder: RecordsFolder, original: Records): Records {
  const { from, fields, schema } = original;
  const file = folder.get(from);
  const at = { file: folder.nameOf(from), line: 1, column: 1, field: '' };
  const list = file && readList(folder, from, { schema, isTranslation: true }, at);
  const own = list?.entries ?? [];
  const matches = matchEntries(own, original.list?.entries ?? []);
  // The words inside of these are told apart where a section shows them.
  const isWhole = (name: string) => !/^(list|group)$/.test(typeOfField(fields[name] ?? ''));
  const values = original.values.map((first, index) => {
    const inherited = Object.entries(first).filter(([name]) => isWhole(name));
    const { key: _, ...said } = toValues(own[matches[index] ?? -1]);
    return { ...Object.fromEntries(inherited), ...said };
  });
  return {
    ...{ ...original, list, values, original, readTag: folder.readTag },
    locate(index, path, ...part) {
      const match = matches[index] ?? -1;
      const [name = ''] = path;
      const isInherited = isWhole(String(name)) && fieldAt(own, [match, name]) === undefined;
      return list && match >= 0 && !(name && isInherited)
        ? list.locate([match, ...path], ...part)
        : original.locate(index, path, ...part);
    },
  };
}
