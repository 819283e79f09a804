import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';

/** What fonts can draw of a text. */
export interface DrawableText {
  /** The text without the signs that no font has; empty where letters are among those. */
  text: string;
  /** What no font has, each once. */
  lacking: readonly string[];
}

const letter = /\p{L}/u;
const digit = /\p{N}/u;
/** Neither drawn themselves nor missed: spaces, joiners, the choice between a sign and its picture. */
const shapeless = /^[\p{Z}\p{C}\p{Variation_Selector}]$/u;

/**
 * @param files the paths of fonts as TrueType
 * @returns a function that says what they can draw of a text
 */
export async function createTextFilter(
  files: readonly string[],
): Promise<(text: string) => DrawableText> {
  const opened = await Promise.all(files.map(async (file) => create(await readFile(file)) as Font));
  const isLacking = (character: string) =>
    !shapeless.test(character) &&
    !opened.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const segmenter = new Intl.Segmenter();
  return (text) => {
    // Letters and their accents are drawn apart where they are two signs.
    const signs = [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);
    const lacking = signs.filter((sign) => [...sign].some(isLacking));
    const isReadable = lacking.every(
      (sign) => !letter.test(sign) && !digit.test([...sign].filter(isLacking).join('')),
    );
    const drawn = signs.filter((sign) => !lacking.includes(sign)).join('');
    return {
      text: isReadable ? drawn.replaceAll(/\s+/g, ' ').trim() : '',
      lacking: [...new Set(lacking)],
    };
  };
}
