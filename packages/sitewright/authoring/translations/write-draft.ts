import { existsSync } from 'node:fs';
import { Document, Scalar } from 'yaml';
import { isRepeated } from '../../content/data/fill-record.ts';
import { draftTranslation } from '../../content/languages/draft-translation.ts';
import { genericFileSchemas, schemaOfFile } from '../../content/schemas/json-schemas.ts';
import { isGroup } from '../../content/values/field-at.ts';
import { readSite } from '../../kinds/read-site.ts';
import { UserError } from '../../lib/user-error.ts';
import { writeSafely } from '../../lib/write-safely.ts';
import { schemaLine } from '../schema-line.ts';
import { readOriginal } from './read-original.ts';

/**
 * Writes the file of a translation, to be filled in: its words are empty, each with those of the original
 * in a comment. A text in Markdown is the original's.
 *
 * @returns the name of the new file
 * @throws UserError when there is no original or the translation exists
 */
export function writeDraft(content: string, tag: string, file: string): string {
  const folder = readSite(content);
  const name = folder.translation(tag).nameOf(file);
  const original = folder.get(file);
  if (!original) {
    const [table, own] = [folder, folder.translation(tag)].map((one) =>
      one.nameOf(file.replace(/\.yaml$/, '.csv')),
    );
    throw new UserError(
      table && existsSync(table)
        ? `${table} is a table: copy it to ${own}, and translate its words there`
        : `expected ${folder.nameOf(file)} to translate, found none`,
    );
  }
  if (existsSync(name)) throw new UserError(`${name} exists; edit it, or remove it first`);
  const { body } = original;
  const value = keepRepeated(readOriginal(folder, file, tag), original.yaml.toJS());
  const schema = schemaOfFile(genericFileSchemas(folder.code.kinds), file, value);
  const words = draftTranslation(value, schema, (one) => {
    // What a record says has its translation in the records.
    if (/^\{\w+\}$/.test(one)) return one;
    const empty = new Scalar('');
    empty.type = 'QUOTE_DOUBLE';
    empty.comment = ` ${one.replaceAll(/\s+/g, ' ')}`;
    return empty;
  });
  const yaml = new Document(words ?? {}).toString({ lineWidth: 0 });
  const line = schemaLine(`${tag}/${file}`);
  writeSafely(name, body === undefined ? line + yaml : `---\n${yaml}---\n\n${body.trimStart()}`);
  return name;
}

/** What a file says, with lists that have an entry for each record as it writes them: they would be those of today. */
function keepRepeated(value: unknown, written: unknown): unknown {
  if (!isGroup(written)) return value;
  if (Array.isArray(value)) return isRepeated(written) ? written : value;
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [
    name,
    keepRepeated(one, written[name]),
  ]);
  return Object.fromEntries(fields);
}
