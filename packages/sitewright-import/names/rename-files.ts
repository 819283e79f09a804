import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { isHidden } from 'sitewright/folder';
import { readLanguageTags } from 'sitewright/languages';
import { findTextMistake, type StartStep, silently } from 'sitewright/lib';
import { writeSafely } from 'sitewright/node';
import { readSite } from 'sitewright/site';
import { maskUnseen } from 'sitewright/texts';
import { followRenames } from './follow-renames.ts';
import { planRenames } from './plan-renames.ts';

/**
 * Renames pictures, files to download, pages and posts whose names the site refuses to what it proposes, and writes the
 * new names where others name them.
 *
 * @param folder the content folder
 * @returns a line for each file, and those of files that would have the name of another one and of texts that cannot be
 *   read, which stay as they are
 */
export function renameFiles(
  folder: string,
  startStep: StartStep = silently,
): { done: string[]; failed: string[] } {
  startStep('Reading the site');
  const site = readSite(folder);
  const paths = site.entries.flatMap(({ path: one, isFile }) =>
    isFile && !isHidden(one) ? one : [],
  );
  const [first = 'en', ...others] = readLanguageTags(site);
  const { renames, failed } = planRenames(paths, [first, ...others]);
  const done = [...renames].map(([from, to]) => `${path.join(folder, from)} became ${to}`);
  if (renames.size === 0) return { done, failed };
  const advance = startStep('Writing the new names', site.all.size);
  for (const [file, { text }] of site.all) {
    advance();
    const next = /\.(ya?ml|md|markdown|csv|json)$/i.test(file)
      ? followRenames(text, file, renames)
      : text;
    if (next === text) continue;
    const mistake = findTextMistake(maskUnseen(text));
    const place = path.join(folder, file);
    if (mistake) failed.push(`${place}:${mistake.line}:${mistake.column} ${mistake.message}`);
    else {
      writeSafely(place, next);
      done.push(`${place} names them anew`);
    }
  }
  for (const [from, to] of renames) {
    const place = path.join(folder, to);
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(path.join(folder, from), place);
    removeEmpty(path.dirname(path.join(folder, from)));
  }
  return { done, failed };
}

function removeEmpty(folder: string): void {
  for (let one = folder; readdirSync(one).length === 0; one = path.dirname(one)) rmdirSync(one);
}
