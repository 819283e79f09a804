import { nameCodePoint } from '../../lib/show-invisible.ts';
import { digitOf } from '../values/fold-text.ts';

/** Signs that stand for one of a plain keyboard and have no compatibility form that says which. */
const dashes = /[\u2010-\u2015\u2212]/;
const quotes: Readonly<Record<string, string>> = { '“': '"', '”': '"', '‘': "'", '’': "'" };

/** Letters of Cyrillic and of Greek, each with the Latin one that looks the same. */
const twins = new Map(
  [
    'аa сc еe оo рp хx уy іi јj ѕs АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS',
    'οo ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  ]
    .join(' ')
    .split(' ')
    .map(([own = '', other]) => [own, other]),
);

/** The sign of a plain keyboard that a character looks like or stands for; undefined for all others. */
function findPlain(character: string): string | undefined {
  if (character < '\x7f') return undefined;
  if (/\p{Nd}/u.test(character)) return String(digitOf(character));
  if (dashes.test(character)) return '-';
  if (/\p{Zs}/u.test(character)) return ' ';
  const form = quotes[character] ?? character.normalize('NFKC');
  return /^[\x20-\x7e]$/.test(form) ? form : undefined;
}

/** A text with the signs of a plain keyboard in place of those that look like them. */
const toPlain = (text: string): string =>
  [...text].map((character) => findPlain(character) ?? character).join('');

/**
 * Says which signs of a text look like others and are none, as an input method or a word processor writes
 * them, and what to type: `; for “：” (U+FF1A) type :`.
 *
 * @param signs those to look for, of a plain keyboard; all by default
 * @returns empty for a text without any
 */
export function describeLookAlikes(text: string, signs = /./): string {
  // Within a word it is the apostrophe of that word.
  const signsOfWords = text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, '');
  // A letter of another script is meant where no Latin one stands beside it.
  const isLatin = /\p{sc=Latin}/u.test(text);
  const found = [...new Set(signsOfWords)].flatMap((character) => {
    const plain = findPlain(character) ?? (isLatin ? twins.get(character) : undefined);
    if (plain === undefined || !signs.test(plain)) return [];
    const shown = /\p{Zs}/u.test(character) ? '' : `“${character}” `;
    const name = plain === ' ' ? 'a space' : plain;
    return `${shown ? `for ${shown}(${nameCodePoint(character)})` : `for ${nameCodePoint(character)}`} type ${name}`;
  });
  return found.length > 0 ? `; ${found.join(', ')}` : '';
}

/**
 * The number that a text means, in the form in which files say numbers: 48000 for `48,000`, 1490 for `1.490,00`, 3.5 for `３,5 €`.
 *
 * @returns undefined where it means none, or may mean two
 */
export function readMeantNumber(text: string): number | undefined {
  // No digit is lost, and none is a power or of another base.
  if (/\d[a-z]\d|(\D*\d){16}/i.test(text)) return undefined;
  if (/\d\s*(?:[kmbt]|bn|mn|mio|mrd|[mb]ill?\p{L}*|tsd|thousand)(?!\p{L})/iu.test(text))
    return undefined;
  const bare = toPlain(text)
    .replaceAll(/[\p{Sc}\p{L}%\s'_]/gu, '')
    .replace(/[.,:]-$/, '');
  const number = bare
    .replace(/^\D?[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/, (whole) => whole.replaceAll('.', ''))
    .replace(/^\D?[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/, (whole) => whole.replaceAll(',', ''))
    .replace(',', '.');
  return /^[-+]?(?=\.?\d)\d*(?:\.\d{1,2})?$/.test(number) ? Number(number) : undefined;
}
