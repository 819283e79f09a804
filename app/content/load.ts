import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { problemsBetween } from './check.ts';
import { knownDeadPaths } from './known-dead-paths.ts';
import { type ProblemAt, parseContent } from './parse.ts';
import { platformSlugs } from './platform-slugs.ts';
import { ContentError, type Problem } from './problem.ts';
import { aboutSchema } from './schemas/about.ts';
import { actionsSchema } from './schemas/actions.ts';
import { careersSchema } from './schemas/careers.ts';
import { caseStudiesSchema } from './schemas/case-studies.ts';
import { contactSchema } from './schemas/contact.ts';
import { notFoundSchema, stampedPageSchema } from './schemas/errors.ts';
import { homeSchema } from './schemas/home.ts';
import {
  type Navigation,
  navigationSchema,
  type PlatformLink,
  platformLinks,
  withPlatforms,
} from './schemas/navigation.ts';
import { type Platform, platformSchema } from './schemas/platform.ts';
import { pricingSchema } from './schemas/pricing.ts';
import type { References } from './schemas/shared.ts';
import { type Site, siteSchema } from './schemas/site.ts';

/** The pages with a file of their own; the file's name is the page's path. */
const pageSchemas = {
  about: aboutSchema,
  pricing: pricingSchema,
  contact: contactSchema,
  'case-studies': caseStudiesSchema,
  careers: careersSchema,
};

/** The files that may refer to others, the key being the file's name without `.yaml`. */
export const schemas = {
  navigation: navigationSchema,
  home: homeSchema,
  ...pageSchemas,
  'not-found': notFoundSchema,
  error: stampedPageSchema,
};

type Schemas = typeof schemas;
export type SiteContent = {
  [Name in Exclude<keyof Schemas, 'navigation'>]: z.output<ReturnType<Schemas[Name]>>;
} & {
  site: Site;
  navigation: Navigation;
  /** The platform pages by their slugs. */
  platforms: ReadonlyMap<string, Platform>;
  /** Every platform in the order in which the site lists them, with a page or without. */
  platformLinks: readonly PlatformLink[];
};

/**
 * Reads and validates all content of the site.
 *
 * @param folder path of the content folder
 * @returns the content, each file under its name
 * @throws ContentError with every problem of every file, none left out
 */
export function loadContent(folder: string): SiteContent {
  const problems: Problem[] = [];
  const words: Record<string, string> = {};
  const known = new Set<string>();
  const places = new Map<string, ProblemAt>();

  function read<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = path.join(folder, `${name}.yaml`);
    known.add(`${name}.yaml`);
    if (!existsSync(file)) {
      problems.push(fileProblem(`${name}.yaml`, 'expected this file, found none'));
      return undefined;
    }
    const text = readFileSync(file, 'utf8');
    const parsed = parseContent(nameOf(`${name}.yaml`), text, schema, words);
    problems.push(...parsed.problems);
    if ('problemAt' in parsed) places.set(name, parsed.problemAt);
    return parsed.data;
  }
  const nameOf = (file: string) => `${path.basename(folder)}/${file}`;
  const fileProblem = (file: string, message: string): Problem => ({
    file: nameOf(file),
    line: 1,
    column: 1,
    field: '',
    message,
  });

  const site = read('site', siteSchema);
  if (site) Object.assign(words, { vendor: site.name, origin: site.origin });
  const actions = read('actions', actionsSchema);
  const slugs = platformSlugs(folder);
  const references: References = {
    actions: actions && new Map(Object.entries(actions)),
    paths: new Set([...pagePaths(slugs), ...knownDeadPaths]),
  };
  const files = Object.fromEntries(
    Object.entries<(references: References) => z.ZodType>(schemas).map(([name, schema]) => [
      name,
      read(name, schema(references)),
    ]),
  );
  const platforms = new Map<string, Platform>();
  for (const slug of slugs) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      const message = 'expected a file name that can be a path: small letters, digits, hyphens';
      problems.push(fileProblem(`platforms/${slug}.yaml`, message));
    }
    const platform = read(`platforms/${slug}`, platformSchema(references));
    if (platform) platforms.set(slug, platform);
  }

  for (const file of filesIn(folder)) {
    if (known.has(file)) continue;
    problems.push(fileProblem(file, `nothing reads this file; expected ${[...known].join(', ')}`));
  }
  if (problems.length > 0) throw new ContentError(problems);

  const valid = files as { [Name in keyof Schemas]: z.output<ReturnType<Schemas[Name]>> };
  const links = platformLinks(valid.navigation, platforms);
  const navigation = withPlatforms(valid.navigation, links);
  const content = { ...valid, site: site as Site, navigation, platforms, platformLinks: links };
  const between = problemsBetween(content, places);
  if (between.length > 0) throw new ContentError(between);
  return content;
}

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

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
