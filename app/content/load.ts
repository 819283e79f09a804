import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { parseContent } from './parse.ts';
import { ContentError, type Problem } from './problem.ts';
import { actionsSchema } from './schemas/actions.ts';
import { errorSchema, notFoundSchema } from './schemas/errors.ts';
import { homeSchema } from './schemas/home.ts';
import { navigationSchema } from './schemas/navigation.ts';
import type { References } from './schemas/shared.ts';
import { type Site, siteSchema } from './schemas/site.ts';

/** The files that may refer to others, the key being the file's name without `.yaml`. */
const pageSchemas = (references: References) => ({
  navigation: navigationSchema,
  home: homeSchema(references),
  'not-found': notFoundSchema,
  error: errorSchema,
});

type PageSchemas = ReturnType<typeof pageSchemas>;
export type SiteContent = { site: Site } & {
  [Name in keyof PageSchemas]: z.output<PageSchemas[Name]>;
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
  const fileOf = (name: string) => `${path.basename(folder)}/${name}.yaml`;

  function read<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = path.join(folder, `${name}.yaml`);
    if (!existsSync(file)) {
      const message = 'expected this file, found none';
      problems.push({ file: fileOf(name), line: 1, column: 1, field: '', message });
      return undefined;
    }
    const parsed = parseContent(fileOf(name), readFileSync(file, 'utf8'), schema, words);
    problems.push(...parsed.problems);
    return parsed.data;
  }

  const site = read('site', siteSchema);
  if (site) words.vendor = site.name;
  const actions = read('actions', actionsSchema);
  const schemas = pageSchemas({ actions: actions && new Map(Object.entries(actions)) });
  const content = Object.fromEntries(
    Object.entries<z.ZodType>(schemas).map(([name, schema]) => [name, read(name, schema)]),
  );

  const expected = new Set(
    ['site', 'actions', ...Object.keys(schemas)].map((name) => `${name}.yaml`),
  );
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (name.startsWith('.') || expected.has(name)) continue;
    const message = `expected one of ${[...expected].join(', ')}; nothing reads this file`;
    problems.push({
      file: `${path.basename(folder)}/${name}`,
      line: 1,
      column: 1,
      field: '',
      message,
    });
  }

  if (problems.length > 0) throw new ContentError(problems);
  return { site, ...content } as SiteContent;
}
