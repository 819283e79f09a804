import {
  type FieldPath,
  fieldAt,
  formatPath,
  type JsonSchema,
  languageOf,
  type SiteFolder,
} from 'sitewright/content';
import { pathOfPage } from 'sitewright/pages';
import { describeDifference, isEqual, isGroup, say } from 'sitewright/texts';
import { wordingWith } from '../forms/labels.ts';
import { nameField, shorten } from '../forms/naming.ts';
import { genericSchemaOf } from '../page-editor/entry-drafts.ts';
import { fillTextsOf } from '../page-editor/filled-texts.ts';
import { bodyField, readSaid } from '../saving/join-texts.ts';
import { placeBehind } from '../saving/place-behind.ts';
import { describePlace, type PlacedProblem } from '../saving/place-problems.ts';
import type { Texts } from '../storage/content-storage.ts';
import { msg, t } from '../words/words.ts';
import { type Difference, findDifferences, takeBack } from './find-differences.ts';
import { readFormerText } from './former-texts.ts';

/** What content said at a former state. */
export interface FormerContent {
  /** The texts of the files that say something else now, or are new; null for those that were not there. */
  texts: Texts;
  /** What they are compared with, such as `since the last commit`; undefined where no former state is known. */
  since: string | undefined;
  /** Who publishes what is saved, or why nobody can say what has changed: sentences. */
  notes: readonly string[];
}

/** Something that is said otherwise than before. */
export interface Change {
  /** Its field among those of the file, and of an entry that is gone its list; empty for the file as a whole. */
  field: string;
  /** Whether it is a paragraph of a text, which is found by its words. */
  isParagraph: boolean;
  /** What people call the field. */
  name: string;
  /** What it said, and says; nothing for what was not there. */
  before: string;
  after: string;
  /** What has changed in it, of a list, a line each. */
  lines: readonly string[];
  /** Whether its file has another name: with that alone nothing would be taken back. */
  isRename?: boolean;
}

/** The changes of one file. */
export interface ChangedFile {
  file: string;
  at: NonNullable<PlacedProblem['at']>;
  changes: readonly Change[];
  /** Whether they can be undone here, as those of pictures cannot. */
  isText: boolean;
}

export interface ChangeList extends Pick<FormerContent, 'since' | 'notes'> {
  files: readonly ChangedFile[];
}

/** Lists what the files of a folder say otherwise than before, by file and field. */
export function listChanges(folder: SiteFolder, former: FormerContent): ChangeList {
  const { texts, renamed } = withNamesOfNow(folder, former.texts);
  const files = Object.keys(texts).flatMap((file): ChangedFile[] => {
    const isText = isTextFile(file);
    const now = folder.all.get(file)?.text ?? null;
    const one = { file, at: describePlace(folder, file), isText };
    const isThere = folder.entries.some(({ path, isFile }) => isFile && path === file);
    if (!isText)
      return [{ ...one, changes: [sayWhole(texts[file] ?? null, isThere ? file : null)] }];
    const before = readFormerText(folder, texts, file);
    const was = renamed.get(file);
    const changes = [
      ...(was === undefined ? [] : [sayRenamed(was)]),
      ...(before === now ? [] : sayChanges(folder, file, before, now)),
    ];
    return changes.length > 0 ? [{ ...one, changes }] : [];
  });
  return { since: former.since, notes: former.notes, files };
}

function sayChanges(folder: SiteFolder, file: string, before: string | null, now: string | null) {
  if (before === null || now === null) return [sayWhole(before, now)];
  const said = sayDifferences(file, before, now, readAround(folder, file));
  return said.map(({ change }) => change);
}

/** What files said before, each by the name that it has now, and the names that those had then that are renamed. */
export function withNamesOfNow(folder: SiteFolder, former: Texts) {
  const renamed = findRenamed(folder, former);
  const left = new Set(renamed.values());
  const own = Object.entries(former).filter(([file]) => !left.has(file));
  const texts = own.map(
    ([file, text]) => [file, former[renamed.get(file) ?? file] ?? text] as const,
  );
  return { texts: Object.fromEntries(texts) as Texts, renamed };
}

const isTextFile = (file: string) => /\.(yaml|md|csv|json)$/.test(file);

/** The files that are new and say most of what one said that is gone, which they were before, by their names. */
function findRenamed({ all }: SiteFolder, former: Texts): Map<string, string> {
  const files = Object.keys(former).filter(isTextFile);
  const fresh = new Set(files.filter((file) => former[file] === null && all.has(file)));
  const gone = files.filter((file) => former[file] !== null && !all.has(file));
  const pairs = gone.flatMap((was) => {
    const [best] = [...fresh]
      .filter((file) => languageOf(file) === languageOf(was))
      .map((file) => ({ file, share: shareOf(former[was] ?? '', all.get(file)?.text ?? '') }))
      .toSorted((one, other) => other.share - one.share);
    if (!best || best.share <= 0.5) return [];
    // A copy of it is new.
    fresh.delete(best.file);
    return [[best.file, was] as const];
  });
  return new Map(pairs);
}

