import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Heading } from './words.tsx';

const fontOf = (script: string) => {
  const file = import.meta.resolve(`@fontsource/arimo/files/arimo-${script}-700-normal.woff2`);
  return create(readFileSync(fileURLToPath(file))) as Font;
};

const lettersOf = (word: string) => {
  const html = renderToStaticMarkup(<Heading size="title-1">{word}</Heading>);
  return Number(/letters-(\d+)/.exec(html)?.[1]);
};

test.each([
  ['latin', 'Gastroenterologists', 'Schwimmmeisterwohnung', 'COMMUNICATIONS', 'swimmwagenwimmern'],
  ['greek', 'Γαστρεντερολογικό', 'ψυχοφαρμακολογία', 'μεταμορφωμένων', 'ΦΑΡΜΑΚΟΛΟΓΙΚΗ'],
  ['cyrillic', 'фармацевтическими', 'уважающимися', 'электрооборудованием', 'МАШИНОСТРОЕНИЕ'],
])('a long word in %s has room on a phone, as wide as its letters are', (script, ...words) => {
  const font = fontOf(script);
  for (const word of words) {
    // In ems; some room is left out behind each letter.
    const advances = [...word].map((one) => {
      const { advanceWidth } = font.glyphForCodePoint(one.codePointAt(0) ?? 0);
      return advanceWidth / font.unitsPerEm - 0.035;
    });
    const width = advances.reduce((sum, one) => sum + one);
    // The words of a page have 88 hundredths of the narrowest window.
    expect((width * 150) / lettersOf(word), word).toBeLessThanOrEqual(88);
  }
});

test('a word of usual letters is as long as it has letters, and a short one is as large as any', () => {
  expect(lettersOf('Internationalisation')).toBe(20);
  expect(lettersOf('Mammography')).toBeNaN();
});
