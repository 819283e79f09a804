import latinLetters from './latin-letters.json' with { type: 'json' };

/** The names of files that are parts of addresses as they are. */
const addressName = /^\w[\w.-]*$/;

/** The name that a file is to have in addresses: `real-photo.jpg` for `Real Photo.JPG`; the same where it can stay. */
export function toAddressName(name: string): string {
  if (addressName.test(name)) return name;
  const [, stem = '', ext = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  return `${spell(stem, /[^\w.]+/g) || 'file'}${ext.toLowerCase()}`;
}

/**
 * The same for a part of the path of a page, which has small letters, digits and hyphens: `gift-cards`.
 *
 * @param language the tag of the name’s language, where it is known: `ä` is `ae` in German, and `a` elsewhere
 */
export const toPathPart = (name: string, language?: string): string =>
  spell(name, /[^a-z0-9]+/g, language) || 'page';

const spell = (text: string, others: RegExp, language?: string): string =>
  toLatin(text, language)
    .replaceAll(others, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');

/**
 * What stands for each letter, by CLDR’s transforms into ASCII: of every language, and of those that differ. `<` takes
 * the vowel before it away, as signs of Indic scripts and small kana do; `>` doubles the letter behind it.
 */
const tables = new Map(
  Object.entries(latinLetters).map(([language, letters]) => [
    language,
    new Map(letters.split(' ').map((one) => [one.charAt(0), one.slice(1)])),
  ]),
);

/** A text in small Latin letters without accents, as far as its letters have any: those of Chinese stay. */
export function toLatin(text: string, language = 'und'): string {
  const own = tables.get(new Intl.Locale(language).language);
  const all = tables.get('und');
  const find = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    // The scripts of India have their letters in one order, each in a block of its own.
    const alike = code >= 0x980 && code < 0xd80 ? String.fromCodePoint(0x900 + (code & 0x7f)) : '';
    return own?.get(letter) ?? all?.get(letter) ?? all?.get(alike);
  };
  return (
    text
      // Without the language’s own rules its small letter has a dot above beside its own.
      .replaceAll('İ', 'i')
      .replaceAll(/[<>]/g, ' ')
      .toLocaleLowerCase(language)
      .normalize('NFKC')
      .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replaceAll(/[^\0-\x7f]/gu, (letter) => find(letter) ?? letter.normalize('NFKD'))
      .replaceAll(/[^\0-\x7f]/gu, (letter) => find(letter) ?? letter)
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/(?<=sh|ch|j)i<y|[aeiou]?<|>(?=(.))/g, '$1')
      .replace('>', '')
  );
}
