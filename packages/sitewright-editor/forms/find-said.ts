import type { FieldPath } from 'sitewright/content';
import { foldText } from 'sitewright/texts';

/** Whether a text has words, as the search of all content compares them. */
export const hasWords = (text: unknown, words: string): boolean =>
  typeof text === 'string' && foldText(text).includes(foldText(words));

/** The first field with words, in what a file says; undefined where none has them. */
export function findSaid(
  value: unknown,
  words: string,
  path: FieldPath = [],
): FieldPath | undefined {
  if (hasWords(value, words)) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [step, one] of steps) {
    const found = findSaid(one, words, [...path, step]);
    if (found) return found;
  }
  return undefined;
}
