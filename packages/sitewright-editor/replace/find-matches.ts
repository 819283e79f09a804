import { UserError } from 'sitewright/lib';
import { t } from '../words/words.ts';

/** Some signs of a text, and whether they are in the address of a link that dials a number or writes a letter. */
interface Part {
  start: number;
  end: number;
  isTarget: boolean;
  /** The code of its country, in whose place the number that is sought has a 0. */
  country?: string | undefined;
}

/** A place at which words stand: of a link, they may be in its words and in its address, which belong together. */
export interface Match {
  start: number;
  end: number;
  parts: readonly Part[];
}

/** What parts a telephone number. */
const space = String.raw`(?:[\t \u00a0\u2007\u2009\u202f()./‐‑–-]|&nbsp;){0,3}`;
const phone = /^\(?\+?\d(?:[\s\d()./‐‑–-]|&nbsp;)*$/;
const target = String.raw`(?:tel|mailto):[^\s\])>"']*`;
const isAddress = new RegExp(`${target}$`, 'i');
/** What stands between the words of a link and the end of its address. */
const addressBehind = new RegExp(String.raw`^[^[\]\n]*\]\(<?(${target})`, 'i');

/** What stands between words: spaces that break a line or not, or the end of a line that no paragraph ends with. */
const anySpace = String.raw`(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)`;

/** What visitors do not read: names of lists in braces, and where a link leads that neither dials nor writes, or a picture is. */
const wordless = /\{(?:count|number) [\w.-]+\}|(?<=\]\(<?)(?!(?:tel|mailto):)[^\s)<>]+/gi;

const digitsOf = (number: string) => number.replaceAll(/[^\d+]/g, '');

/** Whether words are a telephone number: shorter ones are years and prices. */
export const isPhone = (words: string) => phone.test(words.trim()) && digitsOf(words).length >= 6;

/**
 * Where words stand in a text, with large and small letters alike, and whichever spaces are between them, but for what
 * visitors do not read. A telephone number is found however it is spaced, and one that begins with a 0 behind each country's code.
 */
export function findMatches(said: string, words: string): Match[] {
  const text = said.replaceAll(wordless, (all) => '\0'.repeat(all.length));
  const parts = [...text.matchAll(toPattern(words))].map(
    ({ index, 0: found, 1: country }): Part => {
      const isTarget = isAddress.test(text.slice(0, index));
      return { start: index, end: index + found.length, isTarget, country };
    },
  );
  return parts.flatMap((part, index): Match[] => {
    const [above, below] = [parts[index - 1], parts[index + 1]];
    if (part.isTarget && above && isBeside(text, above, part)) return [];
    const beside = below && isBeside(text, part, below) && below;
    if (!beside) return [{ ...part, parts: [part] }];
    // All of the link is shown.
    const [opening = ''] = /\[[^[\]\n]*$/.exec(text.slice(0, part.start)) ?? [];
    const [closing = ''] = /^[^)\n]*\)/.exec(text.slice(beside.end)) ?? [];
    const span = { start: part.start - opening.length, end: beside.end + closing.length };
    return [{ ...span, parts: [part, beside] }];
  });
}

function toPattern(words: string): RegExp {
  if (!isPhone(words))
    return new RegExp(words.split(/\s+/).map(RegExp.escape).join(anySpace), 'gi');
  const opening = words.trim().startsWith('(') ? String.raw`\(?` : '';
  const [first = '', ...others] = digitsOf(words);
  const isNational = first === '0' && others[0] !== '0';
  const begin = isNational ? String.raw`(?:0|(\+\d{1,3})${space}(?:\(0\))?)` : RegExp.escape(first);
  return new RegExp(opening + [begin, ...others].join(space), 'g');
}

/** The address of the link that words are in. */
function addressOf(text: string, { end, isTarget }: Part) {
  const [found = '', address = ''] = (!isTarget && addressBehind.exec(text.slice(end))) || [];
  return address
    ? { start: end + found.length - address.length, end: end + found.length }
    : undefined;
}

function isBeside(text: string, words: Part, other: Part): boolean {
  const address = addressOf(text, words);
  return address !== undefined && other.start >= address.start && other.end <= address.end;
}

/**
 * A text with other words in some of the places.
 *
 * @param by gives what is written in the place of words that are found
 * @throws UserError where a link would lead to what is no number or address
 */
export function replaceMatches(
  text: string,
  matches: readonly Match[],
  by: (found: string) => string,
): string {
  let [next, end] = ['', 0];
  for (const part of matches.flatMap((one) => one.parts)) {
    const found = text.slice(part.start, part.end);
    const words = wordsIn(text, part, by(found));
    next += text.slice(end, part.start);
    // A number that was sought without its plus has it in front.
    next += next.endsWith('+') && words.startsWith('+') ? words.slice(1) : words;
    end = part.end;
  }
  return next + text.slice(end);
}

function wordsIn(text: string, { start, end, isTarget, country }: Part, by: string): string {
  // Figures that no line breaks stay so; a telephone number is as it was typed.
  const [unbroken] = /[\u00a0\u202f]/.exec(text.slice(start, end)) ?? [];
  if (!isTarget) return unbroken && !isPhone(by) ? by.replaceAll(/(?<=\d) (?=\d)/g, unbroken) : by;
  const isDialled = /tel:[^:]*$/i.test(text.slice(0, start));
  const digits = digitsOf(by);
  if (isDialled && !(phone.test(by.trim()) && (country || !digits.startsWith('0'))))
    throw new UserError(
      t('A link there dials the number: write one such as +46 465 004 00, or untick that place'),
    );
  if (!isDialled && /[\s()<>"]/.test(by))
    throw new UserError(
      t(
        'A link there writes to the address: write one such as hello@example.com, or untick that place',
      ),
    );
  if (!isDialled) return by;
  return country && !digits.startsWith('+') ? country + digits.replace(/^0/, '') : digits;
}
