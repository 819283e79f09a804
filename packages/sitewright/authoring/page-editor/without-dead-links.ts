import { parseDocument } from 'yaml';
import type { Replacements, SiteFolder } from '../../content/index/site-folder.ts';
import type { Problem } from '../../content/problem.ts';

/**
 * The files whose links are wrong with links to the start page instead: every page has the menus, and is to be drawn
 * in spite of such a mistake in them.
 *
 * @param problems all that the content has
 * @returns new texts by the paths of the files in the folder
 */
export function withoutDeadLinks(folder: SiteFolder, problems: readonly Problem[]): Replacements {
  const links = problems.filter(({ field }) => /\.(href|to)$/.test(field));
  const texts = [...folder.all].flatMap(([file, { name, text }]) => {
    const own = links.filter((one) => one.file === name);
    if (own.length === 0 || !file.endsWith('.yaml')) return [];
    const document = parseDocument(text);
    for (const { field } of own) {
      const steps = field.match(/[^.[\]]+/g)?.map((one) => (/^\d+$/.test(one) ? Number(one) : one));
      if (document.hasIn(steps ?? [])) document.setIn(steps ?? [], '/');
    }
    return [[file, String(document)] as const];
  });
  return Object.fromEntries(texts);
}
