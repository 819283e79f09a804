import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Face } from '../../content/brand/face.ts';
import type { Brand } from '../../content/brand/read-brand.ts';
import type { LanguageFolder, SiteFolder } from '../../content/disk/site-folder.ts';
import { readLanguageTags } from '../../content/languages/language-tags.ts';
import { languageName } from '../../content/languages/languages.ts';
import type { Script } from '../../content/schemas/brand.ts';
import { currencies, signOf } from '../../content/values/amount.ts';
import { printDays } from '../../print/print-time.ts';
import { getOrCreateFile, hashInputs } from '../build-cache.ts';
import { mergeFonts } from './merge-fonts.ts';
import { findPart, hasPartFor, splitLetters } from './split-letters.ts';

/** The names of the first language's fonts in style sheets, whichever fonts they are. */
export const headingFamily = 'Heading';
export const textFamily = 'Text';

/** A font that pages load for their headings or their text. */
export interface PageFont {
  family: string;
  face: Face;
  /** The characters that it is reduced to; those that the face lacks do not count. */
  characters: string;
  /** Whether it has the letters of numbered parts, and pages load it only for these. */
  isNumbered?: true;
}

/** The fonts of all languages, each once. */
export const uniqueFonts = (languages: ReadonlyMap<string, LanguageFonts>) => [
  ...new Set([...languages.values()].flatMap(({ fonts }) => fonts)),
];

/** What headings, or the text, of one language are set in. */
export interface LanguageFonts {
  /** The brand's font, then those of scripts whose letters it lacks, that of the language first. */
  fonts: readonly PageFont[];
  /** The characters of its content that none of them has; letters of a script without a font are the system's. */
  missing: string;
}

const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

/**
 * The fonts of each language by its tag, the first language's first. Languages share a font where it has
 * the same characters for both.
 *
 * @param name of the first language's font in style sheets, with which the names of the others begin
 */
export async function listFonts(
  folder: SiteFolder,
  { face, scriptFaces }: Pick<Brand, 'face' | 'scriptFaces'>,
  name = headingFamily,
): Promise<ReadonlyMap<string, LanguageFonts>> {
  const hasGlyph = await createGlyphTest(face);
  const fonts = new Map<string, PageFont>();
  const shareFont = (font: PageFont, key: string) => {
    const shared = fonts.get(key) ?? font;
    fonts.set(key, shared);
    return shared;
  };
  const languages = new Map<string, LanguageFonts>();
  // Each language names all others; who reads none of their letters need not have these.
  const names = [...readLanguageTags(folder).map(languageName).join('')].filter(hasGlyph).join('');
  for (const [index, tag] of readLanguageTags(folder).entries()) {
    // What a translation leaves out is the first language's.
    const folders = index === 0 ? [folder] : [folder, folder.translation(tag)];
    const script = new Intl.Locale(tag).maximize().script as Script;
    const scriptFace = scriptFaces.get(script);
    // A script with thousands of letters has but those that are asked for; names of days are in no content.
    const isLarge = [face, scriptFace].some((one) => one && one.numbered.length > 0);
    // The font of its own script first: names and quotations have letters of the others.
    const scripts = [...new Set([script, ...scriptFaces.keys()])];
    // It has a dot in Turkish.
    const capitalI = 'i'.toLocaleUpperCase(tag);
    const characters = listCharacters(folders, tag, [
      ...[capitalI, ownSigns, names],
      ...(isLarge ? printWeeks(tag) : []),
    ]);
    const own = [...characters].filter(hasGlyph);
    let others = [...characters].filter((one) => !hasGlyph(one));
    const family = index === 0 ? name : `${name}-${tag}`;
    const forAll = { family, face, characters: basicLatin + characters };
    const used = [shareFont(forAll, own.join(''))];
    for (const [index, file] of face.others.entries()) {
      const hasOther = others.length > 0 ? await createGlyphTest({ file }) : () => false;
      const found = others.filter((one) => isVisible(one) && hasOther(one)).join('');
      if (found === '') continue;
      others = others.filter((one) => !hasOther(one));
      const part = { family: `${family}-${index + 2}`, face: { ...face, file }, characters: found };
      used.push(shareFont(part, found));
    }
    const addNumbered = (numberedFace: Face, of = script) => {
      const found = others.filter(hasPartFor(numberedFace));
      if (found.length === 0) return;
      others = others.filter((one) => !found.includes(one));
      for (const [index, part] of splitLetters(found, folder).entries()) {
        const forPart = { face: numberedFace, characters: part, isNumbered: true } as const;
        used.push(shareFont({ ...forPart, family: `${family}-${of}-${index + 1}` }, of + part));
      }
    };
    addNumbered(face);
    for (const one of scripts) {
      const ofScript = scriptFaces.get(one);
      if (!ofScript || others.length === 0) continue;
      addNumbered(ofScript, one);
      const hasScriptGlyph = await createGlyphTest(ofScript);
      const letters = others.filter(hasScriptGlyph).join('');
      if (letters === '') continue;
      others = others.filter((other) => !hasScriptGlyph(other));
      const forScript = { family: `${family}-${one}`, face: ofScript, characters: letters };
      used.push(shareFont(forScript, one + letters));
    }
    const isOfSystem = scriptFace ? () => false : isSystemLetter(script);
    const missing = others.filter((one) => isVisible(one) && !isOfSystem(one)).join('');
    languages.set(tag, { fonts: used, missing });
  }
  return languages;
}

