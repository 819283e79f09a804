import { type CsvError, type Info, parse } from 'csv-parse/browser/esm/sync';
import type { TextMistake } from '../../lib/text-file.ts';

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

/**
 * Reads a table in CSV, whose cells are parted by commas, semicolons or tabs.
 *
 * @param text anything at all; never throws for it
 */
export function readTable(text: string): Table {
  // The parser would count the lines of cells twice that end as on Windows.
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  try {
    const rows = parseRows(whole).map(placeCells);
    // Spreadsheets leave empty rows behind.
    return { rows: rows.filter(hasWords), mistake: undefined };
  } catch (error) {
    if (typeof (error as CsvError).code !== 'string') throw error;
    return { rows: [], mistake: describe(error as CsvError, whole) };
  }
}

const hasWords = ({ cells }: Row) => cells.some(({ text }) => text.trim() !== '');

interface Parsed {
  record: string[];
  info: Info;
  raw: string;
}

function parseRows(text: string, to = -1): Parsed[] {
  const [delimiter = ','] = /[,;\t]/.exec(text.trimStart().split('\n', 1)[0] ?? '') ?? [];
  return parse(text, {
    ...{ delimiter, info: true, raw: true, to },
    ...{ relax_column_count: true, skip_empty_lines: true },
  }) as unknown as Parsed[];
}

/** Finds the places of the cells of a row, whose text has each cell as it was read, or in quotes with doubled ones. */
function placeCells({ record, info, raw }: Parsed): Row {
  const text = raw.replace(/^\n+/, '').replace(/\n$/, '');
  const first = info.lines - text.split('\n').length + 1;
  let at = 0;
  const cells = record.map((cell): Cell => {
    const before = text.slice(0, at).split('\n');
    const place = { line: first + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
    const isQuoted = text[at] === '"';
    at += (isQuoted ? cell.replaceAll('"', '""').length + 2 : cell.length) + 1;
    return { text: cell, ...place };
  });
  return { number: info.records + info.empty_lines, line: first, cells, text };
}

/** Says what is wrong with the row behind those that could be read. */
function describe({ code, message, records = 0 }: CsvError & Partial<Info>, text: string) {
  const good = records > 0 ? parseRows(text, records) : [];
  const line = (good.at(-1)?.info.lines ?? 0) + 1;
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    const said = 'a quote opens in this row and is never closed; put another one after its text';
    return { line, column: 1, message: said };
  }
  const remedy = 'put a text with quotes in it in quotes, and write each quote in it twice';
  return { line, column: 1, message: `this row is no CSV (${message}); ${remedy}` };
}
