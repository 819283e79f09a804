import { nameInEnglish } from '../../lib/language-tag.ts';
import type { DataList } from '../data/data-list.ts';
import { listNames, type RecordTemplate, splitTemplate } from '../data/record-pages.ts';
import type { Records } from '../data/records.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { completeTranslation } from '../languages/complete-translation.ts';
import { draftTranslation } from '../languages/draft-translation.ts';
import { isInLettersOf } from '../languages/foreign-text.ts';
import { matchEntries } from '../languages/list-entries.ts';
import { formatPlace, type Problem } from '../messages/problem.ts';
import { eachJson, eachSchema, recordsSchema, typeOfField } from '../schemas/records.ts';
import { fieldAt } from '../values/field-at.ts';
import type { FieldPath, YamlFile } from '../yaml/yaml-file.ts';
import type { LanguageValidator } from './language-validator.ts';
import { parseContent } from './parse.ts';

/** Reports what is wrong with the files that make pages of records, with the records, and with the addresses of the pages. */
export function validateRecords(
  files: LanguageValidator,
  { currencies }: Pick<FieldContext, 'currencies'>,
): void {
  const { templates, records: all } = files.folder.recordPages;
  for (const template of templates) {
    if (template.records) files.listed.add(template.records.from);
    const yaml = files.folder.get(template.file)?.yaml;
    if (!yaml) continue;
    const { errors } = yaml;
    const problems = errors.length > 0 ? errors : findTemplateProblems(files, template, yaml);
    if (problems.length > 0) files.brokenTemplates.add(template.file);
    files.problems.push(...(problems.length > 0 ? problems : template.problems));
  }
  for (const records of all.values()) {
    const { list } = records;
    if (list) readRecords(files, { ...records, list }, currencies);
  }
}

/** Reports which words of records a language lacks as a whole, once it is known of which records it shows something. */
export function reportUntranslatedRecords(files: LanguageValidator): void {
  for (const records of files.folder.recordPages.records.values()) {
    if (!records.list && files.listed.has(records.from)) reportUntranslated(files, records);
  }
}

function findTemplateProblems(
  files: LanguageValidator,
  { file, records }: RecordTemplate,
  yaml: YamlFile,
): Problem[] {
  const { head } = splitTemplate(yaml.toJS());
  const original = files.originals?.folder.yaml(file);
  const first = original && {
    value: splitTemplate(original.toJS()).head,
    schema: eachJson,
    place: (path: FieldPath) => formatPlace(original.locate(path)),
  };
  const complete = first && ((value: unknown) => completeTranslation(value, first, files.language));
  const read = { ...yaml, toJS: () => head };
  const { data, problems } = parseContent(read, eachSchema, files.placeholders, complete);
  if (!data) return problems;
  const place = (path: FieldPath, message: string, found?: string): Problem => {
    return { ...yaml.locate(path, 'value', found), message };
  };
  if (!records) {
    const message =
      'expected fields: below it, with what each record says and its type, such as slug: text, found none';
    return [place(['each'], message)];
  }
  const { fields } = records;
  const names = Object.keys(fields);
  const needed = names.filter((name) => /^(text|name|number)$/.test(fields[name] ?? ''));
  return listNames(data.address)
    .filter((name) => !needed.includes(name))
    .map((name) => {
      const message = `expected a text, a name or a number that each record says, such as :${needed[0] ?? 'slug'}, found :${name}`;
      return place(['address'], message, `:${name}`);
    });
}

function readRecords(
  files: LanguageValidator,
  records: Records & { list: DataList },
  currencies: readonly string[] = [],
): void {
  const { from, fields, address, schema, list, original } = records;
  const { language, folder } = files;
  files.claim(from);
  files.warnings.push(...list.warnings);
  const yaml = {
    ...{ errors: [], toJS: () => list.entries, locate: list.locate },
    lists: [{ path: [], from, list }],
  };
  const first = original?.list;
  if (first && first.entries.length === 0) return;
  const place = (path: FieldPath) => formatPlace(first?.locate(path) ?? list.locate(path));
  const complete =
    first &&
    ((value: unknown) =>
      completeTranslation(value, { value: first.entries, schema, place }, language));
  const used = [...new Set([...records.currencies, ...currencies])];
  const read = recordsSchema(fields, address, used);
  const parsed = parseContent(yaml, read, files.placeholders, complete, { schemaOf: () => schema });
  files.problems.push(...parsed.problems);
  const untranslated = original && describePartlyNamed(records, original, language.tag);
  if (untranslated && parsed.problems.length === 0)
    files.warnings.push({ ...list.locate([0]), field: '', message: untranslated });
  if (parsed.problems.length > 0)
    files.brokenLists.push({
      file: folder.nameOf(from),
      field: '',
      isLost: list.entries.length === 0,
    });
}

/** Which records have no name of their own in a language that has some of the others; what it has of none is meant so. */
function describePartlyNamed(
  { list, fields }: Records & { list: DataList },
  { values, address, list: first }: Records,
  tag: string,
): string | undefined {
  const matches = matchEntries(list.entries, first?.entries ?? []);
  const [key = ''] = address;
  const lacking = Object.keys(fields).flatMap((name) => {
    if (typeOfField(fields[name] ?? '') !== 'name' || address.includes(name)) return [];
    const all = [...values.keys()].filter((index) => {
      const value = values[index]?.[name];
      // A name in the letters of the language is its own there.
      return value !== undefined && !isInLettersOf(tag, String(value));
    });
    const bare = all.filter(
      (index) => fieldAt(list.entries, [matches[index] ?? -1, name]) === undefined,
    );
    if (bare.length === 0 || bare.length === all.length) return [];
    const shown = bare.slice(0, 3).map((index) => String(values[index]?.[key]));
    const others = bare.length > 3 ? ` and ${bare.length - 3} more` : '';
    return `no ${name} of ${shown.join(', ')}${others}`;
  });
  return lacking.length > 0
    ? `expected each record with its names in ${nameInEnglish(tag)} as others have theirs, found ${lacking.join('; ')}: visitors get those of the first language`
    : undefined;
}

/** A translation whose records have words of their own needs a file with them. */
function reportUntranslated({ folder, language, problems }: LanguageValidator, records: Records) {
  const { from, schema, original } = records;
  const drafts = draftTranslation(original?.list?.entries, schema, String);
  const names = new Set((Array.isArray(drafts) ? drafts : []).flatMap((one) => Object.keys(one)));
  const words = [...names].filter((name) => name !== 'key').join(', ');
  if (!words) return;
  const file = folder.nameOf(from);
  const message = `expected this file, with the words of each record in ${nameInEnglish(language.tag)} (${words}) and a key that names the record, found none`;
  const atField = 'The words of the records are not translated yet';
  problems.push({ file, line: 1, column: 1, field: '', message, atField, isUntranslated: true });
}
