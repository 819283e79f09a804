import type { SiteFolder } from 'sitewright/content';
import { readCounts } from 'sitewright/pages';
import { sectionsOf } from 'sitewright/schemas';
import { isGroup } from 'sitewright/texts';

/** What files become, by their paths. */
type Plan = Map<string, string | null>;

/** What a page is called in the names of its lists, such as `security` in `{count security.rules}`. */
const namePage = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

/** A text that counts by other names. @param names a regular expression for what stands behind `count` or `number` */
const renameIn = (text: string, names: string, to: string) =>
  text.replaceAll(new RegExp(`(?<=\\{(?:count|number) )${names}`, 'g'), () => to);

const ofPage = (file: string) => `${RegExp.escape(namePage(file))}(?=\\.[\\w-]+\\})`;

/** Has texts count what is on a page by the name of its new file. */
export function renameCounts(folder: SiteFolder, plan: Plan, file: string, next: string): void {
  if (!file.endsWith('.yaml') || namePage(file) === namePage(next)) return;
  for (const [other, { text }] of folder.all) {
    const place = plan.get(other) === null ? other.slice(0, -file.length) + next : other;
    const said = plan.get(place) ?? text;
    const renamed = renameIn(said, ofPage(file), namePage(next));
    if (renamed !== said) plan.set(place, renamed);
  }
}

/**
 * Has a copy of a page count what is on itself. What all texts counted by a section alone is there twice now: they name
 * its page too.
 */
export function tellCountsApart(folder: SiteFolder, plan: Plan, file: string, next: string): void {
  if (!file.endsWith('.yaml')) return;
  const known = readCounts(folder.with(Object.fromEntries(plan)));
  const lost = [...readCounts(folder).keys()].filter((name) => !known.has(name));
  const copy = renameIn(plan.get(next) ?? '', ofPage(file), namePage(next));
  plan.set(next, copy);
  for (const [key, section] of sectionsOf(folder.fields(file))) {
    const kind = isGroup(section) ? section.section : undefined;
    for (const name of lost.filter((one) => one === key || one === kind)) {
      for (const [other, { text }] of [...folder.all, [next, { text: copy }] as const]) {
        const said = plan.get(other) ?? text;
        const own = `${namePage(other === next ? next : file)}.${key}`;
        const named = renameIn(said, `${RegExp.escape(name)}(?=\\})`, own);
        if (named !== said) plan.set(other, named);
      }
    }
  }
}
