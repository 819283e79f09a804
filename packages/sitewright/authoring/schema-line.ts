import { languageOf } from '../content/disk/site-folder.ts';
import { kindOf, translationSchemaName } from '../content/schemas/json-schemas.ts';

/** The first line of a content file, by which text editors find its schema. */
export function schemaLine(file: string): string {
  const tag = languageOf(file);
  const schema = tag
    ? `translations/${translationSchemaName(file.slice(tag.length + 1))}`
    : `${kindOf(file)}.json`;
  return `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length)}.schemas/${schema}\n`;
}
