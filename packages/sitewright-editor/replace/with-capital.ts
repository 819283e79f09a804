/** What is written in the place of words: it begins with a capital where they do, as at the beginning of a sentence, though they were sought without. */
export const withCapital = (by: string, found: string, sought: string, language: string): string =>
  /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(sought)
    ? by.replace(/^./u, (first) => first.toLocaleUpperCase(language))
    : by;
