/** Signs that open a run in another direction, by the sign that closes it. */
const openers: Readonly<Record<string, RegExp>> = {
  '\u202C': /[\u202A\u202B]/,
  '\u2069': /[\u2066-\u2068]/,
};

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
    if (openers[sign]?.test(open.at(-1) ?? '')) open.pop();
    else open.push(sign);
  }
  const [alone] = open;
  if (alone === undefined) return undefined;
  const pairs = 'U+2066 to U+2068 closed by U+2069, U+202A and U+202B by U+202C';
  return {
    expected: `direction signs in pairs alone (${pairs}); close or remove it`,
    found: `the sign U+${alone.charCodeAt(0).toString(16).toUpperCase()} alone`,
  };
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
