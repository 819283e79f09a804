/** Small numbers as each language writes them in a text; larger ones are written in figures. */
const numberWords = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
} as const;

type Language = keyof typeof numberWords;

/** A whole number as a word, such as `six`; in figures, such as `1,200`, where there is no word. */
export function wordFor(number: number, language: Language = 'en'): string {
  return numberWords[language][number] ?? number.toLocaleString(language);
}

/** The number that a word or figures say; NaN for any other text. */
export function numberOf(text: string, language: Language = 'en'): number {
  const index = numberWords[language].indexOf(text.toLowerCase());
  return index >= 0 ? index : Number(text);
}

/** Every number that has a word, as words. */
export const wordsOf = (language: Language = 'en'): readonly string[] => numberWords[language];
