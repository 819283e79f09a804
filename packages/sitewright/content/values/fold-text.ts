/** Letters that Unicode takes for others with a stroke or joined, or that keyboards have in place of each other. */
const alike: Readonly<Record<string, string>> = {
  ...{ Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Ħ: 'H', Æ: 'AE', Œ: 'OE', ẞ: 'SS', Þ: 'TH' },
  ...{ Ґ: 'Г', Ғ: 'Г', Қ: 'К', Ҡ: 'К', Ң: 'Н', Ҙ: 'З', Ҫ: 'С', Ұ: 'Ү', Ҳ: 'Х', Ҷ: 'Ч' },
  ...{ ى: 'ي', ة: 'ه', ٱ: 'ا', ک: 'ك', ی: 'ي', ھ: 'ه' },
  // Keyboards of Urdu, Kurdish and Arabic have a letter each for the same sound.
  ...{ ہ: 'ه', ە: 'ه', ۃ: 'ه', ڪ: 'ك' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
};

/**
 * What stands between the groups of a number, as in `5,900`, `5 900`, `+44 (0)20 7946 0123` and `22510 00100`: only groups of
 * telephone numbers are so long.
 */
export const grouping =
  /(?<=\p{Nd})(?:[.,٬٫](?=\p{Nd}{2,3}(?!\p{Nd}))|[\s()]+(?=\p{Nd}{1,4}(?!\p{Nd}))|(?<=\p{Nd}{3}|\+\p{Nd}{1,3})[\s()]+(?=\p{Nd}{5,8}(?!\p{Nd})))/gu;

/**
 * What is not heard: apostrophes, quotation marks, points between letters, hyphens, signs of currencies, what nobody sees,
 * the long line of Arabic, accents and vowel signs. In other scripts marks are letters, and with those of Japanese one sound
 * becomes another.
 */
const unheard =
  / (?=\p{M})|['"`·\u02b9-\u02bf׳״′″\u2212ـ\p{Pi}\p{Pf}\p{Pd}\p{Sc}\p{DI}]|(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}]/gu;

/** The digit that a character stands for: those of each script follow one another from a zero on. */
export function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

/**
 * A text as words are compared that one person types and another one wrote: the same for capitals and small letters, with
 * accents and vowel signs and without, for each form of a letter, apostrophe, digit and amount.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(grouping, '')
    .normalize('NFKD')
    .replaceAll(unheard, '')
    // Capitals have one form each, and no language’s own.
    .toUpperCase()
    .replaceAll(
      /[^\0-\x7f]/gu,
      (one) => alike[one] ?? (/\p{Nd}/u.test(one) ? `${digitOf(one)}` : one),
    )
    .normalize('NFC');
