const rightToLeftLetter =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Samr}\p{Script=Syrc}\p{Script=Thaa}]/u;

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
