import {
  ContentError,
  fieldAt,
  fileProblem,
  formatPath,
  languageOf,
  type Problem,
  type Replacements,
  type SiteFolder,
} from 'sitewright/content';
import type { ContentFile } from 'sitewright/folder';
import {
  isStandalone,
  languageName,
  readLanguageTags,
  withoutOthersSections,
} from 'sitewright/languages';
import { editMarkdown, editYaml, type Group, say } from 'sitewright/texts';
import { shorten } from '../forms/naming.ts';
import { readPath } from '../forms/schema.ts';
import { msg, spokenLanguage, t } from '../words/words.ts';
import { isTableFile, readDataTable, writeDataTable } from './data-table.ts';
import { findBehind, findLineBehind, type SeenOriginals, seeOriginals } from './find-behind.ts';
import { type FormerWords, followOriginal } from './follow-original.ts';
import type { FormerSources } from './former-sources.ts';
import { placeBehind } from './place-behind.ts';
import { findStaleAmounts } from './stale-texts.ts';

/** What becomes of translations: their new texts, by the paths of their files, and what that is in words. */
export interface FollowedTranslations {
  texts: Record<string, string>;
  said: string[];
  /** Where they say still what the first language said before. */
  behind: Problem[];
}

/** What is remembered of translations while somebody edits what they translate. */
export interface TranslationMemory {
  former: FormerWords;
  seen: SeenOriginals;
  /** What each translation and its original said when they were first seen. */
  begun: Map<string, { own: object; first: object }>;
  sources: FormerSources;
}

/**
 * The translations of a file of the first language as they are to be when that says something else: what is taken
 * out of it is taken out of them, and stands in them as before where it is put back.
 *
 * @param folder with all files as they are
 * @param change what the file is to say
 * @param memory learns what is taken out, and which texts translations translate
 * @param written the translations that are written with it: what they say then stands for what it says then
 */
export function followInTranslations(
  folder: SiteFolder,
  file: string,
  change: { value: object; body?: string },
  { former, seen, begun, sources }: TranslationMemory,
  written: ReadonlySet<string> = new Set(),
): FollowedTranslations {
  const original = folder.get(file);
  const isTable = isTableFile(file);
  if (!original || !(isTable || original.isReadable)) return { texts: {}, said: [], behind: [] };
  const texts: Record<string, string> = {};
  const behind: FollowedTranslations['behind'] = [];
  /** The languages in which something becomes of an entry, by what that is. */
  const notes = new Map<string, { words: string; name: string; tags: string[] }>();
  for (const tag of readLanguageTags(folder).slice(1)) {
    const name = `${tag}/${file}`;
    const found = folder.all.get(name);
    if (!found || !(isTable || (found.isReadable && !isStandalone(found)))) continue;
    const [before, after] = [readValue(original), change.value].map((one) =>
      withoutOthersSections(one as Group, tag),
    );
    const own = readValue(found);
    const followed = followOriginal(own, before ?? {}, after ?? {}, former, name);
    if (!written.has(name))
      seeOriginals(seen, name, withText(own, found.body), withText(before ?? {}, original.body));
    const next = withText(followed.value, found.body);
    const start = begun.get(name) ?? { own, first: before ?? {} };
    if (!written.has(name)) begun.set(name, start);
    const wordsBehind = findBehind(seen, name, next, withText(after ?? {}, change.body));
    const { seen: was } = wordsBehind.find(({ path }) => path[0] === '') ?? {};
    const line = findLineBehind(found.body, was, change.body);
    // A price is that of all languages: the words of each may repeat it.
    const stale = findStaleAmounts([start.first, after], [start.own, followed.value]);
    const fields = new Set([
      ...wordsBehind.map(({ path }) => formatPath(path)),
      ...stale.map(({ field }) => field),
    ]);
    for (const path of [...fields].map(readPath)) {
      const isText = path[0] === '' || isTable;
      behind.push(
        isText
          ? fileProblem(found.name, words, line)
          : { ...found.yaml.locate(path), message: path.at(-1) === 'alt' ? altWords : words },
      );
    }
    if (JSON.stringify(followed.value) === JSON.stringify(own)) continue;
    const text = writeText(found, followed.value, Object.keys(after ?? {}), sources.get(name));
    if (text === undefined) continue;
    texts[name] = text;
    const note = (first: unknown, words: string) => {
      const name = nameOf(first);
      const known = notes.get(words + name) ?? { words, name, tags: [] };
      notes.set(words + name, { ...known, tags: [...known.tags, tag] });
    };
    const taken = msg('“{name}” is also taken out of {languages}');
    const back = msg('“{name}” is also put back, as it was, into {languages}');
    for (const one of followed.taken) note(one, taken);
    for (const one of followed.back) note(one, back);
  }
  const list = new Intl.ListFormat(spokenLanguage());
  const said = [...notes.values()].map(({ words, name, tags }) =>
    t(words, { name, languages: list.format(tags.map(languageName)) }),
  );
  return { texts, said, behind };
}

/**
 * Files that are to be written together, with those of the translations that follow them: where a file of the first
 * language says something else, each of its translations follows it, with what is to be written of that.
 *
 * @param folder with all files as they are
 * @param texts their new texts by their paths; null for a file that is to go
 * @returns with the translations that follow, and where others say still what the first language said before
 */
export function withFollowers(
  folder: SiteFolder,
  texts: Replacements,
  memory: TranslationMemory,
): Pick<FollowedTranslations, 'behind'> & { texts: Replacements } {
  const entries = Object.entries(texts);
  const isOwn = ([file]: [string, unknown]) => languageOf(file) !== undefined;
  const before = folder.with(Object.fromEntries(entries.filter(isOwn)));
  const after = folder.with(texts);
  const followed = entries.flatMap(([file]) => {
    const now = languageOf(file) === undefined ? after.all.get(file) : undefined;
    if (!now) return [];
    const body = now.body === undefined ? {} : { body: now.body };
    const change = { value: readValue(now), ...body };
    const written = new Set(Object.keys(texts));
    return followInTranslations(before, file, change, memory, written);
  });
  return {
    texts: Object.assign({}, texts, ...followed.map((one) => one.texts)),
    behind: followed.flatMap((one) => one.behind),
  };
}

const words = msg('still says what this said before');
const altWords = msg('still describes the picture as it was before');

/** The text below the fields of a file among them, as one without a name. */
const withText = (fields: object, text: string | undefined) => ({ ...fields, '': text });

/** What people call a section or an entry. */
const nameOf = (first: unknown): string => {
  const title = fieldAt(first, ['title']);
  return shorten(say(typeof title === 'string' ? title : first));
};

const readValue = ({ name, text, yaml }: ContentFile): Group =>
  name.endsWith('.yaml') || name.endsWith('.md')
    ? (yaml.toJS() as Group)
    : { ...readDataTable(name, text) };

/**
 * Undefined where the file has no place for it: what is left to do there is then said as a mistake.
 *
 * @param first the names of the first language, by which what is put back has its place
 */
function writeText(
  { name, text, yaml, body }: ContentFile,
  value: object,
  first: readonly string[],
  sources: ReadonlyMap<string, string> | undefined,
): string | undefined {
  try {
    if (/\.(csv|json)$/.test(name)) return writeDataTable(name, text, value);
    const own = Object.keys(Object(yaml.toJS())).filter((one) => Object.hasOwn(value, one));
    const all = first.filter((one) => Object.hasOwn(value, one));
    return body === undefined
      ? editYaml(name, text, value, placeBehind(own, all), sources)
      : editMarkdown(name, text, value, body.trim());
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
