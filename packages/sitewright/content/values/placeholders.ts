import { messageFormat } from '../markdown/syntaxes.ts';
import { findLikeName } from '../messages/find-like-name.ts';
import { stopBehind, withStop } from './full-stop.ts';
import { directionOf, isolateName } from './text-direction.ts';

/**
 * Small numbers as each language writes them in a text, from none on. A language without words here,
 * or whose words change with what they count, writes figures.
 */
const numberWords: Readonly<Record<string, readonly string[]>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  sv: 'inga ett två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
};

/** A text names a count that does not exist. */
export interface CountMistake {
  /** What is there, with its braces. */
  found: string;
  message: string;
}

/** The lists that texts can count by their names, such as `jobs`, with how many there are. */
export type Counts = ReadonlyMap<string, number>;

type Report = (mistake: CountMistake) => unknown;

/** Stands for a count that cannot be told. */
const someCount = 1;

/** What stands for the words in braces. */
export interface Placeholders {
  /** BCP 47 tag of the language that the texts are in. */
  language: string;
  counts: Counts;
  /** The counts that may be missing because their file cannot be read, which is reported already. */
  unknownCounts?: ReadonlySet<string> | 'any';
  /** What the page is called in the names of its sections, such as `home`. */
  page?: string;
  /** What stands for other words, such as `vendor`. */
  names: ReadonlyMap<string, string>;
}

export const noPlaceholders: Placeholders = { language: 'en', counts: new Map(), names: new Map() };

/** Words in braces, and first what the braces of other systems hold, in which nothing is put. */
const inBraces = new RegExp(
  String.raw`${messageFormat.source}|\{\{[^{}]*\}\}|\{(?:(count|number) )?([\w.-]+)\}${stopBehind}`,
  'gu',
);

/**
 * Puts in what the words in braces stand for: `{vendor}`, `{count jobs}` as a word and `{number jobs}`
 * as a figure. Other words that are not known stay as they are.
 *
 * @param report takes each count that is not known; a figure stands in for it
 */
export function fillPlaceholders(
  text: string,
  placeholders: Placeholders,
  report: Report = () => {},
): string {
  const { language, counts, unknownCounts, names, page } = placeholders;
  return text.replaceAll(
    inBraces,
    (found, kind: string | undefined, name: string, stop = '', at: number, whole: string) => {
      const own = names.get(name);
      const braces = found.slice(0, found.length - stop.length);
      if (!kind) {
        const behind = whole.slice(at + braces.length);
        return own === undefined
          ? found
          : withStop(isolateName(own, directionOf(language), behind), stop);
      }
      const isUnknown = unknownCounts === 'any' || unknownCounts?.has(name);
      const count = counts.get(name) ?? (isUnknown ? someCount : undefined);
      if (count === undefined) {
        if (counts.size === 0) return found;
        const known = [...counts.keys()];
        // Of sections of one key, that of the page itself is meant first.
        const alike = known.filter((one) => one.endsWith(`.${name}`));
        const own = alike.find((one) => one === `${page}.${name}`);
        const like = own ?? alike[0] ?? findLikeName(name, known);
        const expected = like ? `{${kind} ${like}}` : `{${kind} …} with one of ${known.join(', ')}`;
        report({ found: braces, message: `expected ${expected}, found ${braces}` });
        return `${someCount}${stop}`;
      }
      const figure = `${count.toLocaleString(language)}${stop}`;
      const word = numberWords[new Intl.Locale(language).language]?.[count];
      if (kind === 'number' || word === undefined) return figure;
      // Only counts are in small letters; names stay as their vendors write them.
      const startsSentence = /(?:^|[.?!]\s+)["“‘(]*$/.test(whole.slice(0, at));
      const first = word.charAt(0);
      return (startsSentence ? first.toLocaleUpperCase(language) : first) + word.slice(1) + stop;
    },
  );
}
