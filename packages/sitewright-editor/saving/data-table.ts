import { formatPath, languageOf, readYaml, type SiteFolder } from 'sitewright/content';
import { editYaml, type Group, isGroup, readTable, writeTable } from 'sitewright/texts';
import { isTable } from './content-names.ts';

/** What a list in `data/` says, as a form has it: its entries, with what no field of the site has. */
export interface TableValue {
  records: Group[];
}

/** Whether a content file is one, in any language. */
export const isTableFile = (file: string): boolean =>
  isTable(languageOf(file) === undefined ? file : file.slice(file.indexOf('/') + 1));

/** The records of a table, as its language has them; undefined where no page is made of them. */
export function recordsOf(folder: SiteFolder, file: string) {
  const tag = languageOf(file);
  const own = tag === undefined ? folder : folder.translation(tag);
  return own.recordPages.records.get(tag === undefined ? file : file.slice(tag.length + 1));
}

/** Says of what is wrong in a table in which field of its form it is. */
export function placeInTable<Wrong extends { field: string }>(
  folder: SiteFolder,
  file: string,
  problems: readonly Wrong[],
): Wrong[] {
  const records = problems.length > 0 ? recordsOf(folder, file) : undefined;
  const { list, fields } = records ?? {};
  if (!list || !fields) return [...problems];
  const places = new Map(
    list.entries.flatMap((_, index) =>
      [[], ...['key', ...Object.keys(fields)].map((name) => [name])].map((path) => {
        const place = formatPath(['records', index, ...path]);
        return [list.locate([index, ...path]).field, place] as const;
      }),
    ),
  );
  const placeOf = ({ field }: Wrong) =>
    places.get(field) ?? (field.startsWith('[') ? `records${field}` : 'records');
  return problems.map((one) => ({ ...one, field: placeOf(one) }));
}

/**
 * Reads a list of groups.
 *
 * @param file its name, whose ending says how it is written
 */
export function readDataTable(file: string, text: string): TableValue {
  if (!file.endsWith('.csv')) {
    const entries = readYaml(file, text.replace(/^\uFEFF/, '')).toJS();
    return { records: Array.isArray(entries) ? entries.filter(isGroup) : [] };
  }
  const [header, ...rows] = readTable(text).rows;
  const names = header?.cells.map((one) => one.text.trim()) ?? [];
  const records = rows.map(({ cells }) =>
    Object.fromEntries(
      names.flatMap((name, index) => {
        const said = cells[index]?.text.trim();
        return name && said ? [[name, said] as const] : [];
      }),
    ),
  );
  return { records };
}

/**
 * The text of a list that is to say something else. What is not changed stays as it is written.
 *
 * @param source the text as it was; null for a list that is new
 */
export function writeDataTable(file: string, source: string | null, value: object): string {
  const { records } = value as Partial<TableValue>;
  const entries = records ?? [];
  if (file.endsWith('.csv')) {
    const rows = entries.map((one) =>
      Object.fromEntries(Object.entries(one).map(([name, said]) => [name, String(said ?? '')])),
    );
    return writeTable(source ?? '', rows);
  }
  const text = source?.trim() ? editYaml(file, source, entries) : '';
  // What is added to JSON as YAML writes it is no JSON.
  return isJson(text) ? text : `${JSON.stringify(entries, null, indentOf(source))}\n`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const indentOf = (source: string | null): string => /\n([ \t]+)/.exec(source ?? '')?.[1] ?? '  ';
