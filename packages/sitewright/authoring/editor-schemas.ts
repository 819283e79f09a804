import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { readLanguageTags } from '../content/languages/language-tags.ts';
import { pathOfPage } from '../content/pages/page-files.ts';
import {
  type JsonSchema,
  toTranslationSchema,
  withoutOwnFields,
} from '../content/schemas/json-schema.ts';
import {
  readFileSchemas,
  schemaOfAnyPage,
  schemaOfFile,
  translationSchemaName,
} from '../content/schemas/json-schemas.ts';
import { allowDataLists } from './allow-data-lists.ts';

/**
 * Writes the JSON Schemas that text editors check content against, as `<kind>.json` into `.schemas`
 * beside the content folder, where its files look for them, and one for the translations of each file into
 * `.schemas/translations`; a schema that is up to date stays untouched.
 */
export function writeJsonSchemas(folder: SiteFolder): void {
  const target = path.join(path.dirname(folder.path), '.schemas');
  const hasTranslations = readLanguageTags(folder).length > 1;
  const schemas = readFileSchemas(folder);
  for (const kind of schemas.pages.keys()) {
    const schema = allowDataLists(schemaOfAnyPage(schemas, kind));
    writeSchema(path.join(target, `${kind}.json`), schema);
  }
  for (const [name, schema] of schemas.files)
    writeSchema(path.join(target, `${name}.json`), withoutOwnFields(schema));
  if (!hasTranslations) return;
  const files = new Set(folder.files.map((one) => folder.fileOf(one)));
  for (const file of [...files].filter((one) => /\.(yaml|md)$/.test(one))) {
    const schema = toTranslationSchema(schemaOfFile(schemas, file, folder.fields(file)));
    const name = translationSchemaName(file);
    const isPage = pathOfPage(file) !== undefined;
    const whole = isPage ? { ...allowDataLists(schema), additionalProperties: ownSection } : schema;
    writeSchema(path.join(target, 'translations', name), whole);
  }
}

/** What a translation of a page may hold besides: each language may have other sections, whose fields a check knows. */
const ownSection: JsonSchema = {
  description:
    'A section of this language alone, which says so: only: and the language in brackets',
  type: 'object',
  required: ['only'],
};

function writeSchema(file: string, schema: JsonSchema): void {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
