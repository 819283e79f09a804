import { stringify } from 'yaml';

/** What merging files takes from Node, for the browser. */
export const hash = (_algorithm: string, text: string) => text;

const write = (value: unknown) =>
  stringify(value, { sortMapEntries: true, aliasDuplicateObjects: false });

export const isDeepStrictEqual = (one: unknown, other: unknown) => write(one) === write(other);
