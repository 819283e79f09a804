import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/**
 * Reads a font file.
 *
 * @param file its path
 * @returns undefined for what is no font with letters, and for a font that is cut off
 */
export function readFont(file: string): Font | undefined {
  const bytes = readFileSync(file);
  try {
    const font = create(bytes);
    // Tables are read when they are needed first, and these are needed later.
    const hasLetters = !font.isCollection && font.characterSet.length > 0 && font.unitsPerEm > 0;
    return hasLetters && isWhole(bytes) ? font : undefined;
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
