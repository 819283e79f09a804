const rightToLeftLetter =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Samr}\p{Script=Syrc}\p{Script=Thaa}]/u;

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeftLetter = (text: string): boolean => rightToLeftLetter.test(text);

/** The direction of what is written in a language. */
export const directionOf = (language: string) =>
  new Intl.Locale(language).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';

const space = String.raw`[\p{Zs}\n]`;
const dash = String.raw`[\p{Pd}\u2212]`;
const joiner = `[+*#_=×'’~&@%‰°′″]`;
const between = `(?:[.,:٫٬]|${joiner}|%?${space}?(?:${dash}|/)${space}?|${space})`;
/** More of a telephone number: digits that are no time of a day, some of them in brackets. */
const inPhone = String.raw`(?:(?:${between}(?!\p{Nd}+:)|${space}?\(\p{Nd}+\)${space}?)\p{Nd}+)`;
const latin = String.raw`\p{sc=Latin}`;
const digits = String.raw`[\p{Nd}\p{No}]+`;

/** Digits with signs and spaces between them, and the words in Latin letters at their sides. */
const number = new RegExp(
  [
    String.raw`(?<![${latin}\p{N}])`,
    String.raw`(?<before>(?:${latin}[${latin}\p{Nd}]*[ \u00a0-])*)`,
    String.raw`(?<digits>(?:(?<![${latin}\p{N}])\+\p{Nd}+${inPhone}*`,
    // A number of a country or a place, with its code in brackets.
    String.raw`|(?:\p{Nd}+${space}?)?\(\+?\p{Nd}+\)${space}?(?:\p{Nd}{5,}|\p{Nd}+(?:${between}\p{Nd}+)+)`,
    String.raw`|(?:(?<=^|[\s("«])(?:${dash}|[±\p{Sc}]))?${digits}(?:${between}${digits})*)`,
    // A sign of degrees goes with the letter behind it.
    String.raw`(?:[+%‰′″#]|[ \u00a0\u202f]?°(?!(?!${latin})\p{L}))*)`,
    String.raw`(?<unit>(?:[ \u00a0\u202f/]?[${latin}μΩ]+(?:[ /⋅·]?[${latin}μΩ]|\p{No})*)?)`,
  ].join(''),
  'gu',
);

/** A text in parts. */
interface TextPart {
  text: string;
  /** Whether it is a number whose groups a text from right to left would turn round. */
  isTurned: boolean;
}

/**
 * Finds the numbers that a text from right to left would turn round, as it does with all that stands between
 * digits but points, commas, colons and slashes, and with signs at their sides: `556000-0000`, `+46 (0)31 123`, `5 900`,
 * `50+`, `50%`, `38 °C`, `10×15`. Words in Latin letters at their sides, as of a standard or a unit, belong to them.
 */
export function splitAtNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  let isInList = false;
  for (const { 0: found, index, groups = {} } of text.matchAll(number)) {
    const { before, digits = '', unit } = groups;
    const isBehind = isInList;
    // In `12 mg, 5 kg` the letters of a unit would draw the next number to their side.
    isInList = !before && !!unit && /^[^\p{L}]*\p{Nd}/u.test(text.slice(index + found.length));
    if (!isTurnedRound(digits) && !isInList && !isBehind) continue;
    parts.push({ text: text.slice(end, index), isTurned: false }, { text: found, isTurned: true });
    end = index + found.length;
  }
  return [...parts, { text: text.slice(end), isTurned: false }].filter((part) => part.text !== '');
}

const isTurnedRound = (digits: string): boolean => !/^[\p{N}.,:/٫٬]*$/u.test(digits);

/**
 * The same as one text, for places without markup: invisible signs keep each number as it is written. They overrule
 * the direction of its signs too, as Arabic digits are those of a text from right to left.
 */
export const isolateNumbers = (text: string): string =>
  splitAtNumbers(text)
    .map((part) => (part.isTurned ? `\u2066\u202d${part.text}\u202c\u2069` : part.text))
    .join('');

/**
 * A name as it stands in a text: invisible signs keep it whole where it has the other direction and signs of its own at an
 * end, such as `A.Ş.` in Arabic, or would draw figures beside it to its side, as one from right to left does, and any other in
 * front of them.
 *
 * @param behind the text behind it, in which names in braces may stand for figures
 */
export function isolateName(name: string, dir: 'ltr' | 'rtl', behind = ''): string {
  const isRtl = hasRightToLeftLetter(name);
  const isOther = /\p{L}/u.test(name) && isRtl !== (dir === 'rtl');
  const drawsFigures = isRtl || /^[^\p{L}]*[\p{N}{]/u.test(behind);
  const isTurned = drawsFigures || /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(name);
  return isOther && isTurned ? `\u2068${name}\u2069` : name;
}

/**
 * A text for places that take its direction from its first letter, such as search results, calendars,
 * readers of feeds and the browser's tab: with an invisible mark in front where that letter has the other direction.
 */
export function keepDirection(text: string, dir: 'ltr' | 'rtl'): string {
  const whole = dir === 'rtl' ? isolateNumbers(text) : text;
  const [first] = text.match(/\p{L}/u) ?? [];
  if (first === undefined) return whole;
  const own = hasRightToLeftLetter(first) ? 'rtl' : 'ltr';
  if (own === dir) return whole;
  return (dir === 'rtl' ? '\u200F' : '\u200E') + whole;
}
