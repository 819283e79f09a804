// What the pages of a site say and how they look, as somebody accepted them.

import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { records, recordsFolder } from 'sitewright/lib';

/** Files by their paths: what is said, of which a person reads the difference, and what is drawn. */
export type Records = ReadonlyMap<string, string>;

const listRecords = () => globSync([`${records.pages}/**/*.html`, `${records.trees}/**/*.yml`]);

export const hasRecords = () => existsSync(recordsFolder) && listRecords().length > 0;

export const readRecords = (): Records =>
  new Map(listRecords().map((file) => [file, readFileSync(file, 'utf8')]));

/** The name of a record, such as `platforms/retail-pos`. */
const nameOf = (file: string) =>
  path
    .relative(file.endsWith('.html') ? records.pages : records.trees, file)
    .replace(/\.\w+$/, '')
    .replaceAll(path.sep, '/');

/** Removes the records of pages that are no more. */
export function removeRecords(names: readonly string[]): void {
  for (const file of listRecords()) if (!names.includes(nameOf(file))) rmSync(file);
}

/** Removes the pictures and fonts that no recorded page names. */
export function removeAssets(): void {
  const html = [...readRecords().values()];
  for (const file of globSync(`${records.pages}/assets/*`)) {
    if (!html.some((text) => text.includes(path.basename(file)))) rmSync(file);
  }
}

/** What is recorded otherwise than before: a line for each record, and below it what is said otherwise. */
export function describeRecordChanges(before: Records, after: Records): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || b.localeCompare(a))
    .flatMap((file) => {
      const [old, now] = [before.get(file), after.get(file)];
      const isPage = file.endsWith('.html');
      if (old === now) return [];
      // A page that is new or gone has two records.
      if (old === undefined) return isPage ? [] : [`${nameOf(file)} is new`];
      if (now === undefined) return isPage ? [] : [`${nameOf(file)} is gone`];
      if (isPage) return [`${nameOf(file)} looks otherwise, or is made of other HTML`];
      return [`${nameOf(file)} says otherwise:`, ...describeLines(old, now)];
    });
}

const describeLines = (old: string, now: string) =>
  diffLines(old, now)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `  ${added ? '+' : '-'} ${line.trim().replace(/^- /, '')}`),
    );
