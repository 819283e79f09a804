import { formatProblem, type JsonSchema, languageOf, type SiteFolder } from 'sitewright/content';
import { UserError } from 'sitewright/lib';
import type { Group } from 'sitewright/texts';
import { readDataTable, recordsOf, type TableValue } from '../saving/data-table.ts';
import { msg, t } from '../words/words.ts';

/**
 * What a table with records says, of each of which there is a page, and what it may say.
 *
 * @throws UserError where there are no pages of it, or it cannot be read
 */
export function describeTable(folder: SiteFolder, file: string) {
  const tag = languageOf(file);
  const original = tag ? file.slice(tag.length + 1) : file;
  const records = recordsOf(folder, file) ?? folder.recordPages.records.get(original);
  if (!records)
    throw new UserError(
      t('{file} is a list without pages: whoever works with the files changes it.', { file }),
    );
  const { list, schema, fields } = records;
  if (list && list.entries.length === 0) {
    const lines = list.problems.map(formatProblem).join('\n');
    throw new UserError(
      t('The table cannot be read as it is written: whoever changed it puts it right.\n{lines}', {
        lines,
      }),
    );
  }
  const read = (name: string): TableValue => {
    const found = folder.all.get(name);
    const { records: rows } = found ? readDataTable(name, found.text) : { records: [] };
    return { records: rows.map((row) => readSwitches(row, fields)) };
  };
  const whole: JsonSchema = {
    type: 'object',
    required: ['records'],
    properties: {
      records: { ...schema, title: msg('Rows'), entryName: msg('row'), isTable: true },
    },
  };
  return { schema: whole, value: read(file), first: read(original) };
}

/** A table in CSV has words in the place of yes and no. */
const readSwitches = (row: Group, fields: Readonly<Record<string, string>>): Group =>
  Object.fromEntries(
    Object.entries(row).map(([name, said]) => {
      const isSwitch = /boolean$/.test(fields[name] ?? '') && /^(true|false)$/i.test(String(said));
      return [name, isSwitch ? /^true$/i.test(String(said)) : said];
    }),
  );
