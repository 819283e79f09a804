import type { Problem, Replacements, SiteFolder } from 'sitewright/content';
import { parseDocument } from 'yaml';
import { readPath } from '../forms/schema.ts';

/** What files said while nothing in them was wrong, by their paths in the content folder; of one folder. */
export type ValidTexts = Map<string, string>;

/**
 * Remembers what files say in which nothing is wrong.
 *
 * @param draft the file that is just being changed, which nobody has saved yet
 */
export function keepValidTexts(
  good: ValidTexts,
  folder: SiteFolder,
  problems: readonly Problem[],
  draft: string,
): void {
  const wrong = new Set(problems.map(({ file }) => file));
  for (const [file, { name, text }] of folder.all) {
    if (file.endsWith('.yaml') && file !== draft && !wrong.has(name)) good.set(file, text);
  }
}

/**
 * The files that are wrong as a page can be drawn with them: every page has the menus, and is to be drawn in spite of
 * somebody else's mistake in them. A link that is wrong leads to the start page instead; a file with any other mistake
 * says what it said before, where that is known.
 *
 * @param problems all that the content has
 * @returns new texts by the paths of the files in the folder
 */
export function replaceWrongFiles(
  folder: SiteFolder,
  problems: readonly Problem[],
  good: ValidTexts,
): Replacements {
  const texts = [...folder.all].flatMap(([file, { name, text }]) => {
    const own = problems.filter((one) => one.file === name);
    if (own.length === 0 || !file.endsWith('.yaml')) return [];
    const links = own.filter(({ field }) => /\.(href|to)$/.test(field));
    const before = good.get(file);
    if (links.length < own.length && before !== undefined) return [[file, before] as const];
    return links.length > 0 ? [[file, withoutLinks(text, links)] as const] : [];
  });
  return Object.fromEntries(texts);
}

function withoutLinks(text: string, links: readonly Problem[]): string {
  const document = parseDocument(text);
  for (const { field } of links) {
    const path = readPath(field);
    if (document.hasIn(path)) document.setIn(path, '/');
  }
  return String(document);
}
