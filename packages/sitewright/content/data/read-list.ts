import type { Position } from '../messages/problem.ts';
import { brokenList, type DataList, isDataFile, type ListShape } from './data-list.ts';
import { readCsvList } from './read-csv-list.ts';
import { readJsonList } from './read-json-list.ts';

/** The files of a language, as far as their lists are concerned. */
export interface DataFolder {
  /** The paths of its lists. */
  lists: readonly string[];
  get(file: string): { name: string; text: string } | undefined;
  nameOf(file: string): string;
}

/**
 * Reads a list of a folder.
 *
 * @param from its path in the folder, from anybody
 * @param at where a page names it
 */
export function readList(
  folder: DataFolder,
  from: string,
  shape: ListShape,
  at: Position,
): DataList {
  const file = folder.get(from);
  if (file && isDataFile(from)) {
    const read = from.endsWith('.csv') ? readCsvList : readJsonList;
    return read(file.name, file.text, shape);
  }
  const { lists } = folder;
  const example =
    lists.length > 0 ? ` (one of ${lists.join(', ')})` : ', such as data/branches.csv';
  const message = `expected the name of a .csv or .json file in ${folder.nameOf('data/')}${example}, found "${from}"`;
  return { ...brokenList(at.file, message), problems: [{ ...at, message }] };
}
