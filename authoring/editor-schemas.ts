import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { knownDeadPaths } from '../app/content/planned-paths.ts';
import { platformSlugs } from '../app/content/platform-slugs.ts';
import { actionsSchema } from '../app/content/schemas/actions.ts';
import { platformSchema } from '../app/content/schemas/platform.ts';
import type { Action, References } from '../app/content/schemas/shared.ts';
import { siteSchema } from '../app/content/schemas/site.ts';
import { pagePaths, schemas } from '../app/content/site-content.ts';

/** What a content file may hold, in the form that text editors and form builders read. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema of each kind of content file: `site`, `home` … and `platform`.
 *
 * @param folder path of the content folder; its actions and pages are what fields may name
 */
export function jsonSchemas(folder: string): Map<string, JsonSchema> {
  const references: References = {
    actions: new Map(actionNames(folder).map((name): [string, Action] => [name, { label: name }])),
    paths: new Set([...pagePaths(platformSlugs(folder)), ...knownDeadPaths]),
  };
  const all: Record<string, z.ZodType> = { site: siteSchema, actions: actionsSchema };
  for (const [name, schema] of Object.entries(schemas)) all[name] = schema(references);
  all.platform = platformSchema(references);
  return new Map(
    Object.entries(all).map(([name, schema]) => [
      name,
      // Editors know the seventh draft best; what is typed is what goes into the schema.
      z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }),
    ]),
  );
}

/** The kind of a content file, which is the name of its schema. */
export function kindOf(file: string): string {
  return file.startsWith('platforms/') ? 'platform' : path.basename(file, '.yaml');
}

/**
 * Writes the JSON Schemas as `<kind>.json`; a file that is current already stays as it is.
 *
 * @param folder path of the content folder
 * @param target path of the folder to write into
 */
export function writeJsonSchemas(folder: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const [name, schema] of jsonSchemas(folder)) {
    const file = path.join(target, `${name}.json`);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** The names in `actions.yaml`, as far as it can be read. */
export function actionNames(folder: string): string[] {
  const file = path.join(folder, 'actions.yaml');
  if (!existsSync(file)) return [];
  return Object.keys(parseDocument(readFileSync(file, 'utf8')).toJS() ?? {});
}
