import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { problemsBetween } from './check.ts';
import { type ProblemAt, parseContent } from './parse.ts';
import { knownDeadPaths } from './planned-paths.ts';
import { platformSlugs } from './platform-slugs.ts';
import { ContentError, type Problem } from './problem.ts';
import { actionsSchema } from './schemas/actions.ts';
import { platformLinks, withPlatforms } from './schemas/navigation.ts';
import { type Platform, platformSchema } from './schemas/platform.ts';
import type { References } from './schemas/shared.ts';
import { type Site, siteSchema } from './schemas/site.ts';
import { pagePaths, type Schemas, type SiteContent, schemas } from './site-content.ts';

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

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
