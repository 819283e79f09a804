import {
  ContentError,
  type FieldPath,
  fieldAt,
  formatPath,
  formatProblem,
  type JsonSchema,
  languageOf,
  type Problem,
  type Replacements,
  type SiteContent,
  type SiteFolder,
} from 'sitewright/content';
import {
  languageAt,
  matchEntries,
  pagePathAt,
  pathInLanguage,
  readLanguages,
  readLanguageTags,
  readOriginal,
} from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { listAddresses, listPageFiles, pathOfPage } from 'sitewright/pages';
import {
  readFileSchemas,
  schemaFields,
  schemaLine,
  schemaOfFile,
  toTranslationSchema,
  withoutOwnFields,
} from 'sitewright/schemas';
import { editMarkdown, editYaml } from 'sitewright/texts';
import { listEffects } from '../content-editor/list-effects.ts';
import { dayField, dayOf, findDayProblems, placeOnDay } from '../content-editor/post-day.ts';
import { readPath } from '../forms/schema.ts';
import { describeDuplicate } from '../page-moves/duplicate.ts';
import { followNewAddress } from '../page-moves/follow-new-address.ts';
import { listMenus } from '../page-moves/menus.ts';
import { planDay } from '../page-moves/plan-move.ts';
import { type Check, checkChanges } from '../saving/check-change.ts';
import { isTableFile, placeInTable, writeDataTable } from '../saving/data-table.ts';
import { findTwins } from '../saving/find-twins.ts';
import { followInTranslations } from '../saving/follow-in-translations.ts';
import { followNewNames } from '../saving/follow-new-names.ts';
import {
  describePlace,
  type PlacedProblem,
  placeInOpen,
  placeProblems,
} from '../saving/place-problems.ts';
import type { TextChanges } from '../storage/content-storage.ts';
import { t } from '../words/words.ts';
import { beginTranslation, nameState, stateIn } from './begin-translation.ts';
import { compositions, sampleOf } from './compositions.ts';
import type { EditingSession } from './editing-session.ts';
import { addDrafts, genericSchemaOf, removeEntryDrafts } from './entry-drafts.ts';
import { listFilledTexts } from './filled-texts.ts';
import { listTargets } from './link-targets.ts';
import { listLooks } from './list-looks.ts';
import { keepValidTexts, replaceWrongFiles, type ValidTexts } from './replace-wrong-files.ts';
import { traceFields } from './trace-fields.ts';

/**
 * Refuses files that cannot be read: a form of nothing would stand for all that they say.
 *
 * @throws UserError with what is wrong in them
 */
export function refuseUnreadable(folder: SiteFolder, ...files: string[]): void {
  const errors = files.flatMap((file) => folder.all.get(file)?.yaml.errors ?? []);
  const [first] = placeProblems(folder, errors);
  if (!first) return;
  const lines = errors.map(formatProblem).join('\n');
  throw new UserError(
    t(
      '“{label}” cannot be read as its file is written: whoever changed that puts it right.\n{lines}',
      { label: first.at?.label ?? '', lines },
    ),
  );
}

export type PageDescription = NonNullable<ReturnType<typeof describeIn>>;

/** The file of the page of sections at an address such as `/sv/pricing`; that of a translation need not be there yet. */
export function findPage(folder: SiteFolder, address: string) {
  const languages = readLanguages(folder);
  const language = languageAt(languages, address);
  const pagePath = pagePathAt(language, address) ?? '';
  const original = folder.fileOf(
    listPageFiles(folder).find((one) => one.path === pagePath)?.file ?? '',
  );
  const file = language.base ? `${language.tag}/${original}` : original;
  if (!original || !(folder.all.has(file) || folder.has(original))) return undefined;
  return { file, original, pagePath, language, languages };
}

/**
 * What the file of a page says, and what it may say.
 *
 * @param place names the folder among all that a browser may have drafts of
 * @throws UserError where it cannot be read, or what it is a translation of
 */