type GlyphTest = (character: string) => boolean;

async function createGlyphTest({ file }: Pick<Face, 'file'>): Promise<GlyphTest> {
  const font = create(await readFile(file)) as Font;
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Visitors who read a script have a font with its letters, which need not have the sign of each currency. */
const isSystemLetter = (script: string): GlyphTest =>
  script === 'Latn' ? () => false : (character) => !/[\p{Script=Latin}\p{Sc}]/u.test(character);

/** Browsers draw spaces and marks without shape themselves. */
const isVisible: GlyphTest = (character) => !/[\p{Z}\p{C}\p{Variation_Selector}]/u.test(character);

/** What pages have beside what the content says: in the footer, and between two times. */
const ownSigns = '©–';

/** A week of each month as a language prints it: all its names of days and months. */
const printWeeks = (language: string): string[] =>
  Array.from({ length: 12 * 7 }, (_, index) => {
    const month = String(1 + Math.floor(index / 7)).padStart(2, '0');
    const day = `2026-${month}-0${1 + (index % 7)}`;
    return printDays(day, day, language);
  });

/**
 * Every character beyond basic Latin in the content files of the folders, in the signs that a language has for their
 * currencies and in further texts, and its capital form, sorted.
 */
function listCharacters(
  folders: readonly LanguageFolder[],
  language: string,
  further: readonly string[],
): string {
  const texts = folders.flatMap((folder) =>
    folder.files.flatMap(
      (file) => (/\.(yaml|md|csv|json)$/.test(file) && folder.get(file)?.text) || [],
    ),
  );
  const codes = new Set(texts.flatMap((text) => text.match(/\b[A-Z]{3}\b/g) ?? []));
  const used = currencies.filter((one) => codes.has(one));
  const signs = used.flatMap((one) => [signOf(one), signOf(one, language)]);
  const found = new Set<string>();
  for (const text of [...texts, ...further, ...signs]) {
    for (const character of text.match(/[^\0-~]/gu) ?? []) found.add(character);
  }
  const capitals = [...found].join('').toUpperCase();
  return [...new Set([...found, ...capitals])]
    .filter((character) => character > '~')
    .sort()
    .join('');
}

/**
 * Reduces a font to its characters, and to its face's place on each of its axes.
 *
 * @param format `woff2` for browsers, `sfnt` (TrueType) for share images
 * @returns path of the font in the build cache
 */
export async function subsetFace(
  { face, characters, isNumbered }: Pick<PageFont, 'face' | 'characters' | 'isNumbered'>,
  format: 'woff2' | 'sfnt',
): Promise<string> {
  const { file, axes, numbered } = face;
  const letters = isNumbered ? [...characters] : [];
  const parts = Map.groupBy(letters, (one) => findPart(numbered, one)?.file ?? file);
  const files = isNumbered ? [...parts.keys()].sort() : [file];
  const fonts = await Promise.all(files.map((one) => readFile(one)));
  const hash = hashInputs(...fonts, JSON.stringify(axes), characters).slice(0, 12);
  return getOrCreateFile(`font-${hash}.${format}`, async () => {
    const options = { targetFormat: format, variationAxes: axes };
    const [font] = fonts;
    if (!isNumbered && font) return subsetFont(font, characters, options);
    const own = fonts.map((one, index) =>
      subsetFont(one, parts.get(files[index] ?? '')?.join('') ?? '', {
        ...options,
        // One that varies between bounds cannot be merged.
        variationAxes: pinWeight(axes),
        targetFormat: 'sfnt',
      }),
    );
    const merged = mergeFonts(await Promise.all(own));
    return format === 'sfnt' ? merged : subsetFont(merged, characters, { targetFormat: format });
  });
}

const pinWeight = (axes: Face['axes']) =>
  Object.fromEntries(
    Object.entries(axes).map(([name, at]) => [name, typeof at === 'object' ? at.min : at]),
  );
