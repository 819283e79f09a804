import { existsSync } from 'node:fs';
import path from 'node:path';
import { languageOf } from '../../app/content/content-files.ts';
import { toTranslationSchema } from '../../app/content/json-schema.ts';
import { readFileSchemas, schemaOfFile } from '../../app/content/json-schemas.ts';
import { pathInLanguage } from '../../app/content/language.ts';
import { readLanguages } from '../../app/content/languages.ts';
import { matchEntries } from '../../app/content/list-entries.ts';
import { loadContent } from '../../app/content/load.ts';
import { listPageFiles, readRawSections } from '../../app/content/page-files.ts';
import { ContentError, type Problem } from '../../app/content/problem.ts';
import { drafts, fieldAt, readFields, readText } from '../../app/content/read-fields.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { type FieldPath, formatPath } from '../../app/content/yaml-file.ts';

export type PageDescription = NonNullable<ReturnType<typeof describePage>>;

/** The file of the page of sections at an address such as `/sv/pricing`. */
export function findPage(folder: string, address: string) {
  const languages = readLanguages(folder);
  const language =
    languages.findLast(({ base }) => `${address}/`.startsWith(`${base}/`)) ?? languages[0];
  const pagePath = address.slice(language.base.length) || '/';
  const original = listPageFiles(folder).find((one) => one.path === pagePath)?.file ?? '';
  const file = language.base ? `${language.tag}/${original}` : original;
  if (!original || !existsSync(path.join(folder, file))) return undefined;
  return { file, original, pagePath, languages };
}

/** What the file of a page says, and what it may say. */
export function describePage(folder: string, address: string) {
  const page = findPage(folder, address);
  if (!page) return undefined;
  const { file, original, pagePath, languages } = page;
  const [first, value] = [readFields(folder, original), readFields(folder, file)];
  const isTranslation = file !== original;
  const schemas = readFileSchemas(folder);
  const schemaFor = isTranslation ? toTranslationSchema : <One>(schema: One) => schema;
  const samples = readRawSections(folder);
  return {
    ...{ file, isTranslation, value, original: first, source: readText(folder, file) },
    inherited: isTranslation ? listInherited(value, first) : {},
    pages: listPageFiles(folder).flatMap((one) => (/^platforms/.test(one.file) ? [] : one.path)),
    languages: languages
      .filter(({ paths }) => paths.has(pagePath))
      .map(({ name, ...one }) => ({ name, path: pathInLanguage(one, pagePath) })),
    schema: schemaFor(schemaOfFile(schemas, original)),
    kinds: [...schemas.sections].map(([name, schema]) => {
      const sample = samples.find(({ kind }) => kind === name)?.value as object | undefined;
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

/** Reads the content with a draft in place of a file; a draft that cannot be shown has problems alone. */
export function loadDraft(
  folder: string,
  file: string,
  text: string,
): { content?: SiteContent; problems: readonly Problem[] } {
  const [tag, name] = [languageOf(file), path.join(folder, file)];
  try {
    drafts.set(name, text);
    const content = loadContent(folder, true);
    const problems = content.advice.filter((one) => one.file === name);
    const isShown = !tag || content.translations.some(({ language }) => language.tag === tag);
    return isShown ? { content, problems } : { problems };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  } finally {
    drafts.clear();
  }
}
