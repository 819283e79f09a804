import { hash } from 'node:crypto';
import { create } from 'fontkitten';

export interface FontFacts {
  /** The font's name; empty where it has none. */
  name: string;
  /** What can be varied, such as `wght`, and within which bounds; empty for a font without axes. */
  axes: Record<string, { min: number; default: number; max: number }>;
}

/** What was read, by the bytes: every change of a site asks for its fonts, which stay as they are. */
const known = new Map<string, FontFacts | undefined>();

/**
 * Reads a font file.
 *
 * @returns undefined for what is no font with letters, and for a font that is cut off
 */
export function readFont(bytes: Uint8Array): FontFacts | undefined {
  const digest = hash('sha256', bytes);
  if (!known.has(digest)) known.set(digest, parseFont(Buffer.from(bytes)));
  return known.get(digest);
}

function parseFont(bytes: Buffer): FontFacts | undefined {
  try {
    const font = create(bytes);
    // Tables are read when they are needed first, and these are needed later.
    const hasLetters = !font.isCollection && font.characterSet.length > 0 && font.unitsPerEm > 0;
    if (!hasLetters || !isWhole(bytes)) return undefined;
    const axes = Object.entries(font.variationAxes).flatMap(([tag, axis]) => {
      return axis ? [[tag, { min: axis.min, default: axis.default, max: axis.max }]] : [];
    });
    return { name: font.fullName || font.familyName || '', axes: Object.fromEntries(axes) };
  } catch {
    return undefined;
  }
}

/** Whether a font has all of the bytes that its header names. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) === 'wOF2') return bytes.length >= bytes.readUInt32BE(8);
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return entries.every(
    (entry) => bytes.readUInt32BE(entry + 8) + bytes.readUInt32BE(entry + 12) <= bytes.length,
  );
}
