/**
 * Puts words in place of their names in braces: `Apply as {job}`.
 *
 * @param words by their names; a name without words stays as it is
 */
export const fillTemplate = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? braces) : braces,
  );
