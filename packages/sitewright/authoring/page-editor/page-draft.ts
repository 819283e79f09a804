import path from 'node:path';
import { fieldAt } from '../../content/field-at.ts';
import { nameContentFile } from '../../content/index/content-folder.ts';
import { languageOf, type SiteFolder } from '../../content/index/site-folder.ts';
import { toTranslationSchema } from '../../content/json-schema.ts';
import { readFileSchemas, schemaOfFile } from '../../content/json-schemas.ts';
import { pathInLanguage } from '../../content/language.ts';
import { readLanguages } from '../../content/languages.ts';
import { matchEntries } from '../../content/list-entries.ts';
import { listPageFiles } from '../../content/page-files.ts';
import { ContentError, formatProblem } from '../../content/problem.ts';
import { type FieldPath, formatPath } from '../../content/yaml-file.ts';
import { readSite } from '../../kinds/read-site.ts';
import { readTextFile } from '../../lib/read-text-file.ts';
import { checkChange } from '../saving/check-change.ts';
import { editYaml } from '../saving/edit-yaml.ts';
import { findPlace, writeSafely } from '../saving/safe-files.ts';
import { compositions, sampleOf } from './compositions.ts';
import { traceFields } from './trace-fields.ts';

export type PageDescription = NonNullable<ReturnType<typeof describePage>>;

/** The file of the page of sections at an address such as `/sv/pricing`. */
export function findPage(folder: SiteFolder, address: string) {
  const languages = readLanguages(folder);
  const language =
    languages.findLast(({ base }) => `${address}/`.startsWith(`${base}/`)) ?? languages[0];
  const pagePath = address.slice(language.base.length) || '/';
  const original = listPageFiles(folder).find((one) => one.path === pagePath)?.file ?? '';
  const file = language.base ? `${language.tag}/${original}` : original;
  if (!original || !folder.all.has(file)) return undefined;
  return { file, original, pagePath, languages };
}

/** What the file of a page says, and what it may say. */
export function describePage(content: string, address: string) {
  const folder = readSite(content);
  const page = findPage(folder, address);
  if (!page) return undefined;
  const { file, original, pagePath, languages } = page;
  const first = folder.fields(original);
  const { text: source = '', yaml } = folder.all.get(file) ?? {};
  const value = yaml?.toJS() ?? {};
  const isTranslation = file !== original;
  const schemas = readFileSchemas(folder);
  const schemaFor = isTranslation ? toTranslationSchema : <One>(schema: One) => schema;
  return {
    ...{ folder: path.resolve(content), file, isTranslation, value, original: first, source },
    inherited: isTranslation ? listInherited(value, first) : {},
    pages: listPageFiles(folder).flatMap((one) => (/^platforms/.test(one.file) ? [] : one.path)),
    compositions: [...compositions.keys()],
    languages: languages
      .filter(({ paths }) => paths.has(pagePath))
      .map(({ name, ...one }) => ({ name, path: pathInLanguage(one, pagePath) })),
    schema: schemaFor(schemaOfFile(schemas, original)),
    kinds: [...schemas.sections].map(([name, schema]) => {
      const sample = sampleOf(folder, name, schema);
      return { name, description: schema.description, schema: schemaFor(schema), sample };
    }),
  };
}

/** What the original of a translation says, by the names of the translation's fields. */
function listInherited(own: unknown, first: object, at: FieldPath = []): Record<string, string> {
  const matches = Array.isArray(first) && matchEntries(Array.isArray(own) ? own : [], first);
  const parts = Object.entries(first).map(([name, value], index) => {
    const step = matches ? (matches[index] ?? -1) : name;
    if (step === -1 || value === null) return {};
    if (typeof value !== 'object') return { [formatPath([...at, step])]: String(value) };
    return listInherited(fieldAt(own, [step]), value, [...at, step]);
  });
  return Object.assign({}, ...parts);
}

/** Reads the content with a draft in place of a file, and says what is wrong with it and what could be better. */
async function checkDraft(folder: string, file: string, text: string) {
  const [tag, name] = [languageOf(file), nameContentFile(folder, file)];
  const { content, problems, refused } = await checkChange(folder, file, text);
  const isShown = !tag || content?.translations.some(({ language }) => language.tag === tag);
  const draft = readSite(folder).with({ [file]: text });
  const all = [...(content?.warnings ?? []), ...problems];
  const own = all.filter((one) => one.file === name);
  const others = problems.filter((one) => one.file !== name).map(formatProblem);
  const shown =
    isShown && content ? { content, traced: traceFields(draft, content, tag) } : undefined;
  return { shown, own, others, refused };
}

type Checked = Awaited<ReturnType<typeof checkDraft>>;

/** The same of a change that its file has no place for. */
function refuseChange({ problems }: ContentError): Checked {
  return { shown: undefined, own: [...problems], others: [], refused: problems };
}

/** What the editor sends of a page: the file as it knows it, what it is to say, and the keys of its sections. */
export interface Change {
  source: string;
  value: object;
  order: string[];
}

/**
 * Checks a change of a page; saves it where nothing speaks against it and nobody else has changed the file.
 *
 * @returns the content with the change, where it can be shown, and the same with the fields of its words; what is wrong in its file and elsewhere, for what it was not saved, the file now and with the draft
 */
export async function changePage(
  folder: string,
  address: string,
  { source, value, order }: Change,
  isToSave: boolean,
) {
  const { file = '' } = findPage(readSite(folder), address) ?? {};
  const place = findPlace(folder, file);
  let text = source;
  let checked: Checked;
  try {
    text = editYaml(nameContentFile(folder, file), source, value, order);
    checked = await checkDraft(folder, file, text);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    checked = refuseChange(error);
  }
  const { shown, own, others, refused } = checked;
  // Nothing happens between this look at the file and its being written.
  const current = readTextFile(place);
  const isSaved = isToSave && current === source && refused.length === 0;
  if (isSaved) writeSafely(place, text);
  const mistakes = isToSave ? refused.map(formatProblem) : [];
  return { shown, own, others, refused: mistakes, isSaved, current, text };
}
