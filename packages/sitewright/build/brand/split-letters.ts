import type { Face, NumberedPart } from '../../content/brand/face.ts';
import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { readTitles } from '../../content/validate/content-values.ts';

/**
 * So many letters of a script with thousands are in one font: of those that a page's headings have, browsers load
 * what they need, and each is at most 60 KB.
 */
const lettersInFont = 250;

export const hasPartFor =
  ({ numbered }: Pick<Face, 'numbered'>) =>
  (character: string): boolean =>
    findPart(numbered, character) !== undefined;

/** The part of a font that has a letter. */
export function findPart(
  numbered: readonly NumberedPart[],
  character: string,
): NumberedPart | undefined {
  const code = character.codePointAt(0) ?? 0;
  return numbered.find(({ runs }) => runs.some(([first, last]) => first <= code && code <= last));
}

/**
 * Splits letters into those of several fonts: first those that most titles have, so that most pages need one font,
 * then those of other texts, which few pages set in it.
 */
export function splitLetters(letters: readonly string[], folder: SiteFolder): string[] {
  const counts = new Map<string, number>();
  for (const title of readTitles(folder)) {
    for (const letter of new Set(title)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const sorted = letters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const count = Math.ceil(sorted.length / lettersInFont);
  return Array.from({ length: count }, (_, index) =>
    sorted
      .slice(index * lettersInFont, (index + 1) * lettersInFont)
      .sort()
      .join(''),
  );
}

/** The letters as CSS says them in `unicode-range`. */
export function formatRange(letters: string): string {
  const codes = [...letters].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}
