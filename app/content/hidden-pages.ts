import { nameContentFile } from './content-folder.ts';
import { type Language, pathInLanguage } from './language.ts';
import { listPageFiles } from './page-files.ts';
import { describeClosed, readPeriod } from './period.ts';
import { draft, isShown, readPostOutlines } from './posts/post-outlines.ts';
import { readFields } from './read-fields.ts';
import { readTimeZone, readToday } from './today.ts';

/** What visitors do not get today: posts, pages, and the announcement, which has no path. */
function listHidden(folder: string) {
  const posts = readPostOutlines(folder).filter((post) => !isShown(post));
  const pages = listPageFiles(folder).map(({ closed, ...page }) => ({ ...page, hidden: closed }));
  const file = 'announcement.yaml';
  const period = readPeriod(readFields(folder, file));
  const hidden = describeClosed(period, readToday(folder), 'an announcement');
  return [...posts, ...pages, { file, path: undefined, hidden }].flatMap(
    ({ file, path, hidden }) => (hidden === undefined ? [] : [{ file, path, hidden }]),
  );
}

/**
 * Why visitors do not get posts and pages.
 *
 * @returns the reason, such as `a draft`, by the address in each language
 */
export function readHiddenPages(
  folder: string,
  languages: readonly Pick<Language, 'base'>[],
): Map<string, string> {
  const reasons = listHidden(folder).flatMap(({ path, hidden }) =>
    path ? languages.map((one) => [pathInLanguage(one, path), hidden] as const) : [],
  );
  return new Map(reasons);
}

/** Names what a build leaves out because of its day; drafts are left out without a word. */
export function describeHiddenPages(folder: string): string[] {
  const timeZone = readTimeZone(folder);
  return listHidden(folder)
    .filter(({ hidden }) => hidden !== draft)
    .map(({ file, hidden }) => {
      const [day] = /\d{4}-\d\d-\d\d/.exec(hidden) ?? [];
      const remedy = hidden.includes('ended') ? '' : `; build again on ${day} (${timeZone})`;
      return `${nameContentFile(folder, file)}: not built, as it is ${hidden}${remedy}`;
    });
}
