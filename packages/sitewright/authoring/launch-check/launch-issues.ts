import { Lexer } from 'yaml';
import type { SiteFolder } from '../../content/disk/site-folder.ts';
import type { Mistake } from '../../content/markdown/markdown-text.ts';
import { findMoveNotes } from '../../content/markdown/move-notes.ts';
import { findCommands } from '../../content/markdown/show-commands.ts';
import { fileProblem, formatProblem, type Problem } from '../../content/messages/problem.ts';
import { readPagePaths } from '../../content/pages/page-paths.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { readContentValues } from '../../content/validate/content-values.ts';
import { loadContent } from '../../content/validate/load-content.ts';
import {
  compareTranslations,
  describeMissingHistory,
} from '../translations/compare-translations.ts';
import { rules } from './launch-rules.ts';

const olderTranslations = 'Translations that are older than their originals';
const notMoved = 'Not moved from the old site';
const unknownAge = 'Translations of which nobody knows whether they are older than their originals';

/** One thing to do before the site goes live. */
export interface LaunchIssue extends Problem {
  group: string;
}

/**
 * Finds everything to do before a vendor's site goes live.
 *
 * @returns the issues, group by group, each group in the order of the files
 * @throws ContentError when the content cannot be built at all
 */
export async function findLaunchIssues(folder: SiteFolder): Promise<LaunchIssue[]> {
  const translations = compareTranslations(folder);
  const outdated = translations
    .flatMap((language) => language.outdated)
    .map((one) => ({ group: olderTranslations, ...one }));
  const message = translations.length > 0 && describeMissingHistory(folder.path);
  if (message) {
    const file = folder.nameOf('site.yaml');
    outdated.push({ group: unknownAge, file, line: 1, column: 1, field: 'languages', message });
  }
  const issues = findContentIssues(folder, await loadContent(folder)).map(
    ({ group, at, message }): LaunchIssue => {
      const { file, line, column, field } = at;
      return { group, file, line, column, field, message };
    },
  );
  return [...issues, ...outdated];
}

/**
 * As {@link findLaunchIssues}, without what takes seconds: the age of translations, for which Git is
 * asked, and the lines, which `at` finds when somebody reads them.
 */
export function findContentIssues(
  folder: SiteFolder,
  content: Pick<SiteContent, 'site' | 'today'>,
) {
  const pages = readPagePaths(folder);
  const context = {
    missingPaths: content.site.planned.filter((path) => !pages.includes(path)),
    today: content.today,
  };
  const issues = readContentValues(folder)
    .flatMap((at) =>
      rules.flatMap(({ group, check }) => {
        const message = check(at, context);
        return message ? [{ group, at, message }] : [];
      }),
    )
    .toArray();
  const marks = findPlaceholderMarks(folder);
  const commands = findForeignCommands(folder);
  const notes = findNotMoved(folder);
  const groups = rules.map(({ group }) => group);
  // A link in Markdown and its words name one address.
  const own = Map.groupBy(issues, ({ at, message }) => `${at.file}:${at.line} ${message}`);
  const once = [...own.values()].map(([first]) => first as (typeof issues)[0]);
  return [
    ...marks.map((at) => ({ group: 'Placeholders', at, message: at.message })),
    ...notes.map((at) => ({ group: notMoved, at, message: at.message })),
    ...commands.map((at) => ({ group: 'Commands of other systems', at, message: at.message })),
    ...once.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group)),
  ];
}

/** What a build says of the content that may be meant so, and must be looked at: a line for each. */
export const listAdvice = async (folder: SiteFolder): Promise<string[]> =>
  (await loadContent(folder)).warnings.map(formatProblem);

/** What visitors look for and a site does not say: nothing that must be there. */
export async function listRecommendations(folder: SiteFolder): Promise<string[]> {
  const { site, pages, texts } = await loadContent(folder);
  const kinds = [...pages.values()].flatMap(({ sections }) => sections.map(({ kind }) => kind));
  const wanted: [isThere: boolean, advice: string][] = [
    [!!site.company, 'company in site.yaml: the registered name and the founding year'],
    [kinds.includes('logos'), 'a section logos: who your customers are'],
    [
      texts.has('/security') || pages.has('/security'),
      'a page /security: how you keep what customers trust you with, with your certificates',
    ],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, advice]) => advice);
}

/** The issues as a report for people: a heading for each group, a line for each issue. */
export function formatReport(issues: readonly LaunchIssue[]): string {
  if (issues.length === 0) return 'No launch issues: the site can go live.';
  const groups = Map.groupBy(issues, ({ group }) => group);
  const parts = [...groups].map(([group, members]) =>
    [`${group} (${members.length})`, ...members.map((member) => `  ${formatProblem(member)}`)].join(
      '\n',
    ),
  );
  return [...parts, `${countIssues(issues)}.`].join('\n\n');
}

/**
 * How many issues are left, in the words of every command that says so: `2 launch issues to solve before the site goes
 * live`. The age of translations, which not all of them ask for, is counted by itself.
 */
export function countIssues(issues: readonly Pick<LaunchIssue, 'group'>[]): string {
  const say = (number: number, what: string) =>
    number > 0 ? [`${number.toLocaleString('en')} ${what}${number > 1 ? 's' : ''}`] : [];
  const older = issues.filter(({ group }) => group === olderTranslations).length;
  const counts = [
    ...say(issues.length - older, 'launch issue'),
    ...say(older, 'older translation'),
  ];
  return `${counts.join(' and ')} to solve before the site goes live`;
}

/**
 * Finds the comments in content files that call what follows them placeholders. They are in the content
 * that the site ships with, and go with what they are about.
 *
 * @param folder of which all files are valid
 */
function findPlaceholderMarks(folder: SiteFolder): Problem[] {
  return [...folder.all].flatMap(([file, { name, source }]) => {
    if (!/\.(yaml|md)$/.test(file) || !/placeholder/i.test(source)) return [];
    let line = 1;
    return [...new Lexer().lex(source)].flatMap((part): Problem[] => {
      const start = line;
      line += part.split('\n').length - 1;
      const [, words] = /^#\s*(.*\bplaceholders?\b.*?)\.?$/i.exec(part) ?? [];
      if (!words) return [];
      return [fileProblem(name, `"${words}": give your own, then remove this comment`, start)];
    });
  });
}

/** Finds in texts what a function finds in one. */
const findInTexts = (folder: SiteFolder, find: (body: string) => Mistake[]): Problem[] =>
  [...folder.all.values()].flatMap(({ name, body = '' }) =>
    find(body).map(({ message, place }) => fileProblem(name, message, place?.line, place?.column)),
  );

/** Finds what visitors would read of commands of other systems in texts. */
const findForeignCommands = (folder: SiteFolder): Problem[] => findInTexts(folder, findCommands);

/** Finds what an import of another site left for the author. */
export const findNotMoved = (folder: SiteFolder): Problem[] => findInTexts(folder, findMoveNotes);
