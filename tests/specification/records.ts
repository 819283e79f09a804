import { fileOf, pathsWithMissing } from '../support/built-site.ts';

/** The record of a page by its path, such as `platforms/retail-pos`: its built file without its ending. */
export const nameRecord = (address: string) => fileOf(address).replace('.html', '');

/** The names of all records: of the pages, of the one that a failing host sends, and of what they share. */
export const recordNames = [
  ...pathsWithMissing.map(nameRecord),
  ...['500', 'header', 'footer', 'menu-open', 'platforms-open'],
];
