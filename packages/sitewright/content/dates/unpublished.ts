import type { SiteFolder } from '../disk/site-folder.ts';
import { type Language, pathInLanguage } from '../languages/language.ts';
import { listOutlines } from '../pages/list-addresses.ts';
import { listPageFiles } from '../pages/page-files.ts';
import type { LanguageContent } from '../pages/site-content.ts';
import { draft } from '../posts/post-outlines.ts';
import { dayAfter, describeUnpublished, type Period, readPeriod } from './period.ts';
import { readTimeZone, readToday } from './today.ts';

/** The pages, posts and announcements of all languages; what translates another file appears with its original. */
function listDated(site: SiteFolder) {
  const folders = [site, ...site.languageFolders.map((tag) => site.translation(tag))];
  return folders.flatMap((folder) => {
    const file = 'announcement.yaml';
    const period = readPeriod(folder.fields(file));
    const whyUnpublished = describeUnpublished(period, readToday(site), 'an announcement');
    return [...listOutlines(folder), { file, path: undefined, period, whyUnpublished }]
      .filter((one) => folder === site || !site.has(one.file))
      .map((one) => ({ ...one, name: folder.nameOf(one.file) }));
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
  languages: readonly Pick<Language, 'base'>[],
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
 * @param content of which sections may say days
 * @returns one line; none where no such day is to come
 */
export function describeNextChange(
  folder: SiteFolder,
  content?: Pick<LanguageContent, 'pages' | 'code'>,
): string[] {
  const changing: { name: string; period: Period }[] = listDated(folder).filter(
    (one) => one.whyUnpublished !== draft,
  );
  const ending: typeof changing = [...(content?.pages ?? [])].flatMap(([path, { sections }]) =>
    sections.flatMap((section) => {
      const kind = content?.code.kinds.get(section.kind);
      const days = kind?.lastDays?.(section.content as never) ?? [];
      if (days.length === 0) return [];
      const file = listPageFiles(folder).find((one) => one.path === path)?.file ?? '';
      return days.map((until) => ({
        name: `${folder.nameOf(file)} ${section.key}`,
        period: { until },
      }));
    }),
  );
  const changes = [...changing, ...ending].flatMap(({ name, period: { from, until } }) => [
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