export function describeIn(folder: SiteFolder, address: string, place: string) {
  const page = findPage(folder, address);
  if (!page) return undefined;
  const { file, original, pagePath, language, languages } = page;
  refuseUnreadable(folder, ...new Set([file, original]));
  const tag = languageOf(file);
  const first = tag ? readOriginal(folder, original, tag) : folder.fields(original);
  const { text: source = null, yaml } = folder.all.get(file) ?? {};
  const isBegun = folder.all.has(file);
  const said: object = isBegun ? (yaml?.toJS() ?? {}) : beginTranslation(folder, original);
  const value = tag ? addDrafts(said, first, genericSchemaOf(folder, original, first)) : said;
  const isTranslation = file !== original;
  const schemas = readFileSchemas(folder);
  const schemaFor = isTranslation ? toTranslationSchema : <One>(schema: One) => schema;
  return {
    ...{ folder: place, file, isTranslation, value, original: first, source },
    label: describePlace(folder, file).label,
    language: { tag: language.tag, dir: language.dir },
    inherited: isTranslation ? listInherited(value, first) : {},
    readings: listFilledTexts(folder, file, value),
    pages: listPageFiles(folder).flatMap((one) =>
      folder.leadingFields(one.file).entry === undefined ? one.path : [],
    ),
    compositions: [...compositions.keys()],
    menus: listMenus(folder),
    translation: isTranslation ? { file, address } : undefined,
    /** The page in all languages, for what is done with it as a whole; a page of a record is in the table. */
    whole:
      !isBegun || folder.recordPages.templates.some((one) => one.file === original)
        ? undefined
        : {
            file: original,
            label: String(fieldAt(first, ['meta', 'title']) ?? pagePath),
            address: pagePath,
            offers: describeDuplicate(folder, original),
          },
    languages: languages.flatMap(({ name, ...one }, index) => {
      const state = stateIn(folder, index > 0 ? one.tag : undefined, original);
      const open = one.tag === language.tag && { open: name };
      const path = pathInLanguage(one, pagePath);
      return state ? [{ name: nameState(name, state), path, ...open }] : [];
    }),
    // Its address is changed by a rename, after which it is open at the new one.
    schema: withoutAddress(schemaFor(schemaOfFile(schemas, original)), isTranslation),
    targets: listTargets(folder),
    kinds: [...schemas.sections].map(([name, schema]) => {
      const sample = sampleOf(folder, name, pagePath, schema);
      const looks = listLooks(folder, name, schema);
      return { name, description: schema.description, schema: schemaFor(schema), sample, looks };
    }),
  };
}

/** Of what translations alone say, whether visitors get it is said in its form. */
function withoutAddress(schema: JsonSchema, isTranslation: boolean): JsonSchema {
  const { properties, ...shown } = withoutOwnFields(schema);
  const { draft } = isTranslation ? schemaFields(schema) : {};
  return { ...shown, properties: { ...(draft && { draft }), ...properties } };
}

/** What the original of a translation says, by the names of the translation's fields. */
export function listInherited(
  own: unknown,
  first: object,
  at: FieldPath = [],
): Record<string, string> {
  const matches = Array.isArray(first) && matchEntries(Array.isArray(own) ? own : [], first);
  const parts = Object.entries(first).map(([name, value], index) => {
    const step = matches ? (matches[index] ?? -1) : name;
    if (step === -1 || value === null) return {};
    if (typeof value !== 'object') return { [formatPath([...at, step])]: String(value) };
    return listInherited(fieldAt(own, [step]), value, [...at, step]);
  });
  return Object.assign({}, ...parts);
}

/** The content with a draft, and the same with the fields of its words. */
export interface ShownDraft {
  content: SiteContent;
  traced: SiteContent;
}

/**
 * Checks the content with a draft in place of a file: what is wrong with it and what could be better.
 *
 * @param change its new text, and those of the translations that follow it
 */
async function checkDraft(
  folder: SiteFolder,
  file: string,
  change: Replacements,
  check: Check,
  good: ValidTexts,
) {
  const [tag, name] = [languageOf(file), folder.nameOf(file)];
  const {
    content: whole,
    problems,
    refused,
    ...checked
  } = await checkChanges(folder, change, check);
  keepValidTexts(good, folder, problems, file);
  const isIn = (content: SiteContent | undefined): content is SiteContent =>
    content !== undefined &&
    (!tag || content.translations.some(({ language }) => language.tag === tag));
  // A mistake in another file does not keep the page from being drawn.
  const isOfFile = (one: Problem) => one.file === name;
  const isOwn = problems.some((one) => isOfFile(one) && !one.isUntranslated);
  const isSpared = isIn(checked.drawable);
  const isMended = !isOwn && !isSpared;
  const mended = isMended ? replaceWrongFiles(folder, problems, good) : {};
  const { drawable } = isMended ? await check(folder, { ...mended, ...change }) : checked;
  const content = isOwn ? whole : drawable;
  const draft = folder.with({ ...mended, ...change });
  // What could be better is said beside what is wrong, not after that is put right.
  const { warnings = [] } = whole ?? checked.drawable ?? {};
  const all = [...placeProblems(draft, warnings), ...problems];
  const isTable = isTableFile(file);
  const placeOwn = (of: readonly PlacedProblem[]) =>
    placeInOpen(isTable ? placeInTable(draft, file, of) : of, name);
  const own = placeOwn(all.filter(isOfFile));
  const value = draft.all.get(file)?.yaml.toJS();
  const readings = isTable ? {} : listFilledTexts(draft, file, value);
  const others = problems.filter((one) => !isOfFile(one));
  const broken = isSpared ? [] : listBroken(folder, problems, name);
  const shown: ShownDraft | undefined = isIn(content)
    ? { content, traced: traceFields(draft, content, tag) }
    : undefined;
  return { shown, others, broken, readings, own, refused: placeOwn(refused) };
}

