import {
  type FieldPath,
  fieldAt,
  fileProblem,
  formatPath,
  languageOf,
  type Replacements,
  type SiteFolder,
} from 'sitewright/content';
import type { ContentFile } from 'sitewright/folder';
import { joinTexts, pathInOther, takeText } from 'sitewright/languages';
import { UserError } from 'sitewright/lib';
import { readContentValues } from 'sitewright/pages';
import { editMarkdown, editYaml, mapTexts } from 'sitewright/texts';
import { describeName } from '../saving/content-names.ts';
import { type PlacedProblem, placeProblems } from '../saving/place-problems.ts';
import { t } from '../words/words.ts';
import { findMatches, type Match, replaceMatches } from './find-matches.ts';
import { withCapital } from './with-capital.ts';

/** A place at which words stand that visitors read, or to which a link writes or dials. */
export interface Hit {
  /** Tells it from all others, as long as nobody changes what it stands in. */
  id: string;
  /** What it is in, and where that is edited. */
  place: PlacedProblem;
  /** The words as they stand there, and what stands in the same text, or on the same line of it, before and behind them. */
  said: string;
  before: string;
  behind: string;
  /** The tag of its language. */
  language: string;
}

/** A text that may have the words, and how its file is written with another one in its place. */
interface Place {
  file: string;
  field: string;
  text: string;
  line: number;
}

/** Visits each text of a file that visitors read, and the Markdown below its fields, and gives the file the texts that come back. */
type Visit = (place: Place) => string;

/**
 * Finds each place at which words stand, in every language, also with other capitals; a telephone number however it is
 * spaced, also where a link dials it.
 *
 * @param words more than spaces
 */
export function findWords(folder: SiteFolder, words: string): Hit[] {
  const hits: Omit<Hit, 'place'>[] = [];
  const problems: Parameters<typeof placeProblems>[1][number][] = [];
  visitTexts(folder, (place) => {
    for (const [at, found] of findMatches(place.text, words).entries()) {
      const { lines, ...around } = lookAround(place.text, found);
      const { file, field, line } = place;
      hits.push({ id: idOf(place, at), ...around, language: tagOf(folder, file) });
      problems.push({ ...fileProblem(folder.nameOf(file), '', line + lines), field });
    }
    return place.text;
  });
  const places = placeProblems(folder, problems);
  return hits.flatMap((hit, index) => {
    const place = places[index];
    return place ? [{ ...hit, place }] : [];
  });
}

/**
 * What files become when words are replaced at some of the places at which they stand.
 *
 * @param hits as `findWords` has found them
 * @throws UserError where something else stands at one of them by now, or a link would lead nowhere
 */
export function planReplacement(
  folder: SiteFolder,
  words: string,
  by: string,
  hits: readonly Pick<Hit, 'id' | 'said' | 'before' | 'behind'>[],
): Replacements {
  const wanted = new Map(hits.map((one) => [one.id, one]));
  let left = wanted.size;
  const changes = visitTexts(folder, (place) => {
    const chosen = findMatches(place.text, words).filter((found, at) => {
      const hit = wanted.get(idOf(place, at));
      const { before, said, behind } = lookAround(place.text, found);
      return hit?.before === before && hit.said === said && hit.behind === behind;
    });
    left -= chosen.length;
    const language = tagOf(folder, place.file);
    return replaceMatches(place.text, chosen, (found) => withCapital(by, found, words, language));
  });
  if (left > 0) throw new UserError(t('Somebody has changed one of these places: search again'));
  return changes;
}

const tagOf = (folder: SiteFolder, file: string) => languageOf(file) ?? folder.language;

const idOf = ({ file, field }: Place, at: number) => JSON.stringify([file, field, at]);

/** What stands at a place of a text and around it on its line, and how many lines stand above it. */
function lookAround(text: string, { start, end }: Match) {
  const lines = text.slice(0, start).split('\n');
  return {
    before: lines.at(-1) ?? '',
    said: text.slice(start, end),
    behind: text.slice(end).split('\n')[0] ?? '',
    lines: lines.length - 1,
  };
}

/** @returns the files that get another text */
function visitTexts(folder: SiteFolder, visit: Visit): Replacements {
  const fields = listTextFields(folder);
  const changes = [...folder.all].flatMap(([file, content]) => {
    if (!/\.(yaml|md)$/.test(file) || describeName(file) || !content.isReadable) return [];
    const tag = languageOf(file);
    const first = tag && folder.get(file.slice(tag.length + 1))?.yaml.toJS();
    const now = visitFile(file, content, first, visit, fields.get(content.name) ?? new Set());
    return now === content.text ? [] : [[file, now] as const];
  });
  return Object.fromEntries(changes);
}

function visitFile(
  file: string,
  { name, text, yaml, body }: ContentFile,
  first: unknown,
  visit: Visit,
  fields: ReadonlySet<string>,
): string {
  const said = yaml.toJS();
  const value = structuredClone(said) as object;
  const changed: FieldPath[] = [];
  mapTexts(said, [], (one, path) => {
    const field = formatPath(path);
    if (!fields.has(field)) return one;
    const original = readOriginal(one, path, said, first);
    const own = original === undefined ? one : takeText(one, original);
    const written = visit({ file, field, text: own, line: yaml.locate(path).line });
    const next = original === undefined ? written : joinTexts(original, written);
    if (next !== one) {
      setAt(value, path, next);
      changed.push(path);
    }
    return one;
  });
  if (body === undefined) return changed.length > 0 ? editYaml(name, text, value) : text;
  const next = visit({ file, field: '', text: body, line: 1 });
  if (next === body && changed.length === 0) return text;
  return editMarkdown(name, text, value, next.trim());
}

/** What a translation of a text in a list begins with: it is written again where the first language is. */
function readOriginal(text: string, path: FieldPath, own: unknown, first: unknown) {
  if (typeof path.at(-1) !== 'number') return undefined;
  const original = fieldAt(first, pathInOther(path, 'own', own, first));
  return typeof original === 'string' && text === joinTexts(original, takeText(text, original))
    ? original
    : undefined;
}

function setAt(value: object, path: FieldPath, text: string): void {
  const inner = path.slice(0, -1).reduce<object>((one, step) => Reflect.get(one, step), value);
  Reflect.set(inner, path.at(-1) ?? '', text);
}

/** Such as +46 8 465 004 00, which visitors read too, or where a link dials or writes to. */
const phone = /^\+\d[\d\s()-]+$|^(?:tel|mailto):/;

/** The fields of each file that hold words or a telephone number, by how problems name the file. */
function listTextFields(folder: SiteFolder): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { file, field, isText, value } of readContentValues(folder)) {
    if (!(isText || phone.test(value)) || field === '') continue;
    const own = fields.get(file) ?? new Set();
    fields.set(file, own.add(field));
  }
  return fields;
}
