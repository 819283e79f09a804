import type { SiteFolder } from './index/site-folder.ts';
import { type Language, pathInLanguage } from './language.ts';
import { listPageFiles } from './page-files.ts';
import { dayAfter, describeUnpublished, type Period, readPeriod } from './period.ts';
import { draft, isShown, readPostOutlines } from './posts/post-outlines.ts';
import type { LanguageContent } from './site-content.ts';
import { readClosingDay, readTimeZone, readToday } from './today.ts';

/** What visitors do not get today: posts, pages, and the announcement, which has no path. */
function listUnpublished(folder: SiteFolder) {
  const posts = readPostOutlines(folder).filter((post) => !isShown(post, folder));
  const file = 'announcement.yaml';
  const period = readPeriod(folder.fields(file));
  const whyUnpublished = describeUnpublished(period, readClosingDay(folder), 'an announcement');
  return [...posts, ...listPageFiles(folder), { file, path: undefined, whyUnpublished }].flatMap(
    ({ file, path, whyUnpublished }) =>
      whyUnpublished === undefined ? [] : [{ file, path, whyUnpublished }],
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
  const reasons = listUnpublished(folder).flatMap(({ path, whyUnpublished }) =>
    path ? languages.map((one) => [pathInLanguage(one, path), whyUnpublished] as const) : [],
  );
  return new Map(reasons);
}

/** Names what a build leaves out because of its day; drafts are left out without a word. */
export const describeUnpublishedPages = (folder: SiteFolder): string[] =>
  listUnpublished(folder)
    .filter(({ whyUnpublished }) => whyUnpublished !== draft)
    .map(
      ({ file, whyUnpublished }) => `${folder.nameOf(file)}: not built, as it is ${whyUnpublished}`,
    );

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
  const announcement = readPeriod(folder.fields('announcement.yaml'));
  const posts = readPostOutlines(folder).filter(({ whyUnpublished }) => whyUnpublished !== draft);
  const changing: { file: string; period: Period }[] = [
    ...listPageFiles(folder),
    ...posts.map(({ file, date }) => ({ file, period: { from: date } })),
    { file: 'announcement.yaml', period: announcement },
  ];
  const ending: typeof changing = [...(content?.pages ?? [])].flatMap(([path, { sections }]) =>
    sections.flatMap((section) => {
      const kind = content?.code.kinds.get(section.kind);
      const days = kind?.lastDays?.(section.content as never) ?? [];
      if (days.length === 0) return [];
      const file = listPageFiles(folder).find((one) => one.path === path)?.file ?? '';
      return days.map((until) => ({ file: `${file} ${section.key}`, period: { until } }));
    }),
  );
  const changes = [...changing, ...ending].flatMap(({ file, period: { from, until } }) => [
    ...(from ? [{ day: from, change: `${folder.nameOf(file)} begins` }] : []),
    ...(until ? [{ day: dayAfter(until), change: `${folder.nameOf(file)} ends` }] : []),
  ]);
  const today = readToday(folder);
  const coming = changes.map(({ day }) => day).filter((day) => day > today);
  const [next] = coming.sort();
  if (!next) return [];
  const own = changes.flatMap(({ day, change }) => (day === next ? change : []));
  return [`Build again on ${next} (${readTimeZone(folder)}): ${own.join(', ')}.`];
}
