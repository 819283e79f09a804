import type { LanguageFolder, SiteFolder } from '../disk/site-folder.ts';
import { type Language, pathInLanguage } from '../languages/language.ts';
import { listPageFiles } from '../pages/page-files.ts';
import type { LanguageContent } from '../pages/site-content.ts';
import { draft, isShown, readPostOutlines } from '../posts/post-outlines.ts';
import { dayAfter, describeUnpublished, type Period, readPeriod } from './period.ts';
import { readClosingDay, readTimeZone, readToday } from './today.ts';

/** The folders of all languages, the first one first. */
const listFolders = (folder: SiteFolder): LanguageFolder[] => [
  folder,
  ...folder.languageFolders.map((tag) => folder.translation(tag)),
];

/** Whether a file stands in the first language, or in this one alone; else it appears with its original. */
const isLeading = (folder: LanguageFolder, file: string) =>
  folder === folder.site || !folder.site.has(file);

/** What visitors do not get today: posts, pages, and the announcement, which has no path. */
function listUnpublished(folder: LanguageFolder) {
  const posts = readPostOutlines(folder).filter((post) => !isShown(post, folder));
  const file = 'announcement.yaml';
  const period = readPeriod(folder.fields(file));
  const whyUnpublished = describeUnpublished(period, readClosingDay(folder), 'an announcement');
  return [...posts, ...listPageFiles(folder), { file, path: undefined, whyUnpublished }].flatMap(
    ({ file, path, whyUnpublished }) =>
      whyUnpublished === undefined || !isLeading(folder, file)
        ? []
        : [{ file, name: folder.nameOf(file), path, whyUnpublished }],
  );
}

/**
 * Why visitors do not get posts and pages.
 *
 * @returns the reason, such as `a draft`, by the address in each language
 */
export function readUnpublishedReasons(
  folder: SiteFolder,
  languages: readonly Pick<Language, 'base'>[],
): Map<string, string> {
  const reasons = listFolders(folder)
    .flatMap(listUnpublished)
    .flatMap(({ path, whyUnpublished }) =>
      path ? languages.map((one) => [pathInLanguage(one, path), whyUnpublished] as const) : [],
    );
  return new Map(reasons);
}

/** Names what a build leaves out because of its day; drafts are left out without a word. */
export const describeUnpublishedPages = (folder: SiteFolder): string[] =>
  listFolders(folder)
    .flatMap(listUnpublished)
    .filter(({ whyUnpublished }) => whyUnpublished !== draft)
    .map(({ name, whyUnpublished }) => `${name}: not built, as it is ${whyUnpublished}`);

/** The pages, posts and the announcement of a language that begin or end on a day. */
function listChanging(folder: LanguageFolder): { name: string; period: Period }[] {
  const posts = readPostOutlines(folder).filter(({ whyUnpublished }) => whyUnpublished !== draft);
  const announcement = readPeriod(folder.fields('announcement.yaml'));
  return [
    ...listPageFiles(folder),
    ...posts.map(({ file, date }) => ({ file, period: { from: date } })),
    { file: 'announcement.yaml', period: announcement },
  ].flatMap(({ file, period }) =>
    isLeading(folder, file) ? { name: folder.nameOf(file), period } : [],
  );
}

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
  const changing = listFolders(folder).flatMap(listChanging);
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
