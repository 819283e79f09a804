import type { z } from 'zod';
import { aboutSchema } from './schemas/about.ts';
import { careersSchema } from './schemas/careers.ts';
import { caseStudiesSchema } from './schemas/case-studies.ts';
import { contactSchema } from './schemas/contact.ts';
import { notFoundSchema, stampedPageSchema } from './schemas/errors.ts';
import { homeSchema } from './schemas/home.ts';
import { type Navigation, navigationSchema, type PlatformLink } from './schemas/navigation.ts';
import type { Platform } from './schemas/platform.ts';
import { pricingSchema } from './schemas/pricing.ts';
import type { Site } from './schemas/site.ts';

/** The pages with a content file of their own, whose name is the page’s path. */
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
  'not-found': notFoundSchema,
  error: stampedPageSchema,
};

export type Schemas = typeof schemas;
export type SiteContent = {
  [Name in Exclude<keyof Schemas, 'navigation'>]: z.output<ReturnType<Schemas[Name]>>;
} & {
  site: Site;
  navigation: Navigation;
  /** The platform pages by their slugs. */
  platforms: ReadonlyMap<string, Platform>;
  /** Every platform, with a page or without, in the order in which the site lists them. */
  platformLinks: readonly PlatformLink[];
};

/**
 * The path of every page that has content.
 *
 * @param slugs the platforms that have a page
 */
export function pagePaths(slugs: readonly string[]): string[] {
  return [
    '/',
    ...Object.keys(pageSchemas).map((name) => `/${name}`),
    ...slugs.map((slug) => `/platforms/${slug}`),
  ];
}
