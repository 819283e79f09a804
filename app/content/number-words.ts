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
