import type { z } from 'zod';
import type { Brand } from '../brand/read-brand.ts';
import { notFoundSchema, stampedPageSchema } from '../fields/errors.ts';
import type { Language } from '../languages/language.ts';
import type { Problem } from '../messages/problem.ts';
import type { Post } from '../posts/post.ts';
import { announcementSchema } from '../schemas/announcement.ts';
import { blogSchema } from '../schemas/blog.ts';
import { type GroupEntry, navigationSchema } from '../schemas/navigation.ts';
import type { Page, Section } from '../schemas/page.ts';
import { readingSchema } from '../schemas/reading.ts';
import { redirectsSchema } from '../schemas/redirects.ts';
import type { Site } from '../schemas/site.ts';
import type { TextPage } from '../schemas/text-page.ts';
import type { Navigation } from './group-menu.ts';
import type { KindName, SiteCode } from './section-kind.ts';

/**
 * The schemas of the files that may name actions and pages and are no pages themselves, by the names of the
 * files without `.yaml`.
 */
export const schemas = {
  navigation: navigationSchema,
  reading: readingSchema,
  blog: blogSchema,
  'not-found': notFoundSchema,
  error: stampedPageSchema,
  announcement: announcementSchema,
  redirects: redirectsSchema,
};

/** The other files in the content folder itself that are no pages. */
export const settingsFiles = ['site', 'actions'];

type Files = { [Name in keyof typeof schemas]: z.output<ReturnType<(typeof schemas)[Name]>> };
type OptionalFiles = {
  [Name in 'reading' | 'blog' | 'announcement' | 'redirects']?: Files[Name] | undefined;
};

/** Of the announcement, what is shown today; of the redirects, those of all languages in the first one. */
export interface LanguageContent
  extends Omit<Files, keyof OptionalFiles | 'navigation'>,
    OptionalFiles {
  language: Language;
  /** What it was read with. */
  code: SiteCode;
  /** The day that it is where the vendor is, such as `2026-12-01`. */
  today: string;
  /** All languages of the site, the first one first. */
  languages: readonly Language[];
  site: Site;
  brand: Brand;
  navigation: Navigation;
  /** The pages that are made of sections, by their paths in the first language, such as `/pricing`. */
  pages: ReadonlyMap<string, Page>;
  /** What is in the group of the header, with a page of this site or without, in its order. */
  groupEntries: readonly GroupEntry[];
  /** The pages written in Markdown by their paths, such as `/help/orders`. */
  texts: ReadonlyMap<string, TextPage>;
  /** The posts that visitors get, the newest first. */
  posts: readonly Post[];
}

/** The content in the first language, and in the others, with what could be better. */
export type SiteContent = LanguageContent & {
  translations: readonly LanguageContent[];
  warnings: readonly Problem[];
};

/**
 * What a file says that exists: of the blog, or of the words around texts.
 *
 * @throws Error when the vendor has no such file
 */
export function getFile<Name extends 'blog' | 'reading'>(
  content: Pick<LanguageContent, Name>,
  name: Name,
): NonNullable<LanguageContent[Name]> {
  const file = content[name];
  if (!file) throw new Error(`There is no ${name}.yaml in the content folder`);
  return file;
}

export function findOnPage<Name extends KindName>(
  { sections }: Pick<Page, 'sections'>,
  kind: Name,
): Extract<Section, { kind: Name }> | undefined {
  return sections.find((one): one is Extract<Section, { kind: Name }> => one.kind === kind);
}

/**
 * The first section of a kind on the site, with the path of its page.
 *
 * @param isWanted whether a page counts
 */
export function findSection<Name extends KindName, One extends Pick<Page, 'sections'>>(
  { pages }: { pages: ReadonlyMap<string, One> },
  kind: Name,
  isWanted: (page: One) => boolean = () => true,
) {
  for (const [path, page] of pages) {
    const section = findOnPage(page, kind);
    if (section && isWanted(page)) return { path, ...section };
  }
  return undefined;
}