/** The first mistake of each file that all pages show something of; of those that cannot be read alone, where there are any. */
function listBroken(
  { all }: SiteFolder,
  problems: readonly PlacedProblem[],
  own: string,
): PlacedProblem[] {
  const files = [...all].filter(([file]) => {
    const tag = languageOf(file);
    const isPage = pathOfPage(tag ? file.slice(tag.length + 1) : file) !== undefined;
    return file.endsWith('.yaml') && !isPage;
  });
  const firsts = files.flatMap(([, { name, isReadable }]) => {
    const first = name !== own && problems.find((one) => one.file === name);
    return first ? [{ isReadable, first }] : [];
  });
  const unread = firsts.filter(({ isReadable }) => !isReadable);
  return (unread.length > 0 ? unread : firsts).map(({ first }) => first);
}

/**
 * What a file says without the last entries of its lists, where something of these is not right yet, so that the page is
 * drawn with all else. An entry before others stays: fields of the page are found by the numbers of their entries.
 *
 * @param wrong what keeps the page from being drawn
 * @returns undefined where something else does too
 */
function withoutUnfinished(value: object, wrong: readonly PlacedProblem[]): object | undefined {
  const left = structuredClone(value);
  const places = wrong.map(({ at, field = '' }) => {
    const path = at ? [] : readPath(field);
    const last = path.findLastIndex((step) => typeof step === 'number');
    return { list: fieldAt(left, path.slice(0, Math.max(last, 0))), at: Number(path[last]) };
  });
  // Of each list the last ones first.
  for (const { list, at } of places.toSorted((one, other) => other.at - one.at)) {
    if (!Array.isArray(list) || Number.isNaN(at) || at < list.length - 1) return undefined;
    list.length = at;
  }
  return places.length > 0 ? left : undefined;
}

type Checked = Awaited<ReturnType<typeof checkDraft>> & {
  /** By the names of fields, what those do that do less than one would think. */
  effects: Readonly<Record<string, string>>;
  /** Where the page of a post is with the change. */
  address?: string | undefined;
  /** Whether the last entries of lists are left out of what is shown, as they are not right yet. */
  isPart?: boolean;
  /** What becomes of translations with the change, in words. */
  elsewhere: readonly string[];
  /** Where translations say still what this said before. */
  behind: readonly PlacedProblem[];
  /** Takes the redirects of old addresses back, once they are saved. */
  undo?: TextChanges | undefined;
};

/** The same of a change that its file has no place for. */
function refuseChange({ problems }: ContentError): Checked {
  return {
    ...{ shown: undefined, own: [...problems], others: [], broken: [] },
    ...{ refused: [...problems], readings: {}, effects: {}, elsewhere: [], behind: [] },
  };
}

/** What an editor sends of a file: the text as it knows it, null where the file is new, and what it is to say. */
export interface Change {
  source: string | null;
  value: object;
  /** The keys of a page's sections in the order that they are to have. */
  order?: string[];
  /** The Markdown below the fields. */
  body?: string;
  /** The day of a post; left out, it stays. */
  day?: string;
}

/** What is said of a change: what is wrong in its file and elsewhere, what there keeps it from being drawn as it is, and for what it was not saved. */
export interface Answer
  extends Pick<
    Checked,
    | 'own'
    | 'others'
    | 'broken'
    | 'readings'
    | 'effects'
    | 'elsewhere'
    | 'behind'
    | 'undo'
    | 'isPart'
    | 'address'
  > {
  refused: readonly PlacedProblem[];
  isSaved: boolean;
  /** The file as it is now, null where it is none, and with the draft. */
  current: string | null;
  text: string;
}

