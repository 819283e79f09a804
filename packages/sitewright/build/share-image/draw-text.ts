import createBidi from 'bidi-js';
import { Blob, Direction, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';

/** What draws a text, and how. */
export interface TextStyle {
  /** The brand's first; a sign is drawn with the first that has it. */
  fonts: readonly Font[];
  /** In pixels. */
  size: number;
  /** Where a line begins. */
  dir: 'ltr' | 'rtl';
  /** Room behind each letter, in ems. */
  spacing?: number;
}

/** A line that is drawn from x = 0 on, upon y = 0. */
interface Line {
  svg: string;
  /** In pixels. */
  width: number;
}

/** @param data a font as TrueType */
export const openFont = (data: Uint8Array): Font => new Font(new Face(new Blob(data)));

/** How far letters of a style reach above their line and below it, in pixels. */
export function measureHeight({ fonts, size }: Pick<TextStyle, 'fonts' | 'size'>) {
  const [first] = fonts;
  const { ascender = 0, descender = 0 } = first?.hExtents() ?? {};
  const scale = size / (first?.face.upem ?? 1);
  return { above: ascender * scale, below: -descender * scale };
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter();

/** Signs that are drawn with one font in one direction. */
interface Run {
  text: string;
  font: Font;
  level: number;
  /** Undefined while it has no letters: it goes with those behind it. */
  isLatin: boolean | undefined;
}

/** Draws a text in one line, as paths. */
export function drawLine(text: string, style: TextStyle): Line {
  const { size, spacing = 0 } = style;
  const paths: string[] = [];
  let x = 0;
  for (const { font, level, text: part } of orderRuns(splitRuns(text, style))) {
    const shaped = new ShapedText();
    shaped.addText(part);
    shaped.guessSegmentProperties();
    shaped.setDirection(level % 2 ? Direction.RTL : Direction.LTR);
    shape(font, shaped);
    const scale = size / font.face.upem;
    const glyphs = shaped.getGlyphInfosAndPositions();
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
      const path = font.glyphToPath(codepoint);
      const place = [x + xOffset * scale, -yOffset * scale].map(round).join(' ');
      const scales = [scale, -scale].map(round).join(' ');
      if (path) paths.push(`<path transform="translate(${place}) scale(${scales})" d="${path}"/>`);
      if (xAdvance > 0) x += xAdvance * scale + spacing * size;
    }
  }
  return { svg: paths.join(''), width: Math.max(0, x - spacing * size) };
}

const round = (value: number) => Number(value.toFixed(4));

/** Not drawn: joiners, signs of direction. */
const shapeless = /^[\p{C}\p{Variation_Selector}]$/u;

function splitRuns(text: string, { fonts, dir }: TextStyle): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, dir);
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const signs = [...segment].filter((one) => !shapeless.test(one));
    const hasSigns = (font: Font) =>
      signs.every((one) => font.nominalGlyph(one.codePointAt(0) ?? 0) !== undefined);
    const [first] = fonts;
    // A space is that of the word before it, where its font has one.
    const isSpace = signs.every((one) => /\p{Z}/u.test(one));
    const choice = isSpace && last ? [last.font, ...fonts] : fonts;
    const font = choice.find(hasSigns) ?? first;
    if (!font) throw new Error('A text is drawn with one font at least');
    const isLatin = /\p{L}/u.test(segment) ? /\p{sc=Latin}/u.test(segment) : undefined;
    const isOther =
      isLatin !== undefined && last?.isLatin !== undefined && last.isLatin !== isLatin;
    if (last?.font === font && last.level === level && !isOther) {
      last.text += segment;
      last.isLatin ??= isLatin;
    } else runs.push({ text: segment, font, level, isLatin });
  }
  return runs;
}

/** As they stand in a line, from its left end to its right one: rule L2 of UAX #9. */
function orderRuns(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** Scripts that have no spaces between their words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The parts of a text behind each of which a line may end. A number that is kept together is one. */
function splitWords(text: string): string[] {
  const spaced = text.match(/(?:\u2066[^\u2069]*\u2069|\S)+\s*/gu) ?? [];
  return spaced.flatMap((part) => {
    if (!unspaced.test(part)) return part;
    const parts: string[] = [];
    for (const { segment, isWordLike } of words.segment(part)) {
      // No line begins with a sign that ends a word, or ends with one that begins it.
      const begins = isWordLike || /^[\p{Ps}\p{Pi}]/u.test(segment);
      const isOpen = /[\p{Ps}\p{Pi}]$/u.test(parts.at(-1) ?? '');
      if (begins && !isOpen) parts.push(segment);
      else parts.push((parts.pop() ?? '') + segment);
    }
    return parts;
  });
}

/**
 * Measures a text, to part it into as few lines as it has room in, which are about as long as each other.
 *
 * @returns takes the room in pixels; `width` is that of the longest line, which is more where a word is
 */
export function wrapText(text: string, style: TextStyle) {
  const parts = splitWords(text);
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? drawLine(line, style).width;
    widths.set(line, width);
    return width;
  };
  const fill = (most: number) => {
    const lines: string[] = [];
    for (const part of parts) {
      const longer = (lines.at(-1) ?? '') + part;
      if (lines.length > 0 && widthOf(longer.trimEnd()) > most) lines.push(part);
      else lines[Math.max(0, lines.length - 1)] = longer;
    }
    return lines.map((line) => line.trimEnd());
  };
  return (room: number) => {
    const count = fill(room).length;
    let [least, most] = [0, room];
    while (most - least > 1) {
      const middle = (least + most) / 2;
      if (fill(middle).length > count) least = middle;
      else most = middle;
    }
    const lines = fill(most);
    return { lines, width: Math.max(...lines.map(widthOf)) };
  };
}
