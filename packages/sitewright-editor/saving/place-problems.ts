import {
  type FieldPath,
  fieldAt,
  formatPath,
  languageOf,
  type Problem,
  type SiteFolder,
} from 'sitewright/content';
import { languageName, matchEntries, readOriginal } from 'sitewright/languages';
import { isGroup } from 'sitewright/texts';
import { type Editable, labelOfFile, toEditable } from '../content-editor/list-content.ts';
import { nameField } from '../forms/naming.ts';
import { readPath } from '../forms/schema.ts';
import { addDrafts, genericSchemaOf } from '../page-editor/entry-drafts.ts';
import { fillTextsOf } from '../page-editor/filled-texts.ts';
import { describeName, isTable } from './content-names.ts';

/** A problem, with what editors call the place that it is in. */
export interface PlacedProblem extends Problem {
  /** What it is in, and where that is edited, if it is; left out where the reader has it open. */
  at?: { label: string; editable?: Editable };
  /** What people call the field; left out where its labels alone say it. */
  name?: string;
  /** The line of a text in Markdown, counted below its fields. */
  textLine?: number;
  /** The entry of the list that the form has for what is not translated yet; its field names the list alone. */
  entry?: string;
}

/** Says of problems of a folder where editors find them: they have a list of contents, and no files. */
export function placeProblems(folder: SiteFolder, problems: readonly Problem[]): PlacedProblem[] {
  return problems.map((problem) => {
    const file = problem.file.replace(`${folder.path}/`, '');
    const textLine = problem.field === '' && findTextLine(folder, file, problem.line);
    return {
      ...problem,
      at: describePlace(folder, file),
      ...(folder.all.get(file)?.isReadable &&
        problem.field && { name: nameIn(folder, file, problem) }),
      ...(textLine && { textLine }),
      ...(problem.isUntranslated && findEntry(folder, file, problem)),
    };
  });
}

/** The same for whoever has a file open. @param name that of the file, as problems have it */
export const placeInOpen = (problems: readonly PlacedProblem[], name: string): PlacedProblem[] =>
  problems.map(({ at, ...one }) => (one.file === name || !at ? one : { ...one, at }));

/** What editors call the place of a file, and where it is edited. */
export function describePlace(folder: SiteFolder, file: string): NonNullable<PlacedProblem['at']> {
  const tag = languageOf(file);
  const original = tag ? file.slice(tag.length + 1) : file;
  // Such as a list without pages, or a font: nobody edits it here.
  const isOther = isTable(original) && !folder.recordPages.records.has(original);
  if (isOther || describeName(file)) return { label: file };
  const label = labelOfFile(folder, original);
  const isPicture = file.startsWith('pictures/');
  return {
    label: tag ? `${label}, ${languageName(tag)}` : label,
    ...(!isPicture && { editable: toEditable(folder, file) }),
  };
}

type Named = Pick<Problem, 'field' | 'original'>;

/** In a translation sections and entries are called by what the first language says, whichever of both has the field. */
export function nameIn(folder: SiteFolder, file: string, { field, original }: Named): string {
  const tag = languageOf(file);
  const first = tag ? file.slice(tag.length + 1) : file;
  const said = folder.fields(first);
  const around = { schema: genericSchemaOf(folder, first, said), fill: fillTextsOf(folder, first) };
  if (original) return nameField(original.field, { ...around, said });
  return nameField(field, { ...around, said: tag ? sayAsFirst(folder.fields(file), said) : said });
}

/** What the first language says, with its entries where the translation has them, and those that this has alone. */
function sayAsFirst(own: unknown, first: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(first)) {
    const matches = matchEntries(own, first);
    return own.map((one, index) => sayAsFirst(one, first[matches.indexOf(index)]));
  }
  if (!isGroup(own) || !isGroup(first)) return first ?? own;
  const parts = Object.entries(own).map(([name, one]) => [name, sayAsFirst(one, first[name])]);
  return { ...first, ...Object.fromEntries(parts) };
}

/** Where the form of a translation has an entry that the first language alone has. */
function findEntry(folder: SiteFolder, file: string, { field, original }: Problem) {
  const tag = languageOf(file);
  const path = readPath(original?.field ?? '');
  const index = path.pop();
  if (!tag || typeof index !== 'number' || isTable(file)) return undefined;
  const name = file.slice(tag.length + 1);
  const first = readOriginal(folder, name, tag);
  const own = addDrafts(
    folder.all.get(file)?.yaml.toJS(),
    first,
    genericSchemaOf(folder, name, first),
  );
  const place: FieldPath = readPath(field);
  const [entries, all] = [fieldAt(own, place), fieldAt(first, path)];
  if (!Array.isArray(entries) || !Array.isArray(all)) return undefined;
  const at = matchEntries(entries, all)[index] ?? -1;
  return at < 0 ? undefined : { entry: formatPath([...place, at]) };
}

/** Undefined for a line that is none of the text. */
function findTextLine({ all }: SiteFolder, file: string, line: number): number | undefined {
  const { body = '' } = all.get(file) ?? {};
  // It has as many empty lines above it as there are fields.
  const above = body.slice(0, body.length - body.trimStart().length).split('\n').length - 1;
  return body && line > above ? line - above : undefined;
}
