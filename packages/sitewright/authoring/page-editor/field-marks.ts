import type { FieldPath } from '../../content/yaml-file.ts';

/** A field of a content file. */
export interface FieldPlace {
  /** Its path in the content folder. */
  file: string;
  path: FieldPath;
}

/** What follows the name of a draft in that of the same draft with marks. */
export const tracedDraft = '-traced';

/** Private characters of Unicode, which no text of a site has: what is written in them, no view takes for words. */
const first = 0xf0000;
const marks = /[\u{F0000}-\u{FFFFD}]+/gu;

/** A text of signs that visitors never see, which names a field. */
export const writeMark = (file: string, path: FieldPath): string =>
  [...JSON.stringify([file, ...path]), '\n']
    .map((one) => String.fromCodePoint(first + (one.codePointAt(0) ?? 0)))
    .join('');

/** The fields that are named in a text, in their order. */
export function readMarks(text: string): FieldPlace[] {
  const written = [...text.matchAll(marks)].join('');
  const plain = [...written].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - first));
  const lines = plain.join('').split('\n').filter(Boolean);
  return lines.flatMap((line): FieldPlace[] => {
    try {
      const [file, ...path] = JSON.parse(line);
      return [{ file, path }];
    } catch {
      // A view may show a part of a text.
      return [];
    }
  });
}
