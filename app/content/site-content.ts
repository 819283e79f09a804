import type { z } from 'zod';
import type { Brand } from './brand/read-brand.ts';
import type { Language } from './language.ts';
import type { Post } from './posts/post.ts';
import { aboutSchema } from './schemas/about.ts';
import { type BlogFile, blogSchema } from './schemas/blog.ts';
import { careersSchema } from './schemas/careers.ts';
import { caseStudiesSchema } from './schemas/case-studies.ts';
import { contactSchema } from './schemas/contact.ts';
import { notFoundSchema, stampedPageSchema } from './schemas/errors.ts';
import { homeSchema } from './schemas/home.ts';
import { type Navigation, navigationSchema, type PlatformLink } from './schemas/navigation.ts';
import type { Platform } from './schemas/platform.ts';
import { pricingSchema } from './schemas/pricing.ts';
import { type Reading, readingSchema } from './schemas/reading.ts';
import type { Site } from './schemas/site.ts';
import type { TextPage } from './schemas/text-page.ts';

/**
 * The pages that a vendor may have, each with a content file of its own, whose name is the page’s path.
 * A page whose file is missing does not exist.
 */
const pageSchemas = {
  about: aboutSchema,
  pricing: pricingSchema,
  contact: contactSchema,
  'case-studies': caseStudiesSchema,
  careers: careersSchema,
};

/** The schemas of the files that may name actions and pages, by the names of the files without `.yaml`. */
export const schemas = {
  navigation: navigationSchema,
  home: homeSchema,
  ...pageSchemas,
  reading: readingSchema,
  blog: blogSchema,
  'not-found': notFoundSchema,
  error: stampedPageSchema,
};

type Schemas = typeof schemas;
export type PageName = keyof typeof pageSchemas;
export const pageNames = Object.keys(pageSchemas) as PageName[];

type Content<Name extends keyof Schemas> = z.output<ReturnType<Schemas[Name]>>;
/** All content in one language. */
export type LanguageContent = {
  [Name in Exclude<keyof Schemas, 'navigation' | 'reading' | 'blog' | PageName>]: Content<Name>;
} & {
  [Name in PageName]?: Content<Name> | undefined;
} & {
  language: Language;
  /** All languages of the site, the first one first. */
  languages: readonly Language[];
  site: Site;
  brand: Brand;
  navigation: Navigation;
  /** The platform pages by their slugs. */
  platforms: ReadonlyMap<string, Platform>;
  /** Every platform, with a page or without, in the order in which the site lists them. */
  platformLinks: readonly PlatformLink[];
  /** The pages written in Markdown by their paths, such as `/help/tills`. */
  pages: ReadonlyMap<string, TextPage>;
  /** The words around texts in Markdown, where there are any. */
  reading?: Reading | undefined;
  /** The words around the posts, where there are any. */
  blog?: BlogFile | undefined;
  /** The posts that visitors get, the newest first. */
  posts: readonly Post[];
};

/** The content in the first language, and in the others. */
export type SiteContent = LanguageContent & { translations: readonly LanguageContent[] };

/**
 * What a file says that exists: of a page, of the blog, or of the words around texts.
 *
 * @throws Error when the vendor has no such file
 */
export function getPage<Name extends PageName | 'blog' | 'reading'>(
  content: Pick<LanguageContent, Name>,
  name: Name,
): NonNullable<LanguageContent[Name]> {
  const page = content[name];
  if (!page) throw new Error(`There is no ${name}.yaml in the content folder`);
  return page;
}
