import {
  loadDefaultJapaneseParser,
  loadDefaultSimplifiedChineseParser,
  loadDefaultTraditionalChineseParser,
} from 'budoux';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { isHydrated, type PageElement, type PageTree } from '../css/page-tree.ts';

/** What has short lines, in which a word that is split is seen. Long texts break as their browsers do. */
const short = /^(h[1-6]|a|button|summary|label|legend|t[dh]|dt|caption)$/;
const wordless = new Set(['script', 'style', 'template', 'svg', 'select']);

type Parser = ReturnType<typeof loadDefaultJapaneseParser>;
const loaders: Readonly<Record<string, () => Parser>> = {
  Jpan: loadDefaultJapaneseParser,
  Hans: loadDefaultSimplifiedChineseParser,
  Hant: loadDefaultTraditionalChineseParser,
};
const parsers = new Map<string, Parser | undefined>();

function parserFor(tag: string): Parser | undefined {
  const script = new Intl.Locale(tag).maximize().script ?? '';
  if (!parsers.has(script)) parsers.set(script, loaders[script]?.());
  return parsers.get(script);
}

/**
 * Marks in headings, links, tables and the like where a line may end, on a page in Japanese or Chinese, whose words are
 * not parted by spaces. Changes nothing that machines read, and no other page.
 */
export function keepPhrasesOn({ elements }: PageTree): void {
  const tag = elements[0]?.attribs.lang;
  const parser = tag ? parserFor(tag) : undefined;
  const body = elements.find(({ name }) => name === 'body');
  if (!parser || !body) return;
  const words = listWords(elements);
  const parse = (text: string) => joinWords(parser.parse(text), words);
  visit(body, { tag, parse }, false);
}

/** Words of kana that stand alone in a link or a heading, as in the menu: the parser takes one like はかり for two. */
const listWords = (elements: PageTree['elements']): string[] => {
  const texts = elements.filter(({ name }) => short.test(name)).map(DomUtils.textContent);
  const alone = texts.filter((text) =>
    /^[\p{sc=Hiragana}\p{sc=Katakana}ー]{2,8}$/u.test(text.trim()),
  );
  return [...new Set(alone.map((text) => text.trim()))];
};

/** Joins phrases where the end of one is inside of a word, or it is a particle that belongs to none. */
function joinWords(phrases: readonly string[], words: readonly string[]): string[] {
  const text = phrases.join('');
  const inside = new Set<number>();
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      for (let step = 1; step < word.length; step += 1) inside.add(at + step);
    }
  }
  const joined: string[] = [];
  let end = 0;
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const isParticle = last !== undefined && /^\p{sc=Hiragana}$/u.test(last);
    if (last !== undefined && (inside.has(end) || isParticle)) joined.push(joined.pop() + phrase);
    else joined.push(phrase);
    end += phrase.length;
  }
  return joined;
}

/** How phrases are found in a language. */
interface Reading {
  tag: string | undefined;
  parse(text: string): string[];
}

/** @param isShort whether the element stands in something short */
function visit(element: PageElement, reading: Reading, isShort: boolean): void {
  const { lang } = element.attribs;
  const own = lang && lang !== reading.tag ? readIn(lang) : reading;
  if (!own || isHydrated(element)) return;
  const isInShort = isShort || short.test(element.name);
  for (const child of [...element.children]) {
    if (child.type === ElementType.Text && isInShort) markPhrases(child, own);
    else if ('attribs' in child && !wordless.has(child.name)) visit(child, own, isInShort);
  }
}

function readIn(tag: string): Reading | undefined {
  const parser = parserFor(tag);
  return parser && { tag, parse: (text) => parser.parse(text) };
}

type TextNode = Extract<PageElement['children'][number], { data: string }>;

const hasLetters = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;

/** The text is one element, as a flexible box would part what it holds. */
function markPhrases(text: TextNode, { parse }: Reading): void {
  if (!hasLetters.test(text.data)) return;
  const phrases = parse(text.data);
  if (phrases.length < 2) return;
  const html = `<span>${phrases.map(() => '0').join('<wbr>')}</span>`;
  const element = parseDocument(html).firstChild as PageElement;
  const texts = DomUtils.filter(({ type }) => type === ElementType.Text, element) as TextNode[];
  for (const [index, one] of texts.entries()) one.data = phrases[index] ?? '';
  DomUtils.replaceElement(text, element);
}
