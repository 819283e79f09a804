/**
 * Keeps a number and its unit, or a postal code and its state, on one line: `24 hours`, `CA 94100`.
 *
 * @returns the text with no-break spaces behind its numbers, and in a postal code that ends it
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(/(?<=(?:^|\s)\d[\d.,]*) (?=\p{Ll})/gu, '\u00a0')
    .replace(/(?<=[\p{Lu}\d]{2}) (?=\S*\d\S*$)/u, '\u00a0');
}
