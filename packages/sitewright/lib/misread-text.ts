/** A text in UTF-8 that a program read as windows-1252, such as `Ã¶`, and what it was, `ö`. */
export interface MisreadText {
  offset: number;
  found: string;
  meant: string;
}

const bytes = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
/** The byte of each character that windows-1252 has beyond ASCII, and of the controls that ISO 8859-1 has there. */
const byteOf = new Map<string, number>();
for (const encoding of ['latin1', 'windows-1252'] as const) {
  const characters =
    encoding === 'latin1' ? String.fromCharCode(...bytes) : new TextDecoder(encoding).decode(bytes);
  for (const [index, character] of [...characters].entries()) byteOf.set(character, 128 + index);
}

const runs = new RegExp(`[${[...byteOf.keys()].join('')}]{2,}`, 'g');
/** Characters of UTF-8 by their bytes. */
const sequences =
  /(?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})+/g;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Finds the first characters of a text whose bytes in windows-1252 are those of others in UTF-8, which words
 * have by accident at most at their end, as in `Spaß“`.
 */
export function findMisreadText(text: string): MisreadText | undefined {
  for (const { 0: run, index: start } of text.matchAll(runs)) {
    const raw = run.replaceAll(/./gs, (one) => String.fromCharCode(byteOf.get(one) ?? 0));
    for (const { 0: sequence, index } of raw.matchAll(sequences)) {
      const offset = start + index;
      const end = offset + sequence.length;
      const meant = decode(sequence);
      if (meant && isMisread(text[offset - 1] ?? '', meant, text[end] ?? '')) {
        return { offset, found: text.slice(offset, end), meant };
      }
    }
  }
  return undefined;
}

function decode(sequence: string): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(sequence, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Tells accidents by what stands around: a capital letter and a quote may follow capital letters, and end a word. */
function isMisread(before: string, meant: string, after: string): boolean {
  if ([...meant].length > 1 || /[\u2000-\u2bff\ufeff\u{1f000}-\u{1faff}]/u.test(meant)) return true;
  if (/[\x80-\xff]/.test(meant)) return !/\p{Lu}/u.test(before) || /\p{L}/u.test(after);
  return /\p{Ll}/u.test(before) && /[\u0100-\u024f]/.test(meant);
}
