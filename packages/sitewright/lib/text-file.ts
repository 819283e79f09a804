import { findMisreadText, type MisreadText } from './misread-text.ts';
import { nameCodePoint } from './show-invisible.ts';

/** What a text cannot hold, and where; line and column are counted from 1. */
export interface TextMistake {
  line: number;
  column: number;
  message: string;
}

/**
 * What no text for people holds: half a sign, what is left of bytes that were no UTF-8, signs that steered
 * typewriters, line ends that no keyboard types, signs that one font alone has or nobody sees (in scripts without spaces
 * U+200B parts words), and signs that turn the direction of all letters behind them, which isolates do up to their
 * end alone. Tabs and line ends are none.
 */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\p{Cs}\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u2028-\u202E\uE000-\uF8FF\uFFFD-\uFFFF\u{F0000}-\u{10FFFF}]|(?<=[\s\S])\uFEFF|(?<![\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])\u200B|\r(?!\n)|[\u2066-\u2068](?![^\n\u2066-\u2068]*\u2069)/u;

/** What a merge leaves in a file for people to choose from. Code that shows it has a space before it. */
const conflict = /^([<>])\1{6}(?= |$)/m;

const saveAs = 'save the file as UTF-8 in your text editor';

/**
 * Finds the first sign that the text of a file was lost on the way into it, or on the way here.
 *
 * @param text a file's text; anything at all
 * @returns undefined for a text that is as somebody wrote it
 */
export function findTextMistake(text: string): TextMistake | undefined {
  const misread = findMisreadText(text);
  const [match] = [unwanted.exec(text), conflict.exec(text)]
    .filter((one) => one !== null)
    .sort((a, b) => a.index - b.index);
  const offset = Math.min(misread?.offset ?? Infinity, match?.index ?? Infinity);
  if (offset === Infinity) return undefined;
  const isMisread = misread?.offset === offset;
  return {
    ...placeAt(text, offset),
    message: isMisread ? describeMisread(misread) : describe(match?.[0] ?? '', text),
  };
}

/** The line and the column of a character of a text, counted from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const describeMisread = ({ found, meant }: MisreadText): string =>
  `expected text in UTF-8, found "${found}", which is "${meant}" read as windows-1252 before it was saved: type it anew, or copy the whole text from where it came, as UTF-8`;

function describe(found: string, text: string): string {
  if (text.includes('\0')) return `expected text in UTF-8, found text in UTF-16: ${saveAs}`;
  if (found === '\uFFFD')
    return `expected text in UTF-8, found text in another encoding: ${saveAs}${/^<\?xml[^>]*\sencoding=/.test(text) ? '' : '; where it is, a letter was lost here before, so type it anew'}`;
  if (found === '\r') {
    return 'expected lines that end with LF, found one that ends with CR alone: save the file with the line ends of Unix or Windows';
  }
  if (/[\u202A-\u202E\u2066-\u2068]/.test(found)) {
    return `expected a text whose letters stand in their own direction, found ${nameCodePoint(found)}, which turns those behind it: remove it`;
  }
  if (/^[<>]/.test(found)) {
    return `expected one text, found an unresolved merge conflict at ${found}: keep the lines that hold, and remove those of <<<<<<<, ======= and >>>>>>>`;
  }
  if (/[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/u.test(found)) {
    return `expected signs that all fonts have, found ${nameCodePoint(found)}, which is one font’s own, such as a bullet of Word: type what it shows`;
  }
  if (/[\u200B\u2028\u2029\uFEFF]/.test(found)) {
    return `expected signs of a keyboard, found ${nameCodePoint(found)}, which nobody sees: remove it, or type a line end where a line is to end`;
  }
  return `expected a text without control characters, found ${nameMistake(found)}: remove it`;
}

/** The control characters that {@link findTextMistake} finds in files, in a text that an escape such as `\a` may have put there. */
export function findControlCharacter(text: string): string | undefined {
  // A mark of byte order has no place in a part of a file.
  const [found] = unwanted.exec(` ${text}`) ?? [];
  return found && nameMistake(found);
}

const nameMistake = (found: string) =>
  nameCodePoint(found) + (/\p{Cs}/u.test(found) ? ', half of a sign such as an emoji' : '');
