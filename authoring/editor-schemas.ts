import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas } from '../app/content/json-schemas.ts';

/**
 * Writes the JSON Schemas that text editors check content against, as `<kind>.json`; a file that is
 * up to date stays untouched.
 *
 * @param folder path of the content folder; its files may hold anything
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
