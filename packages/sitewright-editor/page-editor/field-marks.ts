import type { FieldPath } from 'sitewright/content';
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
const lastCode = 0xffffd - first;
const lineEnd = 10;

/** A text of signs that visitors never see, which names a field. */
export const writeMark = (file: string, path: FieldPath): string =>
  [...JSON.stringify([file, ...path]), '\n']
    .map((one) => String.fromCodePoint(first + (one.codePointAt(0) ?? 0)))
    .join('');

/** A field that is named in a text, and how many of the text’s own signs stand before its mark. */
export interface MarkedField {
  field: FieldPlace;
  end: number;
}

/** The fields that are named in a text, in their order. */
export function readMarks(text: string): MarkedField[] {
  const found: MarkedField[] = [];
  let end = 0;
  let written = '';
  for (const sign of text) {
    const code = (sign.codePointAt(0) ?? 0) - first;
    if (code < 0 || code > lastCode) end += sign.length;
    else if (code !== lineEnd) written += String.fromCodePoint(code);
    else {
      const field = readPlace(written);
      if (field) found.push({ field, end });
      written = '';
    }
  }
  return found;
}

function readPlace(written: string): FieldPlace | undefined {
  try {
    const [file, ...path] = JSON.parse(written);
    return { file, path };
  } catch {
    // A view may show a part of a text.
    return undefined;
  }
}
