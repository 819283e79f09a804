import { wordFor } from './number-words.ts';
import { type Counts, choosePlurals, PluralError } from './plurals.ts';

/** What stands for the words in braces. */
export interface Words {
  /** BCP 47 tag of the language that the texts are in. */
  language: string;
  counts: Counts;
  /** What stands for other words, such as `vendor`. */
  names: Readonly<Record<string, string>>;
}

export const noWords: Words = { language: 'en', counts: new Map(), names: {} };

/**
 * Puts in what the words in braces stand for: `{vendor}`, `{count jobs}` as a word, `{number jobs}`
 * as a figure, and the form that fits a count. Other words that are not known stay as they are.
 *
 * @throws PluralError when a count is not known or its forms cannot be read
 */
export function fillWords(text: string, { language, counts, names }: Words): string {
  return choosePlurals(text, language, counts).replaceAll(
    /\{(?:(count|number) )?([\w.-]+)\}/g,
    (braces, kind: string | undefined, name: string, at: number, whole: string) => {
      if (!kind) return names[name] ?? braces;
      const count = counts.get(name);
      if (count === undefined) {
        if (counts.size === 0) return braces;
        const known = [...counts.keys()].join(', ');
        throw new PluralError(`expected {${kind} …} with one of ${known}, found ${braces}`);
      }
      if (kind === 'number') return count.toLocaleString(language);
      const word = wordFor(count, language);
      // Only counts are in small letters; names stay as their vendors write them.
      const startsSentence = /(?:^|[.?!]\s+)["“‘(]*$/.test(whole.slice(0, at));
      return startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    },
  );
}
