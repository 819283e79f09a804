import { nameForm } from '../lib/redirect.ts';
import { decodePath, encodePath, toByte } from '../lib/remove-escapes.ts';

/** The encodings in which servers spelled addresses before UTF-8, each sign as one byte. */
const encodings = [
  ...['windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254'],
  ...['windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'iso-8859-2', 'koi8-r'],
];

/** The signs beyond ASCII of each encoding, with what stands for their bytes. */
const tables = encodings.map((encoding) => {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 128 }, (_, index) => 128 + index);
  return new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), toByte(byte)]));
});

// No word of Georgian begins with a capital: it has these for whole lines alone.
const letters = [/(?<=^\/)(?!\p{sc=Geor})\p{Ll}/gu, /(?<=\/)(?!\p{sc=Geor})\p{Ll}/gu];

const named = new RegExp(`(?<=/):${nameForm}(?=[/?]|$)`, 'gu');

/**
 * Lists how else an old path is asked for: with a capital letter first, in the first part or in each, with marks apart
 * from their letters, and in the bytes of older encodings. A name such as `:year` is no part of it, and stays.
 *
 * @param address an old path, with what stands behind its `?`
 * @returns them as browsers send them
 */
export function listOtherSpellings(address: string): string[] {
  const names = address.match(named) ?? [];
  const path = decodePath(address.replaceAll(named, '\0'));
  // Turkish has a capital of its own for i, which a path shows by its other letters.
  const locales = /[ığş]/iu.test(path) ? ['en', 'tr'] : ['en'];
  const capitals = locales.flatMap((locale) =>
    letters.map((which) => path.replaceAll(which, (one) => one.toLocaleUpperCase(locale))),
  );
  const all = [path, ...capitals].flatMap((one) => {
    const joined = one.normalize('NFC');
    return [joined, one.normalize('NFD'), ...tables.flatMap((bytes) => encode(joined, bytes))];
  });
  return [...new Set(all)].flatMap((one) => {
    const left = names.values();
    const fill = () => left.next().value ?? '';
    return one === path ? [] : encodePath(one).replaceAll('%00', fill);
  });
}

/** @returns nothing for a text of which the encoding lacks a sign */
function encode(text: string, bytes: ReadonlyMap<string, string>): string[] {
  const signs = [...text].map((sign) => (sign < '\x80' ? sign : bytes.get(sign)));
  return signs.includes(undefined) ? [] : [signs.join('')];
}
