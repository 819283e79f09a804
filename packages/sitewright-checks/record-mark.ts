import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SiteFolder } from 'sitewright/content';
import { recordsFolder } from 'sitewright/lib';
import { decodeBrand, monoMarkFile } from 'sitewright/site';

const record = `${recordsFolder}/mark-in-one-ink.svg`;

/**
 * Records what the machine made of a mark of several colours for places with one ink, so that its owner sees it.
 *
 * @returns a line if it is otherwise than it was recorded before
 */
export async function recordMark(folder: SiteFolder): Promise<string[]> {
  const { mark: read } = await decodeBrand(folder);
  const isDerived = read.mark && read.drawing && !folder.get(monoMarkFile);
  const before = existsSync(record) ? readFileSync(record, 'utf8') : undefined;
  if (!isDerived) {
    rmSync(record, { force: true });
    return before === undefined ? [] : ['the mark is no longer reduced to one ink by the machine'];
  }
  const { d, fillRule } = read.mark;
  const rule = fillRule ? ` fill-rule="${fillRule}"` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path${rule} d="${d}"/></svg>\n`;
  if (svg === before) return [];
  writeFileSync(record, svg);
  const own = folder.nameOf(monoMarkFile);
  return [
    `the mark in one ink is ${before ? 'otherwise' : 'new'}: look at ${record}; to draw it yourself, copy it to ${own} and change it there`,
  ];
}
