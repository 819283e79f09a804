import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContentFolder } from '../app/content/content-folder.ts';
import { type JsonSchema, toTranslationSchema } from '../app/content/json-schema.ts';
import { jsonSchemas } from '../app/content/json-schemas.ts';
import { readLanguageTags } from '../app/content/languages.ts';

/**
 * Writes the JSON Schemas that text editors check content against, as `<kind>.json` into `.schemas`
 * beside the content folder, where its files look for them, and those of translations into
 * `.schemas/translations`; a schema that is up to date stays untouched.
 *
 * @param folder path of the content folder; its files may hold anything
 * @throws UserError when the folder is missing
 */
export function writeJsonSchemas(folder: string): void {
  checkContentFolder(folder);
  const target = path.join(path.dirname(folder), '.schemas');
  mkdirSync(path.join(target, 'translations'), { recursive: true });
  const hasTranslations = readLanguageTags(folder).length > 1;
  for (const [name, schema] of jsonSchemas(folder)) {
    writeSchema(path.join(target, `${name}.json`), schema);
    if (!hasTranslations) continue;
    writeSchema(path.join(target, 'translations', `${name}.json`), toTranslationSchema(schema));
  }
}

function writeSchema(file: string, schema: JsonSchema): void {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
