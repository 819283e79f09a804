import { expect, test } from 'vitest';
import { toAddressName, toPathPart } from './address-name.ts';

/** Of each script whose letters stand for sounds, and of those that CLDR has in other Latin letters. */
const languages =
  'am ar az be bg bn cs da de el et fa fi fr ga gu he hi hr hu hy is it ja ka kk kn ko ky lt lv mk ml mn mr nb pa pl pt ro ru sk sl sq sr sv ta te th tr uk ur vi'.split(
    ' ',
  );
/** Words of a language: the names of the regions of the world, months and days. */
function listWords(language: string): string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((b) => a + b),
  );
  const names = codes.map((code) => ({ code, name: regions.of(code) ?? code }));
  return names.flatMap(({ code, name }) => (name === code ? [] : name));
}

// Signs that stand for no sound of their own, as CLDR has them too.
const silent = /[\p{M}\u0621\u0639\u05d0\u05e2ьъʼ]/gu;

test.each(languages)('in %s a proposed name loses no letter of a word', (language) => {
  const lost = listWords(language)
    .filter((name) => !/\p{sc=Han}/u.test(name))
    .flatMap((name) => {
      const words = name.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
      return words.filter((word) => {
        const part = toPathPart(word, language);
        const isLong = word.replaceAll(silent, '').length > 0;
        const isSame = [...word].every((letter) => toPathPart(`x${letter}x`, language) !== 'x-x');
        return part.includes('-') || (isLong && part === 'page') || !isSame;
      });
    });
  expect([...new Set(lost)]).toEqual([]);
});

// What ICU’s `uconv -x` says of them, with the transform of the language where CLDR has one.
test.each([
  ['tr', 'Yıllık Rapor', 'yillik-rapor'],
  ['tr', 'İLETİŞİM, YILLIK', 'iletisim-yillik'],
  ['de', 'Über die Größe', 'ueber-die-groesse'],
  ['sv', 'Över Malmö', 'over-malmo'],
  ['pl', 'Łódź', 'lodz'],
  ['da', 'Søren Æbelø', 'soren-aebelo'],
  ['hr', 'Đorđe', 'dorde'],
  ['fr', 'L’œuvre', 'l-oeuvre'],
  ['is', 'Þórður', 'thordur'],
  ['ru', 'Чашка, щука', 'chashka-shchuka'],
  ['uk', 'Гроші й їжак', 'hroshi-y-yizhak'],
  ['bg', 'Къща', 'kushta'],
  ['sr', 'Џеп', 'dzep'],
  ['el', 'Ψυχή', 'psychi'],
  ['ar', 'الأسعار', 'alasar'],
  ['he', 'שלום', 'slwm'],
  ['ja', 'がっこう カフェ しゃしん', 'gakkou-kafe-shashin'],
  ['ko', '한국어', 'hangugeo'],
  ['hi', 'हिन्दी', 'hindi'],
  ['ta', 'தமிழ்', 'tamil'],
  ['ka', 'ქართული', 'kartuli'],
  ['hy', 'Հայերեն', 'hayeren'],
  ['en', 'a<b>c', 'a-b-c'],
  ['zh', '价格', 'page'],
])('in %s %s is proposed as %s', (language, name, part) => {
  expect(toPathPart(name, language)).toBe(part);
});

test('files of any language have the letters of every one', () => {
  expect(toAddressName('Fotoğraf ılık.JPG')).toBe('fotograf-ilik.jpg');
  expect(toAddressName('Größe.pdf')).toBe('grosse.pdf');
});
