/** Signs that open a run in another direction, by the sign that closes it. */
const pairs: Readonly<Record<string, RegExp>> = {
  '\u202C': /[\u202A\u202B]/,
  '\u2069': /[\u2066-\u2068]/,
};
const opening = /[\u202A\u202B\u2066-\u2068]/;
/** They show letters in the opposite order of how they are written. */
const override = /[\u202D\u202E]/;

const rightToLeftLetter =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Samr}\p{Script=Syrc}\p{Script=Thaa}]/u;

/**
 * Finds an invisible direction sign that would turn around what stands behind the text, or the text
 * itself. Words of another direction need none: the page isolates them by their letters.
 *
 * @returns what is expected, in words for who edits the text, and the sign that is found
 */
export function findDirectionMistake(
  text: string,
): { expected: string; found: string } | undefined {
  const open: string[] = [];
  for (const sign of text.match(/[\u202A-\u202E\u2066-\u2069]/g) ?? []) {
    const opens = pairs[sign];
    const found = `the sign U+${sign.charCodeAt(0).toString(16).toUpperCase()}`;
    if (override.test(sign)) {
      return { expected: 'text without signs that turn letters around; remove it', found };
    }
    if (opening.test(sign)) open.push(sign);
    else if (!opens?.test(open.pop() ?? '')) {
      return { expected: 'a direction sign that opens what this one closes; remove it', found };
    }
  }
  const [unclosed] = open;
  if (unclosed === undefined) return undefined;
  const found = `the sign U+${unclosed.charCodeAt(0).toString(16).toUpperCase()} alone`;
  const closing = unclosed >= '\u2066' ? 'U+2069' : 'U+202C';
  return { expected: `a direction sign that is closed by ${closing}; close or remove it`, found };
}

/**
 * A text for places that take its direction from its first letter, such as search results and the
 * browser's tab: with an invisible mark in front where that letter has the other direction.
 */
export function keepDirection(text: string, dir: 'ltr' | 'rtl'): string {
  const [first] = text.match(/\p{L}/u) ?? [];
  if (first === undefined) return text;
  const own = rightToLeftLetter.test(first) ? 'rtl' : 'ltr';
  if (own === dir) return text;
  return (dir === 'rtl' ? '\u200F' : '\u200E') + text;
}