/** How many of the lines of two texts are in both, from 0 to 1. */
function shareOf(...texts: [string, string]): number {
  const [one, other] = texts.map((text) => new Set(text.match(/\S.*/g))) as [
    Set<string>,
    Set<string>,
  ];
  return one.intersection(other).size / Math.max(one.size, other.size);
}

function sayRenamed(was: string): Change {
  const tag = languageOf(was);
  const file = tag ? was.slice(tag.length + 1) : was;
  const address = pathOfPage(file) ?? `/${file.replace(/^pages\/|\.\w+$/g, '')}`;
  const words = msg('It was {address}, and is renamed: to take that back, rename it once more');
  const name = t(words, { address: tag ? `/${tag}${address}` : address });
  return { field: '', isParagraph: false, isRename: true, name, before: '', after: '', lines: [] };
}

const sayWhole = (before: unknown, after: unknown): Change => {
  const name =
    before === null
      ? msg('It is new')
      : after === null
        ? msg('It is gone')
        : msg('It is another one');
  return { field: '', isParagraph: false, name, before: '', after: '', lines: [] };
};

/** What the words for changes of a file are made with. */
interface Around {
  /** What the first language says of a page in another one; nothing of another file. */
  first: object;
  /** What it may hold. */
  schema: JsonSchema;
  /** How a text of the file reads. */
  fill: (text: string) => string;
}

export const readAround = (folder: SiteFolder, file: string): Around => {
  const tag = languageOf(file);
  const original = tag ? file.slice(tag.length + 1) : file;
  const first = tag ? folder.fields(original) : {};
  const schema = genericSchemaOf(folder, original, folder.fields(original));
  return { first, schema, fill: fillTextsOf(folder, file) };
};

/** A page whose sections are called as those of the first language are, which alone says their kinds. */
const nameSections = (said: object, first: object): object =>
  Object.fromEntries(
    Object.entries(said).map(([key, one]) => {
      const { section, title } = Object(fieldAt(first, [key]));
      return [key, section && isGroup(one) ? { title, ...one, section } : one];
    }),
  );

/**
 * What differs between two states of a file, each in words; a file that cannot be read differs as a whole.
 *
 * @param around as {@link readAround} has it
 */
function sayDifferences(file: string, before: string, now: string, around: Around) {
  try {
    const said = readSaid(file, now);
    const found = findDifferences(readSaid(file, before), said);
    const named = isGroup(said) ? nameSections(said, around.first) : said;
    return found.map((difference) => ({
      difference,
      change: sayDifference(difference, named, around),
    }));
  } catch {
    const difference: Difference = { path: [], before, after: now };
    return [{ difference, change: sayWhole(before, now) }];
  }
}

/** @param said what the file says now: its entries are called by what they say first */
function sayDifference(
  { path, before, after, entry }: Difference,
  said: unknown,
  { schema, fill }: Around,
): Change {
  const field = formatPath(entry === 'removed' ? path.slice(0, -1) : path);
  const isParagraph = path[0] === bodyField;
  const change = { field, isParagraph, before: '', after: '', lines: [] };
  if (path.length === 0) return { ...change, name: msg('Its parts have another order') };
  const nameOf = (one: FieldPath) =>
    isParagraph ? msg('Text') : nameField(formatPath(one), { said, schema, fill });
  const words = { before: say(before ?? ''), after: say(after ?? '') };
  const isWhole = [before, after].some((one) => typeof one === 'object' && one !== null);
  if (entry && (isWhole || entry === 'moved')) {
    // Of an entry that is words alone, all of them are shown.
    const list = nameOf(path.slice(0, -1));
    const name = shorten(fill(entry === 'removed' ? words.before : words.after));
    return { ...change, name: t(becomes[entry], { list: t(list), entry: name }) };
  }
  const name = nameOf(entry ? path.slice(0, -1) : path);
  if (!isWhole) return { ...change, name, ...words };
  const wording = wordingWith((text) => text);
  return { ...change, name, lines: describeDifference(before, after, wording) };
}

const becomes = {
  added: msg('{list}: “{entry}” is added'),
  removed: msg('{list}: “{entry}” is removed'),
  moved: msg('{list}: “{entry}” has another place'),
};

/**
 * What a file is to say in which one of its changes is undone.
 *
 * @param change as {@link listChanges} has it
 * @param around as {@link readAround} has it
 * @returns with the order of its fields; undefined where the file has no such change any more
 */
export function undoChange(
  file: string,
  before: string,
  now: string,
  change: Change,
  around: Around,
) {
  const [old, said] = [readSaid(file, before), readSaid(file, now)];
  const found = sayDifferences(file, before, now, around).find((one) =>
    isEqual(one.change, change),
  );
  if (!found) return undefined;
  const value = takeBack(said, found.difference);
  const [names, own] = [old, value].map((one) => Object.keys(Object(one))) as [string[], string[]];
  const kept = names.filter((one) => own.includes(one));
  const left = own.filter((one) => Object.hasOwn(Object(said), one));
  const isOrder = found.difference.path.length === 0;
  return {
    value: value as object,
    order: isOrder ? placeBehind(kept, own) : placeBehind(left, kept),
  };
}
