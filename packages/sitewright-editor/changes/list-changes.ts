import { type FieldPath, fieldAt, formatPath, type SiteFolder } from 'sitewright/content';
import { describeDifference, isEqual, isGroup, matchItems, say } from 'sitewright/texts';
import { wordingWith } from '../forms/labels.ts';
import { removeAt, setAt } from '../forms/set-at.ts';
import { nameField } from '../page-editor/browser/messages/say-problem.ts';
import { bodyField, readSaid } from '../saving/join-texts.ts';
import { describePlace, type PlacedProblem } from '../saving/place-problems.ts';
import type { Texts } from '../storage/content-storage.ts';
import { msg } from '../words/words.ts';

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
  /** Names the field among those of its file; empty for the file as a whole. */
  field: string;
  /** What people call the field. */
  name: string;
  /** What it said, and says; nothing for what was not there. */
  before: string;
  after: string;
  /** What has changed in it, of a list, a line each. */
  lines: readonly string[];
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

/** The place of a change in what a file says. */
interface Difference {
  path: FieldPath;
  before: unknown;
  after: unknown;
}

/** Lists what the files of a folder say otherwise than before, by file and field. */
export function listChanges(folder: SiteFolder, former: FormerContent): ChangeList {
  const files = Object.entries(former.texts).flatMap(([file, before]): ChangedFile[] => {
    const isText = /\.(yaml|md|csv|json)$/.test(file);
    const now = folder.all.get(file)?.text ?? null;
    const one = { file, at: describePlace(folder, file), isText };
    if (!isText) return [{ ...one, changes: [sayWhole('another', 'another')] }];
    if (before === now) return [];
    if (before === null || now === null) return [{ ...one, changes: [sayWhole(before, now)] }];
    const changes = compare(file, before, now).map(sayDifference);
    return changes.length > 0 ? [{ ...one, changes }] : [];
  });
  return { since: former.since, notes: former.notes, files };
}

const sayWhole = (before: unknown, after: unknown): Change => {
  const name =
    before === null
      ? msg('It is new')
      : after === null
        ? msg('It is gone')
        : msg('It is another one');
  return { field: '', name, before: '', after: '', lines: [] };
};

function sayDifference({ path, before, after }: Difference): Change {
  const isText = path[0] === bodyField;
  const field = formatPath(path);
  if (path.length === 0)
    return { field, name: msg('Its parts have another order'), before: '', after: '', lines: [] };
  const name = isText ? msg('Text') : nameField(field);
  const isWhole = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isWhole(before) && !isWhole(after))
    return { field, name, before: say(before ?? ''), after: say(after ?? ''), lines: [] };
  const lines = describeDifference(
    before,
    after,
    wordingWith((text) => text),
  );
  return { field, name, before: '', after: '', lines };
}

/** A file that cannot be read differs as a whole. */
function compare(file: string, before: string, now: string): Difference[] {
  try {
    return listDifferences(readSaid(file, before), readSaid(file, now));
  } catch {
    return [{ path: [], before, after: now }];
  }
}

/** What differs, as far inside as fields and entries can be told apart. */
function listDifferences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isEqual(before, after)) {
    const keys = [before, after].map((one) => Object.keys(Object(one)).join('\n'));
    const isOrder = path.length === 0 && keys[0] !== keys[1];
    return isOrder ? [{ path, before, after }] : [];
  }
  const steps = listSteps(before, after);
  if (!steps) return [{ path, before, after }];
  return steps.flatMap((step) =>
    listDifferences(fieldAt(before, [step]), fieldAt(after, [step]), [...path, step]),
  );
}

/** The fields or entries of both; undefined where they cannot be told apart one by one. */
function listSteps(before: unknown, after: unknown): (string | number)[] | undefined {
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return undefined;
  const matches = matchItems(before, after);
  return matches.every((match, index) => match === index || match === -1)
    ? [...before.keys()]
    : undefined;
}

/**
 * What a file is to say in which one of its changes is undone.
 *
 * @param field as {@link listChanges} names it
 * @returns with the order of its fields; undefined where the file says that already
 */
export function undoChange(file: string, before: string, now: string, field: string) {
  const [old, said] = [readSaid(file, before), readSaid(file, now)];
  const found = compare(file, before, now).find((one) => formatPath(one.path) === field);
  if (!found) return undefined;
  const { path } = found;
  const value =
    path.length > 0 && found.before === undefined
      ? removeAt(said, path)
      : setAt(said, path, path.length > 0 ? found.before : said);
  const [names, own] = [Object.keys(Object(old)), Object.keys(Object(value))];
  // What is back stands behind what it stood behind.
  const order = own.filter((name) => Object.hasOwn(Object(said), name));
  for (const name of names.filter((one) => own.includes(one) && !order.includes(one))) {
    const above = names.slice(0, names.indexOf(name)).findLast((one) => order.includes(one));
    order.splice(above ? order.indexOf(above) + 1 : 0, 0, name);
  }
  const isOrder = path.length === 0;
  return { value: value as object, order: isOrder ? names : order };
}
