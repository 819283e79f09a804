import { findMisreadText, type MisreadText } from './misread-text.ts';
import { nameCodePoint } from './show-invisible.ts';

/** What a text cannot hold, and where; line and column are counted from 1. */
export interface TextMistake {
  line: number;
  column: number;
  message: string;
}

/**
 * What no text for people holds: what is left of bytes that were no UTF-8, signs that steered
 * typewriters, the line ends of a system of the last century, and signs that turn the direction of all letters
 * behind them, which isolates do up to their end alone. Tabs and line ends are none.
 */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202A-\u202E\uFFFD-\uFFFF]|\r(?!\n)|[\u2066-\u2068](?![^\n\u2066-\u2068]*\u2069)/u;

const saveAs = 'save the file as UTF-8 in your text editor';

/**
 * Finds the first sign that the text of a file was lost on the way into it, or on the way here.
 *
 * @param text a file's text; anything at all
 * @returns undefined for a text that is as somebody wrote it
 */
export function findTextMistake(text: string): TextMistake | undefined {
  const misread = findMisreadText(text);
  const match = unwanted.exec(text);
  const offset = Math.min(misread?.offset ?? Infinity, match?.index ?? Infinity);
  if (offset === Infinity) return undefined;
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/);
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const isMisread = misread?.offset === offset;
  return {
    ...place,
    message: isMisread ? describeMisread(misread) : describe(match?.[0] ?? '', text),
  };
}

const describeMisread = ({ found, meant }: MisreadText): string =>
  `expected text in UTF-8, found "${found}", which is "${meant}" read as windows-1252 before it was saved: type it anew, or copy the whole text from where it came, as UTF-8`;

function describe(found: string, text: string): string {
  if (text.includes('\0')) return `expected text in UTF-8, found text in UTF-16: ${saveAs}`;
  if (found === '\uFFFD')
    return `expected text in UTF-8, found text in another encoding: ${saveAs}; where it is, a letter was lost here before, so type it anew`;
  if (found === '\r') {
    return 'expected lines that end with LF, found one that ends with CR alone: save the file with the line ends of Unix or Windows';
  }
  if (/[\u202A-\u202E\u2066-\u2068]/.test(found)) {
    return `expected a text whose letters stand in their own direction, found ${nameCodePoint(found)}, which turns those behind it: remove it`;
  }
  return `expected a text without control characters, found ${nameCodePoint(found)}: remove it`;
}

/** The control characters that {@link findTextMistake} finds in files, in a text that an escape such as `\a` may have put there. */
export function findControlCharacter(text: string): string | undefined {
  const [found] = unwanted.exec(text) ?? [];
  return found && nameCodePoint(found);
}
