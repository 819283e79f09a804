import { type FieldPath, fieldAt, formatPath } from 'sitewright/content';
import { readPath } from '../forms/schema.ts';
import { unread } from '../forms/unread.ts';

/** A text that says what another field of its file said before that was changed. */
export interface StaleText {
  /** The field of the text, such as `meta.description`. */
  field: string;
  /** What it says still, as it has it, such as `$1,299`. */
  said: string;
}

/** Longer texts are not repeated in others. */
const longest = 60;

/**
 * Finds the texts of a file that repeat as a word what another field said before it was changed: a price in the
 * description for search engines, the name of a product in a heading.
 *
 * @param before what the file said
 * @param now what it says
 */
export const findStaleTexts = (before: unknown, now: unknown): StaleText[] =>
  findRepeated(listGoneWords(before, now), before, now);

/**
 * The same of a translation, whose texts repeat the numbers of the first language alone.
 *
 * @param first what the first language said, and says
 * @param own the same of the translation
 */
export const findStaleAmounts = (
  first: readonly [before: unknown, now: unknown],
  [before, now]: readonly [before: unknown, now: unknown],
): StaleText[] =>
  findRepeated(
    listGoneWords(...first, (one) => typeof one === 'number'),
    before,
    now,
  );

function listGoneWords(
  before: unknown,
  now: unknown,
  isOne: (value: unknown) => boolean = () => true,
) {
  const [old, own] = [listValues(before), listValues(now)];
  return listGone(before, now).flatMap((field) => {
    // What is taken away with all that it says names nothing by the words of its lists, such as the countries of a job.
    if (own.get(field) === undefined && field.endsWith(']')) return [];
    const value = old.get(field) ?? '';
    // Of what is taken away, its name and its numbers are said elsewhere; other words are said of much.
    const isTaken = own.get(field) === undefined;
    if (isTaken && typeof value === 'string' && !/(^|\.)name$/.test(field)) return [];
    const word = isOne(value) && toWord(value);
    // Where its own field has it still, more was said beside it.
    return word && !word.test(String(own.get(field) ?? '')) ? [word] : [];
  });
}

function findRepeated(gone: readonly RegExp[], before: unknown, now: unknown): StaleText[] {
  const old = listValues(before);
  return [...listValues(now)].flatMap(([field, text]) => {
    if (typeof text !== 'string' || !isSentence(text)) return [];
    // What is written anew may say it on purpose.
    const known = gone.filter((word) => word.test(String(old.get(field) ?? '')));
    const found = known.flatMap((word) => word.exec(text)?.[0] ?? []);
    return [...new Set(found)].map((said) => ({ field, said }));
  });
}

/**
 * The fields whose texts and numbers nothing says any more. Another one may, as where an entry was moved, or of two alike
 * one was changed.
 */
function listGone(before: unknown, now: unknown): string[] {
  const [old, own] = [listValues(before), listValues(now)];
  const left = new Set(own.values());
  return [...old].flatMap(([field, value]) =>
    own.get(field) === value || left.has(value) || isBeingWritten(readPath(field), before, now)
      ? []
      : field,
  );
}

/** Whether a field has been emptied, or cannot be read, in what is still there: nobody knows its new value yet. */
function isBeingWritten(path: FieldPath, before: unknown, now: unknown): boolean {
  if (![undefined, null, '', unread].includes(fieldAt(now, path) as string)) return false;
  const countIn = (value: unknown, index: number) =>
    Object.keys(Object(fieldAt(value, path.slice(0, index)))).length;
  const isThere = (step: PropertyKey, index: number) =>
    typeof step !== 'number' || countIn(before, index) === countIn(now, index);
  return fieldAt(now, path.slice(0, 1)) !== undefined && path.every(isThere);
}

/** The texts and numbers of a value, by their fields. */
function listValues(value: unknown, at: (string | number)[] = []): Map<string, string | number> {
  if (typeof value === 'string' || typeof value === 'number')
    return new Map([[formatPath(at), value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return new Map(steps.flatMap(([step, one]) => [...listValues(one, [...at, step])]));
}

/** Whether a text is more than an address, a day or the name of a file. */
const isSentence = (text: string) => !/^[\w./#:@-]*$/.test(text);

/**
 * What finds a value in texts, as a word; undefined for one that is too short or too long to be meant there, and for an
 * address or one of the choices of a field, such as `month`.
 */
function toWord(value: string | number): RegExp | undefined {
  if (typeof value === 'number') return value >= 10 ? toAmount(value) : undefined;
  const text = value.trim();
  if (text.length < 3 || text.length > longest || /^([/#]|[a-z-]+$)/.test(text)) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(text)}(?![\p{L}\p{N}])`, 'u');
}

/** A number as languages write it, with the sign of its currency. */
function toAmount(value: number): RegExp {
  const [whole = '', part] = String(value).split('.');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/g, String.raw`[.,’'\s]?`);
  const decimals = part ? `[.,]${part}0?` : '(?:[.,]00)?';
  return new RegExp(
    String.raw`(?:\p{Sc}\s?)?(?<!\p{N}|\p{N}[.,])${digits}${decimals}(?![.,]?\p{N})(?:\s?\p{Sc})?`,
    'u',
  );
}
