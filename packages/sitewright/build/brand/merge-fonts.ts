import { Font, type TTF } from 'fonteditor-core';

/**
 * Makes one font of several that have the same lines and other letters, as parts of a font have. What letters do
 * beside each other is left out: letters of scripts with many stand in squares.
 *
 * @param fonts as TrueType, without axes
 * @returns the same
 */
export function mergeFonts(fonts: readonly Buffer[]): Buffer {
  const [first, ...others] = fonts.map((font) =>
    Font.create(font, { type: 'ttf', compound2simple: true, hinting: false }).get(),
  );
  if (!first) throw new Error('Fonts are merged of one at least');
  const letters = others.flatMap(({ glyf }) => glyf).filter(({ unicode }) => unicode?.length);
  const merged: TTF.TTFObject = { ...first, glyf: [...first.glyf, ...letters] };
  const font = Font.create();
  font.set(merged);
  return Buffer.from(font.write({ type: 'ttf', toBuffer: true, hinting: false }) as Uint8Array);
}
