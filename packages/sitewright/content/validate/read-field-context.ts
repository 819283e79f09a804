import { describeUnpublished, type Period } from '../dates/period.ts';
import { readClosingDay, readTimeZone, readToday } from '../dates/today.ts';
import { readUnpublishedReasons } from '../dates/unpublished.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { currencyCode } from '../fields/price.ts';
import { type Language, pathInLanguage } from '../languages/language.ts';
import { readLanguages } from '../languages/languages.ts';
import { readGroupPages } from '../pages/group-pages.ts';
import { listPageFiles } from '../pages/page-files.ts';
import { readPagePaths } from '../pages/page-paths.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { listComingPosts, readBlogPath } from '../posts/post-outlines.ts';
import { downloadPath } from '../values/download-path.ts';
import { isObject } from '../values/field-at.ts';

export function readFieldContext(
  folder: SiteFolder,
  pictures: PictureFolder,
  actions: FieldContext['actions'],
  languages = readLanguages(folder),
): FieldContext {
  const { planned } = folder.fields('site.yaml');
  const existing = readPagePaths(folder);
  const today = readToday(folder);
  const periods = readPeriods(folder, languages);
  const pathsOutsideDays = new Set(
    [...periods].flatMap(([path, period]) =>
      describeUnpublished(period, readClosingDay(folder), 'a page') ? path : [],
    ),
  );
  const { downloads } = folder;
  const [first, ...others] = languages;
  const translated = others.flatMap((language) =>
    [...language.paths].map((one) => pathInLanguage(language, one)),
  );
  const paths = new Set([
    ...existing,
    // What is wrong with one is said where it stands.
    ...(Array.isArray(planned) ? planned.map((one) => String(one).replace(/(?<=.)\/+$/, '')) : []),
    ...[...downloads.keys()].map(downloadPath),
    ...translated,
    ...[...periods.keys()].filter((one) => one.startsWith('/')),
  ]);
  const areKnown =
    ['site.yaml', 'blog.yaml'].every((file) => folder.isReadable(file)) &&
    folder.recordPages.areKnown &&
    (readBlogPath(folder) !== undefined || !folder.has('blog.yaml'));
  return {
    actions,
    paths,
    pathsElsewhere: [
      ...new Set(languages.flatMap(({ elsewhere }) => [...elsewhere.keys()])).difference(paths),
    ],
    lacksPaths: !areKnown,
    unpublishedReasons: readUnpublishedReasons(folder, languages),
    periods,
    pathsOutsideDays,
    today,
    timeZone: readTimeZone(folder),
    groupPages: readGroupPages(folder),
    language: first.tag,
    languages: languages.map(({ tag }) => tag),
    currencies: readCurrencies(folder, languages),
    pictures,
    drawings: [...folder.code.drawings.keys()],
    downloads,
  };
}

/** The currencies that pages and their jobs say in any language; what is wrong with one is said where it stands. */
function readCurrencies(folder: SiteFolder, languages: readonly Language[]): string[] {
  const all = languages.flatMap((language) => {
    const own = language.base ? folder.translation(language.tag) : folder;
    return listPageFiles(own).flatMap(({ file }) => listCurrencies(own.fields(file)));
  });
  return [...new Set(all)];
}

function listCurrencies(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'currency' ? (currencyCode.safeParse(one).data ?? []) : listCurrencies(one),
  );
}

/**
 * From when to when visitors get the pages and posts that they do not get at all times.
 *
 * @returns by the addresses in each language, without and with the site's own; none of drafts, nor of posts whose
 *   day has come
 */
function readPeriods(folder: SiteFolder, languages: readonly Language[]): Map<string, Period> {
  const { origin } = folder.fields('site.yaml');
  const all = languages.flatMap((language): [string, Period][] => {
    const own = language.base ? folder.translation(language.tag) : folder;
    const pages = listPageFiles(own);
    return [...pages, ...listComingPosts(own)].flatMap(({ path, period }) => {
      const address = pathInLanguage(language, path);
      return [address, `${origin}${address}`].map((one): [string, Period] => [one, period]);
    });
  });
  return new Map(all.filter(([, { from, until }]) => from ?? until));
}
