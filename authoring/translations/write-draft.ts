import { existsSync } from 'node:fs';
import path from 'node:path';
import { Document, Scalar } from 'yaml';
import { readPlatformSlugs } from '../../app/content/content-files.ts';
import { nameContentFile } from '../../app/content/content-folder.ts';
import { draftTranslation } from '../../app/content/draft-translation.ts';
import { genericFileSchemas, schemaOfFile } from '../../app/content/json-schemas.ts';
import { languageFolder } from '../../app/content/languages.ts';
import { describeAbsentPlatforms } from '../../app/content/platform-menu.ts';
import { openContentFile, readFields } from '../../app/content/read-fields.ts';
import { UserError } from '../../lib/user-error.ts';
import { schemaLine } from '../editor-schemas.ts';
import { writeSafely } from '../saving/safe-files.ts';

/**
 * Writes the file of a translation, to be filled in: its words are empty, each with those of the original
 * in a comment. A text in Markdown is the original's.
 *
 * @returns the name of the new file
 * @throws UserError when there is no original or the translation exists
 */
export function writeDraft(folder: string, tag: string, file: string): string {
  const original = path.join(folder, file);
  const draft = path.join(languageFolder(folder, tag), file);
  const name = nameContentFile(languageFolder(folder, tag), file);
  if (!existsSync(original)) {
    throw new UserError(`expected ${nameContentFile(folder, file)} to translate, found none`);
  }
  if (existsSync(draft)) throw new UserError(`${name} exists; edit it, or remove it first`);
  const { yaml: source, body } = openContentFile(folder, file);
  const said = source.toJS();
  const slugs = readPlatformSlugs(languageFolder(folder, tag));
  const value =
    file === 'navigation.yaml'
      ? describeAbsentPlatforms(said, slugs, (slug) => readFields(folder, `platforms/${slug}.yaml`))
      : said;
  const schema = schemaOfFile(genericFileSchemas(), file, value);
  const words = draftTranslation(value, schema, (one) => {
    const empty = new Scalar('');
    empty.type = 'QUOTE_DOUBLE';
    empty.comment = ` ${one.replaceAll(/\s+/g, ' ')}`;
    return empty;
  });
  const yaml = new Document(words ?? {}).toString({ lineWidth: 0 });
  const line = schemaLine(`${tag}/${file}`);
  writeSafely(draft, body === undefined ? line + yaml : `---\n${yaml}---\n\n${body.trimStart()}`);
  return name;
}