/** The text of a file with a change. @throws ContentError for a change that has no place in it */
function writeText(
  name: string,
  file: string,
  { source, value, order, body }: Change,
  sources: ReadonlyMap<string, string> | undefined,
): string {
  if (isTableFile(file)) return writeDataTable(file, source, value);
  if (file.endsWith('.md')) return editMarkdown(name, source ?? '---\n---\n', value, body ?? '');
  return editYaml(name, source ?? schemaLine(file), value, order, sources);
}

/**
 * Checks a change of a content file. What it takes out of the first language, or puts back, it takes out of the
 * translations or puts back.
 *
 * @param isToSave whether drafts of entries are left out into which nobody has written
 * @param session what other files said before; learns what they say now
 * @returns the content with the change, where it can be shown, and the same with the fields of its words; what is wrong in its file and elsewhere, for what it is not to be saved, the file that has it once it is saved, and what all files become then
 */
export async function draftFile(
  folder: SiteFolder,
  file: string,
  change: Change,
  isToSave: boolean,
  check: Check,
  { good, ...memory }: EditingSession,
): Promise<Checked & { text: string; file: string; texts: Replacements }> {
  try {
    const write = (value: object) =>
      writeText(folder.nameOf(file), file, { ...change, value }, memory.sources.get(file));
    const isTranslation = languageOf(file) !== undefined;
    const { said: elsewhere, ...followed } = isTranslation
      ? { texts: {}, said: [], behind: [] }
      : followInTranslations(folder, file, change, memory);
    const behind = placeProblems(folder, followed.behind);
    const text = write(change.value);
    const after = folder.with({ [file]: text, ...followed.texts });
    const moved = followNewAddress(folder, after, file);
    const addressed = { ...followed.texts, ...Object.fromEntries(moved.texts) };
    const named = followNewNames(folder, after.with(addressed), file);
    const followers = { ...addressed, ...named.texts };
    const { day } = change;
    const wrongDay = findDayProblems(folder, file, day);
    const isMoved = day !== undefined && wrongDay.length === 0;
    const next = isMoved ? placeOnDay(file, day) : file;
    /** What is shown of a post is what it is on the day that it is to have. */
    const place = (own: string): Replacements => {
      const texts = { [file]: own, ...followers };
      return isMoved ? planDay(folder, file, day, texts) : texts;
    };
    const texts = place(text);
    const checked = await checkDraft(folder, next, texts, check, good);
    const finished = checked.shown ? undefined : withoutUnfinished(change.value, checked.refused);
    const { shown } = finished
      ? await checkDraft(folder, next, place(write(finished)), check, good)
      : checked;
    const names = readLanguageTags(folder).map((tag) => folder.nameOf(`${tag}/${next}`));
    const isElsewhere = (one: Problem) => !names.includes(one.file);
    const found = isTranslation || isTableFile(file) ? [] : findTwins(folder, after, file);
    const said = { ...Object(after.all.get(file)?.yaml.toJS()), [dayField]: day };
    const twins = placeInOpen(placeProblems(after, found), folder.nameOf(file));
    const drafted = {
      ...{ ...checked, shown, behind, text, texts, file: next, undo: moved.undo },
      address: dayOf(next) && listAddresses(folder.with(texts)).get(next),
      effects: isTableFile(file) ? {} : listEffects(after, file, said),
      isPart: finished !== undefined && shown !== undefined,
      own: [...wrongDay, ...checked.own, ...twins],
      // What translations say of it is put right with it.
      others: twins.length > 0 ? checked.others.filter(isElsewhere) : checked.others,
      refused: [...wrongDay, ...checked.refused, ...twins],
      elsewhere: [...elsewhere, ...moved.said, ...named.said],
    };
    if (!isToSave || !isTranslation) return drafted;
    const { value, place: placeOf } = removeEntryDrafts(
      change.value,
      folder.all.get(file)?.yaml.toJS(),
    );
    const left = write(value);
    if (left === text) return drafted;
    const { refused } = await checkChanges(folder, place(left), check);
    const placed = placeInOpen(refused, folder.nameOf(file)).map((one) =>
      one.at ? one : { ...one, field: formatPath(placeOf(readPath(one.field))) },
    );
    return { ...drafted, refused: placed, text: left, texts: place(left) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { ...refuseChange(error), text: change.source ?? '', file, texts: {} };
  }
}
