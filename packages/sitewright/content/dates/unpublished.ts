import type { SiteFolder } from '../disk/site-folder.ts';
import { type AddressRules, pathInLanguage } from '../languages/language.ts';
import { listEndings } from '../pages/endings.ts';
import { listOutlines } from '../pages/list-addresses.ts';
import { draft } from '../posts/post-outlines.ts';
import { dayAfter, describeUnpublished, readPeriod } from './period.ts';
import { readTimeZone, readToday } from './today.ts';

/** The pages, posts, announcements and entries with an end of all languages; what translates another file appears with its original. */
function listDated(site: SiteFolder) {
  const folders = [site, ...site.languageFolders.map((tag) => site.translation(tag))];
  return folders.flatMap((folder) => {
    const file = 'announcement.yaml';
    const period = readPeriod(folder.fields(file));
    const whyUnpublished = describeUnpublished(period, readToday(site), 'an announcement');
    const announcement = { file, path: undefined, period, whyUnpublished };
    return [...listOutlines(folder), announcement, ...listEndings(folder)]
      .filter((one) => folder === site || !site.has(one.file))
      .map((one) => {
        const entry = 'entry' in one ? ` ${one.entry}` : '';
        return { ...one, name: folder.nameOf(one.file) + entry };
      });
  });
}

/** Those that visitors do not get today. */
const listUnpublished = (site: SiteFolder) =>
  site.showsUnpublished ? [] : listDated(site).filter((one) => one.whyUnpublished !== undefined);

/**
 * Why visitors do not get posts and pages.
 *
 * @returns the reason, such as `a draft`, by the address in each language
 */
export function readUnpublishedReasons(
  folder: SiteFolder,
  languages: readonly AddressRules[],
): Map<string, string> {
  const reasons = listUnpublished(folder).flatMap(({ path, whyUnpublished = '' }) =>
    path ? languages.map((one) => [pathInLanguage(one, path), whyUnpublished] as const) : [],
  );
  return new Map(reasons);
}

/** Names what a build leaves out because of its day; drafts are left out without a word. */
export const describeUnpublishedPages = (folder: SiteFolder): string[] =>
  listUnpublished(folder)
    .filter(({ whyUnpublished }) => whyUnpublished !== draft)
    .map(({ name, whyUnpublished }) => `${name}: not built, as it is ${whyUnpublished}`);

/**
 * Names the next day on which visitors are to get another site although nobody has changed it, with what begins or
 * has ended then.
 *
 * @returns one line; none where no such day is to come
 */
export function describeNextChange(folder: SiteFolder): string[] {
  const changing = listDated(folder).filter((one) => one.whyUnpublished !== draft);
  const changes = changing.flatMap(({ name, period: { from, until } }) => [
    ...(from ? [{ day: from, change: `${name} begins` }] : []),
    ...(until ? [{ day: dayAfter(until), change: `${name} ends` }] : []),
  ]);
  const today = readToday(folder);
  const coming = changes.map(({ day }) => day).filter((day) => day > today);
  const [next] = coming.sort();
  if (!next) return [];
  const own = changes.flatMap(({ day, change }) => (day === next ? change : []));
  return [`Build again on ${next} (${readTimeZone(folder)}): ${own.join(', ')}.`];
}
