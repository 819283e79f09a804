import { createRequire } from 'node:module';
import { ElementType } from 'htmlparser2';
import { isHydrated, type PageElement, type PageTree } from '../css/page-tree.ts';

type Hyphenate = (word: string, options: { minWordLength: number }) => string;

const require = createRequire(import.meta.url);
/** How many letters have room in a line of any text, and of those with less room or with larger letters. */
const mostLetters = 12;
const mostLettersOf: Readonly<Record<string, number>> & { h1: number } = { h1: 16, table: 8 };
/** No part of a word before or behind a hyphen is shorter. */
const fewestLetters = 4;
/** What nobody reads as words of the page's language. */
const wordless = new Set(['script', 'style', 'pre', 'code', 'textarea', 'select', 'svg']);
/** A space between a figure and the sign or short name of its unit, or within such a figure. */
const spaceOfUnit =
  /(?<=\d) (?=(?:\d{3} )*(?:[\p{Sc}%‰°]|[cdkmµMGT]?(?:m[²³]?|g|l|mol|Wh?|Hz|B|V|A|J)(?![\p{L}\d])))/gu;
/** A space by which French sets a sign apart: no line begins with the sign. */
const spaceOfSign = / (?=[:;?!»](?:[\s.,]|$))|(?<=(?:^|\s)«) /g;
/** A space before a unit that is a word, such as `30 Tage`: some languages write it with a capital. */
const spaceOfNoun = /(?<=\d) (?=\p{Lu}\p{Ll}{1,8}(?!\p{L}))/gu;
/** A word of a script that has hyphens, and no part of an address. */
const wholeWord =
  /(?<![\p{L}\p{N}@._/:-])[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]+(?![\p{L}\p{N}@/\u00ad]|:\/|[._:-]\p{L})/gu;

/**
 * Lets lines break between the syllables of long words, and not between a figure and its unit. Changes the
 * words that visitors see, and nothing that machines read.
 */
export function setLineBreaks({ elements }: PageTree): void {
  const hyphenate = findHyphenation(elements[0]?.attribs.lang ?? '');
  const body = elements.find(({ name }) => name === 'body');
  if (body) visit(body, hyphenate, mostLetters);
}

function visit(element: PageElement, hyphenate: Hyphenate | undefined, most: number): void {
  for (const child of element.children) {
    if (child.type === ElementType.Text && !isHydrated(element)) {
      child.data = child.data.replace(spaceOfUnit, '\u00a0').replace(spaceOfSign, '\u00a0');
      if (!hyphenate) continue;
      child.data = child.data
        .replace(spaceOfNoun, '\u00a0')
        .replace(wholeWord, (word) => (word.length > most ? addHyphens(word, hyphenate) : word));
    } else if ('attribs' in child && !wordless.has(child.name)) {
      visit(child, hyphenate, mostLettersOf[child.name] ?? most);
      if (child.name === 'h1' && hyphenate) enlargeHeading(child);
    }
  }
}

/** A first heading is as large as its longest word has room for, of which a part will do. */
function enlargeHeading({ attribs }: PageElement): void {
  attribs.class &&= attribs.class.replace(/(?<=\bletters-)\d+/, (letters) =>
    String(Math.min(Number(letters), mostLettersOf.h1)),
  );
}

function addHyphens(word: string, hyphenate: Hyphenate): string {
  let place = 0;
  return hyphenate(word, { minWordLength: 0 })
    .split('\u00ad')
    .map((syllable) => {
      const mayBreak = place >= fewestLetters && word.length - place >= fewestLetters;
      place += syllable.length;
      return mayBreak ? `\u00ad${syllable}` : syllable;
    })
    .join('');
}

/** @returns what knows the syllables of a language; English, whose words are short, needs none */
function findHyphenation(language: string): Hyphenate | undefined {
  const tag = language.toLowerCase();
  const [base = ''] = tag.split('-');
  if (base === 'en') return undefined;
  for (const name of [tag, base]) {
    try {
      return require(`hyphen/${name}`).hyphenateSync;
    } catch {
      // The next name may have patterns.
    }
  }
  return undefined;
}
