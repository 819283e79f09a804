import { IntlMessageFormat } from 'intl-messageformat';
import { findLikeName } from './find-like-name.ts';

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

const wordsIn = (language: string): readonly string[] =>
  numberWords[new Intl.Locale(language).language] ?? [];

/**
 * A whole number as a word, such as `six`, and `no` for 0; in figures, such as `1,200`, where there is
 * no word.
 */
export function wordFor(number: number, language = 'en'): string {
  return wordsIn(language)[number] ?? number.toLocaleString(language);
}

/** The number that a word or figures say; NaN for any other text. */
export function numberOf(text: string, language = 'en'): number {
  const index = wordsIn(language).indexOf(text.toLowerCase());
  return index >= 0 ? index : Number(text);
}

/** Every number from one on that has a word, as words. */
export const wordsOf = (language = 'en'): readonly string[] => wordsIn(language).slice(1);

/** A text names a count that does not exist, or not all of its forms. */
export interface CountMistake {
  /** What is there, with its braces. */
  found: string;
  message: string;
}

/** The lists that texts can count by their names, such as `jobs`, with how many there are. */
export type Counts = ReadonlyMap<string, number>;

/** The beginning of a count with its forms, also of one that lacks the word `plural` or misspells it. */
const plural = /\{\s*[\w.-]+\s*,\s*(?:pl\w*\b|[^{}]*\b(?:zero|one|two|few|many|other)\s*\{)/i;

/** Where the counts with forms stand in a text; none from one on that has no end. */
export function findCounts(text: string, from = 0): { start: number; end: number }[] {
  const start = text.slice(from).search(plural) + from;
  const end = start < from ? undefined : findClosingBrace(text, start);
  return end === undefined ? [] : [{ start, end }, ...findCounts(text, end)];
}

type Report = (mistake: CountMistake) => void;

/**
 * Chooses the form that fits each count, as ICU MessageFormat writes them:
 * `{jobs, plural, one {# place} other {# places}}`.
 *
 * @param report takes a list that is unknown, a form of the language that is missing, a brace that is open
 * @returns the text with the forms put in, `#` as a figure; other words in braces stay as they are
 */
function choosePlurals(text: string, placeholders: Placeholders, report: Report): string {
  const start = text.search(plural);
  if (start < 0) return text;
  const end = findClosingBrace(text, start);
  if (end === undefined) {
    const found = text.slice(start);
    report({ found, message: 'expected a } after the last form of the count, found none' });
    return text.slice(0, start);
  }
  const block = text.slice(start, end);
  const chosen = chooseForm(block, placeholders, (message) => report({ found: block, message }));
  return text.slice(0, start) + choosePlurals(chosen + text.slice(end), placeholders, report);
}

function findClosingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

/** @returns a figure where the form cannot be told */
function chooseForm(
  block: string,
  { language, counts, mayCount }: Placeholders,
  report: (message: string) => void,
): string {
  const refuse = (message: string) => {
    report(message);
    return String(someCount);
  };
  // Names of ICU have letters, digits and low lines alone.
  const names = /(?<=\{\s*)(?:[\w.-]+(?=\s*,)|(?:count|number) [\w.-]+(?=\}))/g;
  const icuName = (name: string) => name.replaceAll(/\W/g, '_');
  const own = new Map((block.match(names) ?? []).map((name) => [icuName(name), name]));
  const message = readMessage(block.replaceAll(names, icuName), language);
  const [plural] = message?.getAst() ?? [];
  const rules = new Intl.PluralRules(language);
  if (!message || !plural || !('pluralType' in plural) || plural.pluralType !== 'cardinal') {
    const forms = new Set(samples.map((number) => rules.select(number)));
    forms.delete('other');
    const all = [...forms, 'other'].map((form) => `${form} {…}`).join(' ');
    return refuse(`expected a count such as {jobs, plural, ${all}}, found ${block}`);
  }
  const name = own.get(plural.value) ?? plural.value;
  if (!counts.has(name) && !mayCount?.(name)) {
    const names = [...counts.keys()].join(', ') || 'none yet';
    const known = `a list that the content has (${names})`;
    return refuse(`expected ${known}, found {${name}, plural, …}`);
  }
  const { options } = plural;
  const missing = samples.find(
    (number) => !options[`=${number}`] && !options[rules.select(number)],
  );
  if (missing !== undefined) {
    return refuse(
      `expected the form ${rules.select(missing)} {…} too, which the language "${language}" has for ${missing}, found ${block}`,
    );
  }
  // Other words in braces stay as they are.
  const findValue = (_: unknown, word: string) => {
    const said = own.get(word) ?? word;
    return counts.get(said) ?? (said === name ? someCount : `{${said}}`);
  };
  return String(message.format(new Proxy({}, { has: () => true, get: findValue as () => string })));
}

function readMessage(message: string, language: string): IntlMessageFormat | undefined {
  try {
    return new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  } catch {
    return undefined;
  }
}

/** Stands for a count that cannot be told. */
const someCount = 1;

/** Among these, every form that whole numbers have in a language occurs. */
const samples = Array.from({ length: 200 }, (_, number) => number);

/** What stands for the words in braces. */
export interface Placeholders {
  /** BCP 47 tag of the language that the texts are in. */
  language: string;
  counts: Counts;
  /** Whether a count may be missing because its file cannot be read, which is reported already. */
  mayCount?(name: string): boolean;
  /** What stands for other words, such as `vendor`. */
  names: ReadonlyMap<string, string>;
}

export const noPlaceholders: Placeholders = { language: 'en', counts: new Map(), names: new Map() };

/**
 * Puts in what the words in braces stand for: `{vendor}`, `{count jobs}` as a word, `{number jobs}`
 * as a figure, and the form that fits a count. Other words that are not known stay as they are.
 *
 * @param report takes each count that is not known or whose forms cannot be read; a figure stands in for it
 */
export function fillPlaceholders(
  text: string,
  placeholders: Placeholders,
  report: Report = () => {},
): string {
  const { language, counts, mayCount, names } = placeholders;
  return choosePlurals(text, placeholders, report).replaceAll(
    // Two braces are those of another system.
    /\{\{[^{}]*\}\}|\{(?:(count|number) )?([\w.-]+)\}/g,
    (braces, kind: string | undefined, name: string, at: number, whole: string) => {
      if (!kind) return names.get(name) ?? braces;
      const count = counts.get(name) ?? (mayCount?.(name) ? someCount : undefined);
      if (count === undefined) {
        if (counts.size === 0) return braces;
        const known = [...counts.keys()];
        const like = findLikeName(name, known);
        const expected = like ? `{${kind} ${like}}` : `{${kind} …} with one of ${known.join(', ')}`;
        report({ found: braces, message: `expected ${expected}, found ${braces}` });
        return String(someCount);
      }
      if (kind === 'number') return count.toLocaleString(language);
      const word = wordFor(count, language);
      // Only counts are in small letters; names stay as their vendors write them.
      const startsSentence = /(?:^|[.?!]\s+)["“‘(]*$/.test(whole.slice(0, at));
      return startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  );
}
