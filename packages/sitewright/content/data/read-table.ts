import Papa from 'papaparse';
import { placeAt, type TextMistake } from '../../lib/text-file.ts';

/** A cell of a table, with the place where it begins; line and column are counted from 1. */
export interface Cell {
  text: string;
  line: number;
  column: number;
}

export interface Row {
  /** As spreadsheets count it: the first one is 1, and empty ones count too. */
  number: number;
  /** The line on which it begins. */
  line: number;
  cells: readonly Cell[];
  /** The row as it stands in the file. */
  text: string;
}

interface Table {
  /** Those that are not empty; rows may have different numbers of cells. */
  rows: readonly Row[];
  /** Why the text is no table; then it has no rows. */
  mistake: TextMistake | undefined;
}

/** What parts the cells of a table: that which does so first in its first row. */
export const delimiterOf = (text: string): string =>
  /[,;\t]/.exec(text.trimStart().split('\n', 1)[0] ?? '')?.[0] ?? ',';

/**
 * Reads a table in CSV, whose cells are parted by commas, semicolons or tabs.
 *
 * @param text anything at all; never throws for it
 */
export function readTable(text: string): Table {
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const delimiter = delimiterOf(whole);
  const rows: Row[] = [];
  let mistake: Table['mistake'];
  let [start, line] = [0, 1];
  Papa.parse<string[]>(whole, {
    delimiter,
    newline: '\n',
    step({ data, errors: [error], meta: { cursor } }, parser) {
      const row = whole.slice(start, cursor).replace(/\n$/, '');
      if (error) {
        mistake = { line, column: 1, message: describe(error) };
        parser.abort();
      }
      rows.push(placeCells(data, { number: rows.length + 1, line, text: row }));
      line += row.split('\n').length;
      start = cursor;
    },
  });
  // Spreadsheets leave empty rows behind.
  return { rows: mistake ? [] : rows.filter(hasWords), mistake };
}

const hasWords = ({ cells }: Row) => cells.some(({ text }) => text.trim() !== '');

/** Finds the places of the cells of a row, whose text has each cell as it was read, or in quotes with doubled ones. */
function placeCells(record: readonly string[], row: Omit<Row, 'cells'>): Row {
  let at = 0;
  const cells = record.map((cell): Cell => {
    const { line, column } = placeAt(row.text, at);
    const isQuoted = row.text[at] === '"';
    at += (isQuoted ? cell.replaceAll('"', '""').length + 2 : cell.length) + 1;
    return { text: cell, line: row.line + line - 1, column };
  });
  return { ...row, cells };
}

/** Says what is wrong with a row. */
function describe({ code, message }: Papa.ParseError): string {
  if (code === 'MissingQuotes') {
    return 'a quote opens in this row and is never closed; put another one after its text';
  }
  const remedy = 'put a text with quotes in it in quotes, and write each quote in it twice';
  return `this row is no CSV (${message}); ${remedy}`;
}
