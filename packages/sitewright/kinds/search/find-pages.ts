import { foldText, grouping } from '../../definitions.ts';

/** What is known of a page that visitors can find. */
export interface PageWords {
  title: string;
  description: string;
  href: string;
  /** All that the page says, in one line. */
  text: string;
}

/** A part of a text that is shown, and whether it is what was looked for. */
export interface Piece {
  words: string;
  isFound: boolean;
}

export interface FoundPage {
  href: string;
  title: readonly Piece[];
  excerpt: readonly Piece[];
}

/** In characters, of what is shown of a page, and of what stands in front of the first word that was found. */
const excerptLength = 180;
const lead = 60;
/** Of so many pages, words around what was found are shown; of the others their descriptions. */
const mostExcerpts = 50;

/**
 * Finds the pages that have all words of a query, the best first: words of titles count most, then those of descriptions.
 * A word may be the beginning or a part of a longer one. Where a script parts no words, its texts are
 * looked through as they stand, and then word by word as far as the browser knows them.
 *
 * @param language the tag of the pages' language
 */
export function findPages(
  pages: readonly PageWords[],
  query: string,
  language: string,
): FoundPage[] {
  const terms = query.replaceAll(grouping, '').split(/\s+/).filter(foldText);
  if (terms.length === 0) return [];
  const found = pages.flatMap((page, index) => {
    const fields = [page.title, page.description, page.text].map(foldText);
    const counted = terms.map((term) => weigh(fields, term, language));
    if (counted.some(({ score }) => score === 0)) return [];
    const score = counted.reduce((sum, one) => sum + one.score, likenessOf(page, query));
    return [{ page, index, score, words: counted.flatMap((one) => one.words) }];
  });
  return found
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ page, words }, rank) => ({
      href: page.href,
      title: cut(page.title, words),
      excerpt: rank < mostExcerpts ? excerptOf(page, words) : cut(page.description, []),
    }));
}

/** How well the fields of a page fit a term, and the words that were found of it; 0 where they do not. */
function weigh(fields: readonly string[], term: string, language: string) {
  const folded = foldText(term);
  const whole = scoreOf(fields, folded);
  if (whole > 0) return { score: whole, words: [folded] };
  // Keyboards without ä, ø and å write ae, oe and aa, and whoever calls at home 0 for the country.
  const plain = folded.replaceAll(/(?<=[AOU])E|(?<=A)A|^0(?=\d{6})/g, '');
  const spelled = scoreOf(fields, plain);
  if (spelled > 0) return { score: spelled, words: [plain] };
  // Whether there is a space inside a name is up to the writer in Korean.
  const joined = fields.map((field) => field.replaceAll(' ', ''));
  if (/\p{sc=Hangul}/u.test(term) && scoreOf(joined, folded) > 0) return { score: 1, words: [] };
  const words = partWords(term, language);
  const scores = words.map((word) => scoreOf(fields, word));
  const areAllThere = words.length > 1 && scores.every((score) => score > 0);
  return { score: areAllThere ? Math.max(1, Math.min(...scores) / 2) : 0, words };
}

/** How much of what was typed stands so on a page, with its accents, in one place. */
function likenessOf({ title, description, text }: PageWords, query: string): number {
  const plain = (words: string) => words.normalize().toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const said = plain(query);
  const weights = [20, 8, 5] as const;
  const fields = [title, description, text].map(plain);
  return weights.reduce((sum, weight, at) => sum + (fields[at]?.includes(said) ? weight : 0), 0);
}

function scoreOf([title = '', description = '', text = '']: readonly string[], term: string) {
  // A part of a longer word is most likely another word.
  const places = [title, description, text].map((field) => {
    const all = field.split(term).length - 1;
    const whole = all > 0 ? (field.match(wholeWord(term))?.length ?? 0) : 0;
    return whole + (all - whole) / 5;
  });
  const [inTitle = 0, inDescription = 0, inText = 0] = places;
  const startsWord = new RegExp(`(^|[^\\p{L}\\p{N}])${escapeSigns(term)}`, 'u').test(title);
  return (
    (inTitle > 0 ? (startsWord ? 20 : 10) : 0) +
    Math.min(4 * inDescription, 4) +
    Math.min(inText, 5)
  );
}

const wholeWord = (term: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeSigns(term)}(?![\\p{L}\\p{N}])`, 'gu');

const escapeSigns = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The words of a term that has hyphens or whose script parts none; the term itself of any other. */
function partWords(term: string, language: string): string[] {
  const isUnparted =
    /[\p{Pd}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
  // The groups of a telephone number are one number.
  const isNumber = !/\p{L}/u.test(term);
  if (isNumber || !isUnparted.test(term) || !('Segmenter' in Intl)) return [foldText(term)];
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(term);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? foldText(segment) : []));
}

/** The words around the first one that was found in the text, else the description. */
function excerptOf({ description, text }: PageWords, words: readonly string[]): Piece[] {
  const [first] = findPlaces(text, words);
  if (!first) return cut(description, words);
  const start = startOfWord(text, Math.max(0, first.start - lead), first.start);
  const end = Math.min(text.length, start + excerptLength);
  const rest = text.slice(start, end);
  const whole = end < text.length ? rest.replace(/\s\S{0,30}$/, '') : rest;
  const pieces = cut(whole, words);
  return [
    ...(start > 0 ? [{ words: '… ', isFound: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ words: ' …', isFound: false }] : []),
  ];
}

/** Where a word begins behind a place, at the latest at another one. */
function startOfWord(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space >= 0 && space < latest ? space + 1 : from;
}

/** A text in pieces, of which some are what was looked for. */
function cut(text: string, words: readonly string[]): Piece[] {
  let at = 0;
  const pieces = findPlaces(text, words).flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      { words: before, isFound: false },
      { words: text.slice(start, end), isFound: true },
    ];
  });
  return [...pieces, { words: text.slice(at), isFound: false }].filter((one) => one.words !== '');
}

/** A letter with its marks, or what stands between the groups of a number. */
const letters = new RegExp(String.raw`(${grouping.source})|\P{M}\p{M}*|\p{M}`, 'gu');

/** Where words stand in a text, however their letters are written there, in order and apart from each other. */
function findPlaces(text: string, words: readonly string[]): { start: number; end: number }[] {
  // Letters may be more or fewer once they are folded.
  const places: { start: number; end: number }[] = [];
  let folded = '';
  for (const { 0: letter, 1: separator, index: start } of text.matchAll(letters)) {
    const same = separator ? '' : foldText(letter);
    for (const _ of same.split('')) places.push({ start, end: start + letter.length });
    folded += same;
  }
  const all = words.flatMap((word) => {
    const found: { start: number; end: number }[] = [];
    // Where it is a word, parts of others are not meant.
    const whole = Array.from(folded.matchAll(wholeWord(word)), ({ index }) => index);
    for (
      let from = folded.indexOf(word);
      from >= 0;
      from = folded.indexOf(word, from + word.length)
    ) {
      const [first, final] = [places[from], places[from + word.length - 1]];
      const isMeant = whole.length === 0 || whole.includes(from);
      if (first && final && isMeant) found.push({ start: first.start, end: final.end });
    }
    return found;
  });
  let last = 0;
  return all
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isApart = start >= last;
      if (isApart) last = end;
      return isApart;
    });
}
