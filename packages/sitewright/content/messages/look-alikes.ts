import { nameCodePoint } from '../../lib/show-invisible.ts';
import { digitOf } from '../values/fold-text.ts';

/** Signs that stand for one of a plain keyboard and have no compatibility form that says which. */
const dashes = /[\u2010-\u2015\u2212]/;
const quotes: Readonly<Record<string, string>> = { '“': '"', '”': '"', '‘': "'", '’': "'" };

/** Letters of Latin, Cyrillic and Greek that look the same. */
const twins = [
  'aаα cс eе iіι jј kкκ mм oоο pрρ sѕ tтτ uυ vν xхχ yу ïїϊ ëё',
  'AАΑ BВΒ CС EЕΕ HНΗ IІΙ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУΥ ZΖ ÏЇΪ ËЁ',
].flatMap((all) => all.split(' '));

const isOf = (script: string, letter: string) => new RegExp(`\\p{sc=${script}}`, 'u').test(letter);

/** The letter of a script that a letter of another one looks like; undefined where that has none. */
function findTwin(letter: string, script: string): string | undefined {
  const all = twins.find((one) => one.includes(letter)) ?? '';
  // Those of Cyrillic are of two languages alone.
  const isRare = script === 'Cyrl' && /[js]/i.test(letter);
  return isRare ? undefined : [...all].find((one) => isOf(script, one));
}

/**
 * The script that a word of several is meant to be in: the one of most of its letters, if the others have twins there.
 *
 * @param expected the script of what is expected, in which a word of twins alone is meant to be too
 */
function findScript(word: string, expected?: string): string | undefined {
  const count = (script: string) => [...word].filter((one) => isOf(script, one)).length;
  // Of two with as many letters it is Latin, in which files have their names.
  const found = ['Latn', 'Cyrl', 'Grek'].filter((script) => count(script) > 0);
  const all = [expected ?? [], found.toSorted((a, b) => count(b) - count(a))].flat();
  const fits = (script: string) =>
    [...word].every((letter) => isOf(script, letter) || findTwin(letter, script));
  return all.length > 1 ? all.find(fits) : undefined;
}

/** What to type in place of the letters of a word that look like those of the script which it is meant to be in. */
function listWrongLetters(word: string, expected?: string): string[] {
  const script = findScript(word, expected);
  const wrong = [...new Set(word)].filter((letter) => script && !isOf(script, letter));
  if (!script || wrong.length === 0) return [];
  // Whoever writes a whole word on another keyboard may mean others than those that look the same.
  if (![...word].some((letter) => isOf(script, letter))) {
    const name = new Intl.DisplayNames('en', { type: 'script' }).of(script);
    return [`for “${word}” type ${name} letters`];
  }
  return wrong.map((letter) => {
    const twin = findTwin(letter, script) ?? letter;
    const name = script === 'Latn' ? twin : `${twin} (${nameCodePoint(twin)})`;
    return `for “${letter}” (${nameCodePoint(letter)}) type ${name}`;
  });
}

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
 * @param options `signs` are those to look for, of a plain keyboard, all by default; `script` is that of what is expected
 * @returns empty for a text without any
 */
export function describeLookAlikes(
  text: string,
  { signs = /./, script }: { signs?: RegExp; script?: string | undefined } = {},
): string {
  // Within a word it is the apostrophe of that word.
  const signsOfWords = text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, '');
  const found = [...signsOfWords].flatMap((character) => {
    const plain = findPlain(character);
    if (plain === undefined || !signs.test(plain)) return [];
    const shown = /\p{Zs}/u.test(character) ? '' : `“${character}” `;
    const name = plain === ' ' ? 'a space' : plain;
    return `${shown ? `for ${shown}(${nameCodePoint(character)})` : `for ${nameCodePoint(character)}`} type ${name}`;
  });
  const words = signs.test('a') ? (text.match(/\p{L}+/gu) ?? []) : [];
  const letters = words.flatMap((word) => listWrongLetters(word, script));
  const all = [...new Set([...found, ...letters])];
  return all.length > 0 ? `; ${all.join(', ')}` : '';
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
    .replace(/[.,:]-?$/, '');
  const number = bare
    .replace(/^\D?[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/, (whole) => whole.replaceAll('.', ''))
    .replace(/^\D?[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/, (whole) => whole.replaceAll(',', ''))
    .replace(',', '.');
  return /^[-+]?(?=\.?\d)\d*(?:\.\d{1,2})?$/.test(number) ? Number(number) : undefined;
}
