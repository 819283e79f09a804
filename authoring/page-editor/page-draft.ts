import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../app/content/check-content.ts';
import { languageOf } from '../../app/content/content-files.ts';
import { contentFolder, nameContentFile } from '../../app/content/content-folder.ts';
import { readText } from '../../app/content/content-text.ts';
import { fieldAt } from '../../app/content/field-at.ts';
import { type JsonSchema, toTranslationSchema } from '../../app/content/json-schema.ts';
import { readFileSchemas, schemaOfFile } from '../../app/content/json-schemas.ts';
import { pathInLanguage } from '../../app/content/language.ts';
import { readLanguages } from '../../app/content/languages.ts';
import { matchEntries } from '../../app/content/list-entries.ts';
import { listPageFiles, pathOfPage, readRawSections } from '../../app/content/page-files.ts';
import { formatProblem, type Problem } from '../../app/content/problem.ts';
import { readFields } from '../../app/content/read-fields.ts';
import { pagePath } from '../../app/content/schemas/fields.ts';
import type { KindName } from '../../app/content/schemas/page.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { type FieldPath, formatPath } from '../../app/content/yaml-file.ts';
import { fieldsOf, onlyLanguage } from '../admin/cms-fields.ts';
import { schemaLine } from '../editor-schemas.ts';
import { editYaml } from '../saving/edit-yaml.ts';
import { defaultFields } from './form-fields.ts';

export type PageDescription = NonNullable<ReturnType<typeof describePage>>;

/** The file of the page of sections at an address such as `/sv/pricing`. */
export function findPage(address: string, folder = contentFolder) {
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
export function describePage(address: string, folder = contentFolder) {
  const page = findPage(address, folder);
  if (!page) return undefined;
  const { file, original, pagePath, languages } = page;
  const [first, value] = [readFields(folder, original), readFields(folder, file)];
  const isTranslation = file !== original;
  const schemas = readFileSchemas(folder);
  const schemaFor = isTranslation ? toTranslationSchema : <One>(schema: One) => schema;
  return {
    ...{ file, isTranslation, value, original: first, source: readText(folder, file) },
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

/** What a new section says: best is what another page says. */
function sampleOf(folder: string, name: string, schema: JsonSchema = {}) {
  const sample = readRawSections(folder).find(({ kind }) => kind === name);
  const value = sample?.value ?? defaultFields(fieldsOf(schema, onlyLanguage));
  return { path: sample?.path, key: sample?.key, value: value as object };
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
async function loadDraft(
  file: string,
  text: string,
): Promise<{ content?: SiteContent; problems: readonly Problem[] }> {
  const [tag, name] = [languageOf(file), nameContentFile(contentFolder, file)];
  const { content, problems } = await checkContent(contentFolder, { [file]: text });
  const isShown = !tag || content?.translations.some(({ language }) => language.tag === tag);
  if (!content || !isShown) return { problems };
  const own = [...content.advice, ...problems].filter((one) => one.file === name);
  return { content, problems: own };
}

/** What the editor sends of a page: the file as it knows it, what it is to say, and the keys of its sections. */
export interface Change {
  source: string;
  value: object;
  order: string[];
}

/**
 * Checks a change of a page and shows it to the window of the draft; saves it where nothing speaks against
 * it and nobody else has changed the file.
 *
 * @returns what is wrong in its file and elsewhere, the file now and with the draft
 */
export async function changePage(
  address: string,
  { source, value, order }: Change,
  window: string,
  isToSave: boolean,
) {
  const { file = '' } = findPage(address) ?? {};
  const name = nameContentFile(contentFolder, file);
  const text = editYaml(name, source, value, order);
  const current = readText(contentFolder, file);
  const { content, problems } = await loadDraft(file, text);
  globalThis.contentDrafts ??= new Map();
  if (content) globalThis.contentDrafts.set(window, content);
  const own = problems.filter((one) => one.file === name);
  const isShown = content !== undefined;
  const isSaved = isToSave && current === source && (own.length === 0 || isShown);
  if (isSaved) writeFileSync(path.join(contentFolder, file), text);
  const others = problems.filter((one) => one.file !== name).map(formatProblem);
  return { own, others, isShown, isSaved, current, text };
}

/** The sections of campaign pages, by what they are for. */
const compositions = new Map<string, KindName[]>(
  Object.entries({
    'one promise and one button': ['points', 'quote', 'closing'],
    'a newsletter to subscribe to': ['newsletter', 'latestPosts', 'logos'],
    'something that is coming': ['timeline', 'people', 'closing'],
    'a product': ['textBeside', 'steps', 'pictures', 'questions', 'closing'],
    'an offer': ['logos', 'metrics', 'points', 'offer', 'estimate', 'closing'],
    'a subscription': ['offer', 'questions', 'quote', 'closing'],
  }),
);

/** What a new page begins with is a composition, or the path of a page. */
export type NewPage = Record<'title' | 'description' | 'from', string>;

/** Writes the file of a new page. @returns what is wrong in its address, title and description */
export async function createPage(address: string, { title, description, from }: NewPage) {
  const like = findPage(from)?.file ?? 'home.yaml';
  const source = from.startsWith('/') ? readText(contentFolder, like) : '';
  const { hero = { lead: description }, ...rest } = parse(source) ?? {};
  const page = { ...rest, meta: { title, description }, hero: { ...hero, title } };
  if (compositions.has(from)) page.publish = { index: false };
  const { sections } = readFileSchemas(contentFolder);
  for (const name of compositions.get(from) ?? []) {
    page[name] = { ...sampleOf(contentFolder, name, sections.get(name)).value, section: undefined };
  }
  const write = () =>
    source
      ? editYaml(like, source, page)
      : stringify(page, { lineWidth: 0 }).replaceAll(/\n(?=\w)/g, '\n\n');
  const check = async () => {
    const { problems } = await loadDraft(like, write());
    return problems.filter((one) => one.file === nameContentFile(contentFolder, like));
  };
  // What only its own page can say is left out.
  if (!source)
    for (const { field } of await check())
      if (!/^(meta|hero)/.test(field)) delete page[field.replace(/\W.*/, '')];
  const problems = (await check()).filter(({ field }) => field.startsWith('meta.'));
  if (findPage(address) || !pagePath.safeParse(address).success) {
    const message = 'expected an address such as /spring that no other page has';
    return [...problems, { field: 'address', message }];
  }
  if (problems.length > 0) return problems;
  const short = `${address.slice(1)}.yaml`;
  const file = pathOfPage(short) === address ? short : `pages/${short}`;
  mkdirSync(path.dirname(path.join(contentFolder, file)), { recursive: true });
  const text = schemaLine(file) + write().replace(/^# yaml-language-server:.*\n/, '');
  writeFileSync(path.join(contentFolder, file), text, { flag: 'wx' });
  return [];
}
