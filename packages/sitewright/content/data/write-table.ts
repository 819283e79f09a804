import Papa from 'papaparse';
import { delimiterOf, readTable } from './read-table.ts';

/**
 * Writes rows into a table in CSV. A row that says what one of the table says stays as it is written.
 *
 * @param source the table as it was; its first row names the columns
 * @param rows what the cells say, by the names of their columns; a name that no column has gets one
 */
export function writeTable(
  source: string,
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const mark = /^\uFEFF/.exec(source)?.[0] ?? '';
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const [header, ...others] = readTable(source).rows;
  const names = header?.cells.map(({ text }) => text.trim()) ?? [];
  const added = new Set(rows.flatMap((row) => Object.keys(row).filter((one) => row[one])));
  const all = [...names, ...[...added].filter((one) => !names.includes(one))];
  const write = (cells: readonly string[]) =>
    Papa.unparse([[...cells]], { delimiter: delimiterOf(source) });
  const known = new Map(
    others.map(({ cells, text }) => [sayRow(cells.map((one) => one.text)), text]),
  );
  const lines = rows.map((row) => {
    const cells = all.map((name) => row[name] ?? '');
    return known.get(sayRow(cells)) ?? write(cells);
  });
  const first = all.length === names.length && header ? header.text : write(all);
  return (
    mark + [first, ...lines].map((line) => line.replaceAll(/\r?\n/g, newline) + newline).join('')
  );
}

/** What a row says; cells that are missing at its end are empty ones. */
const sayRow = (cells: readonly string[]) => JSON.stringify(cells).replace(/(,"")+\]$/, ']');
