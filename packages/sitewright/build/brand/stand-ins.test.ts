import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import type { Widths } from './stand-ins.ts';

/** Files with the widths of the stand-ins: Arimo was made with those of Arial. */
const files = {
  Arial: 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  Roboto: 'node_modules/@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
};

function measureFont(file: string): Widths {
  const font = create(readFileSync(file)) as Font;
  const codes = font.characterSet.filter((code) => font.hasGlyphForCodePoint(code));
  const widths = codes.map((code) => [code, font.glyphForCodePoint(code).advanceWidth]);
  return { unitsPerEm: font.unitsPerEm, widths: Object.fromEntries(widths) };
}

// After an update of the two packages, vitest -u writes the file.
test('the widths that stand-ins are reckoned with are those of the fonts', async () => {
  const metrics = Object.entries(files).map(([name, file]) => [name, measureFont(file)]);
  const text = `${JSON.stringify(Object.fromEntries(metrics), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot('stand-in-metrics.json');
});
