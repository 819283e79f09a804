import { findTextMistake } from '../../lib/text-file.ts';
import type { Problem } from '../messages/problem.ts';
import { type JsonSchema, variantsOf } from '../schemas/json-schema.ts';
import { plainNumber } from '../yaml/yaml-file.ts';
import {
  brokenList,
  type DataList,
  describeUnknownColumn,
  entryFields,
  type ListShape,
  requiredFields,
} from './data-list.ts';
import { type Cell, type Row, readTable } from './read-table.ts';

/** Types of single values, in the words of JSON Schema. */
const singleTypes = ['string', 'number', 'integer', 'boolean'];

/**
 * Reads a list in CSV: a row is an entry, and the first row names the fields. What a cell may be its field says: a number
 * stays text in a field of words. An empty cell says nothing.
 *
 * @param file how it is named in problems
 */
export function readCsvList(file: string, text: string, shape: ListShape): DataList {
  const { rows, mistake } = readTable(text);
  const lost = findTextMistake(text) ?? mistake;
  if (lost) return brokenList(file, lost.message, lost.line, lost.column);
  const fields = entryFields(shape);
  if (!fields) {
    const list = `${file.replace(/\.csv$/i, '')}.json`;
    return brokenList(file, `expected a list of texts in a .json file, such as ${list}`);
  }
  const [header, ...others] = rows;
  if (!header || others.length === 0) {
    const names = Object.keys(fields).join(', ');
    const message = `expected a first row with the names of fields (${names}), and a row for each entry, found ${header ? 'no entry' : 'nothing'}`;
    return brokenList(file, message);
  }
  const { columns, problems, warnings } = readHeader(file, header, fields);
  for (const { cells, line, number } of others) {
    if (cells.length <= header.cells.length) continue;
    const message = `expected ${header.cells.length} cells as in the first row, found ${cells.length}: put a text with a comma or semicolon in it in quotes`;
    problems.push({ file, line, column: 1, field: `row ${number}`, message });
  }
  const missing = requiredFields(shape).filter((name) => !columns.has(name));
  for (const name of missing) {
    const { description } = fields[name] ?? {};
    const what = description ? ` (${description})` : '';
    const message = `expected a column ${JSON.stringify(name)}${what}, found none`;
    problems.push({ file, line: header.line, column: 1, field: '', message });
  }
  return {
    ...{ file, problems, warnings },
    refused: others.flatMap((_, index) => missing.map((name) => [index, name])),
    entries: others.map((row) => readEntry(row, columns)),
    // With the row as spreadsheets count it.
    locate: ([index, name], part) => {
      const row = others[Number(index)];
      if (!row) return { file, line: header.line, column: 1, field: '' };
      const cell = row.cells[columns.get(String(name))?.index ?? -1];
      const shown = part === 'name' || name === undefined ? '' : `, ${String(name)}`;
      const { line, column } = cell ?? { line: row.line, column: 1 };
      return { file, line, column, field: `row ${row.number}${shown}` };
    },
  };
}

interface Column {
  index: number;
  schema: JsonSchema;
}

/** The columns that are fields, by their names, and what is wrong with the others. */
function readHeader(file: string, { cells }: Row, fields: Record<string, JsonSchema>) {
  const columns = new Map<string, Column>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const [index, { text, line, column }] of cells.entries()) {
    const name = text.trim();
    const place = { file, line, column, field: '' };
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    // Spreadsheets leave empty columns behind.
    if (name === '') continue;
    if (columns.has(name)) {
      const message = `the column ${JSON.stringify(name)} is already given; keep one of the two`;
      problems.push({ ...place, message });
    } else if (!schema) {
      const names = Object.keys(fields).filter((one) => one !== 'key');
      const { isMistake, message } = describeUnknownColumn(name, names, 'column');
      (isMistake ? problems : warnings).push({ ...place, message });
    } else if (listTypes(schema).every((type) => !singleTypes.includes(type))) {
      const message = `expected a column of single values, found ${JSON.stringify(name)}, which holds several: write the list in a .json file`;
      problems.push({ ...place, message });
    } else columns.set(name, { index, schema });
  }
  return { columns, problems, warnings };
}

const readEntry = ({ cells }: Row, columns: ReadonlyMap<string, Column>) =>
  Object.fromEntries(
    [...columns].flatMap(([name, { index, schema }]) => {
      const value = readCell(cells[index], schema);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** What a cell says to a field; what the field does not take stays text, of which the field says what it takes. */
function readCell(cell: Cell | undefined, schema: JsonSchema): unknown {
  const said = cell?.text.trim().normalize('NFC') ?? '';
  if (said === '') return undefined;
  const types = listTypes(schema);
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && plainNumber.test(said)) return Number(said);
  if (types.includes('boolean') && /^(true|false)$/i.test(said)) return /^true$/i.test(said);
  return said;
}

/** The types that a field takes; of one that does not say them, text. */
function listTypes(schema: JsonSchema): string[] {
  const inner = variantsOf(schema).flatMap(listTypes);
  const values = [schema.const, ...(schema.enum ?? [])].filter((one) => one !== undefined);
  const own = [schema.type ?? values.map((one) => typeof one)].flat().map(String);
  const types = [...own, ...inner];
  return types.length > 0 ? types : ['string'];
}
