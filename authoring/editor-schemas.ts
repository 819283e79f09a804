import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContentFolder } from '../app/content/content-folder.ts';
import { jsonSchemas } from '../app/content/json-schemas.ts';

/**
 * Writes the JSON Schemas that text editors check content against, as `<kind>.json` into `.schemas`
 * beside the content folder, where its files look for them; a schema that is up to date stays
 * untouched.
 *
 * @param folder path of the content folder; its files may hold anything
 * @throws UserError when the folder is missing
 */
export function writeJsonSchemas(folder: string): void {
  checkContentFolder(folder);
  const target = path.join(path.dirname(folder), '.schemas');
  mkdirSync(target, { recursive: true });
  for (const [name, schema] of jsonSchemas(folder)) {
    const file = path.join(target, `${name}.json`);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
