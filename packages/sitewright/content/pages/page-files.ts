import { describeUnpublished, type Period, readPeriod } from '../dates/period.ts';
import { readClosingDay } from '../dates/today.ts';
import type { LanguageFolder } from '../disk/site-folder.ts';
import { fieldsInLanguage } from '../languages/section-languages.ts';
import { kindOfSection, sectionsOf } from '../schemas/page.ts';
import type { KindList, KindName } from './section-kind.ts';
import { schemas, settingsFiles } from './site-content.ts';

const otherFiles = [...Object.keys(schemas), ...settingsFiles];

/**
 * The path of the page that a content file is, such as `/pricing` for `pricing.yaml`.
 *
 * @returns undefined for a file that is no page of sections
 */
export function pathOfPage(file: string): string | undefined {
  const [, folder, name = ''] = /^(pages\/)?(.+)\.yaml$/.exec(file) ?? [];
  if (folder) return `/${name}`;
  if (name === 'home') return '/';
  return name && !name.includes('/') && !otherFiles.includes(name) ? `/${name}` : undefined;
}

export interface PageFile {
  file: string;
  /** Path of the site in the first language. */
  path: string;
  period: Period;
  /** Why visitors do not get it today, such as `a page that begins on 2026-12-01`. */
  whyUnpublished: string | undefined;
}

/** All pages of sections, the start page first. */
export function listPageFiles(folder: LanguageFolder): PageFile[] {
  const today = readClosingDay(folder);
  return folder.files
    .flatMap((file) => {
      const path = pathOfPage(file);
      if (path === undefined) return [];
      const period = readPeriod(folder.leadingFields(file).publish);
      return [{ file, path, period, whyUnpublished: describeUnpublished(period, today, 'a page') }];
    })
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/'));
}

/** The same of those that visitors get. */
export const readPageFiles = (folder: LanguageFolder): PageFile[] =>
  listPageFiles(folder).filter(({ whyUnpublished }) => whyUnpublished === undefined);

export interface RawSection {
  /** The path of its page. */
  path: string;
  /** Its file in the content folder, without `.yaml`. */
  file: string;
  key: string;
  kind: KindName;
  value: unknown;
}

/**
 * The sections of all pages that a language has, as the first language's files have them, and those that are in that
 * language alone.
 *
 * @param pages those of the pages that visitors get, where it is not all of them, whatever the day is
 */
export const readRawSections = (
  folder: LanguageFolder,
  pages = listPageFiles(folder),
): RawSection[] =>
  pages.flatMap(({ file, path }) =>
    sectionsOf(fieldsInLanguage(folder, file)).flatMap(([key, value]) => {
      const kind = kindOfSection(folder.site.code.kinds, key, value);
      return kind ? [{ path, file: file.slice(0, -'.yaml'.length), key, kind, value }] : [];
    }),
  );

/** The keys of what a page's file says in the place of sections whose kinds cannot be told. */
export const listUnknownSections = (kinds: KindList, fields: object): string[] =>
  sectionsOf(fields).flatMap(([key, value]) => (kindOfSection(kinds, key, value) ? [] : key));

/** Whether all sections of all pages can be told; else some are missing among {@link readRawSections}. */
export const areSectionsKnown = (folder: LanguageFolder): boolean =>
  listPageFiles(folder).every(
    ({ file }) =>
      (folder.site.has(file) ? folder.site : folder).isReadable(file) &&
      listUnknownSections(folder.site.code.kinds, fieldsInLanguage(folder, file)).length === 0,
  );

/** The paths of the pages that are written in Markdown: `pages/help/orders.md` is `/help/orders`. */
export function readTextPaths({ files }: LanguageFolder): string[] {
  return files.flatMap((file) => /^pages(\/.+)\.md$/.exec(file)?.[1] ?? []);
}
