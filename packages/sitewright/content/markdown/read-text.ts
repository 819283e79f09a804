import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { FieldContext } from '../fields/field-context.ts';
import { type Language, localizeHref } from '../languages/language.ts';
import { hasEndSlash, sayEndSlash } from '../values/end-slash.ts';
import { fillPlaceholders, type Placeholders } from '../values/placeholders.ts';
import {
  addScheme,
  describeUrl,
  isPlainHttp,
  isWithoutScheme,
  sayPlainHttp,
  sayScheme,
} from './describe-url.ts';
import { findCrowd } from './find-crowd.ts';
import { findMistakes, findWrongWords } from './find-mistakes.ts';
import { sanitizeHtml } from './html.ts';
import { leadAnchors } from './lead-anchors.ts';
import { type Mistake, placeIn, type ReadText, type TextLink } from './markdown-text.ts';
import { findMoveNotes, showMoveNotes } from './move-notes.ts';
import { hasHtml, parseMarkdown, toElements } from './parse-markdown.ts';
import { type LinkPlaces, resolveLink } from './resolve-link.ts';
import { shapeTree } from './shape-tree.ts';
import { showCommands } from './show-commands.ts';
import { adviseOnPicture, describeFile } from './text-picture.ts';
import { removeUnseen } from './unseen-signs.ts';

/** All that a text depends on beside its own words. */
export interface TextContext {
  /** What stands for the words in braces. */
  placeholders: Placeholders;
  fieldContext: Pick<FieldContext, 'pictures'>;
  /** What links may lead to that are written from the place of the file; without it none are known. */
  places?: LinkPlaces;
  /** Whether what an import left for the author is shown, as in development. */
  showsNotes?: boolean;
  /** The language whose pages its links lead to, where they exist. */
  language: Language;
}

/**
 * Reads the words of a text in Markdown.
 *
 * @param title what stands above the text
 * @returns what they are on a page, and all that is wrong with them
 */
export function readText(written: string, title: string, context: TextContext): ReadText {
  const crowd = findCrowd(written);
  if (crowd) return { mistakes: [crowd], links: [] };
  const { placeholders, language, places, fieldContext } = context;
  const { pictures } = fieldContext;
  const { text: source, advice: unseen } = removeUnseen(written);
  const tree = parseMarkdown(source);
  const mistakes = [...unseen, ...showCommands(tree, source)];
  const lead = (url: string) => {
    const whole = addScheme(url);
    return localizeHref(language, places ? resolveLink(whole, places) : whole);
  };
  const links: TextLink[] = [];
  const follow = (url: string, place: Mistake['place']): string => {
    const to = lead(url);
    links.push({ to, line: place?.line, column: place?.column });
    if (hasEndSlash(url)) mistakes.push({ place, ...sayEndSlash(url) });
    if (isWithoutScheme(url)) mistakes.push({ place, ...sayScheme(url) });
    return to;
  };
  mistakes.push(...findMoveNotes(source));
  visitParents(tree, (node) => {
    composeLetters(node);
    if (node.type === 'html' && context.showsNotes) showMoveNotes(node);
    if (node.type === 'link' || node.type === 'definition')
      node.url = follow(node.url, node.position?.start);
    mistakes.push(...fillTexts(node, source, placeholders));
  });
  mistakes.push(...findMistakes(tree, source, pictures));
  const wordCount = countWords(tree, placeholders.language);
  const isPlain = !hasHtml(tree);
  let body = toElements(tree);
  // What the parser makes of a text without HTML can be nothing else than elements that a text has.
  if (!isPlain) {
    const html = sanitizeHtml(body, source, ({ tagName, properties }, place) => {
      const { href, src, alt } = properties;
      if (tagName === 'a' && href !== undefined) {
        properties.href = follow(String(href), place);
        const message = describeUrl(properties.href, String(href));
        if (message) mistakes.push({ place, message });
        else if (isPlainHttp(properties.href))
          mistakes.push({ place, ...sayPlainHttp(properties.href) });
      }
      if (tagName !== 'img') return;
      const message = describeFile(String(src ?? ''), pictures);
      if (message) mistakes.push({ place, message });
      // An empty alt says that it decorates alone.
      if (alt === undefined) mistakes.push(...adviseOnPicture(String(src ?? ''), '', place));
    });
    body = html.elements;
    mistakes.push(...html.mistakes);
  }
  const { anchors, advice, ...shape } = shapeTree(body, title, pictures);
  const { headings } = shape;
  const ids = [...headings.map(({ id }) => id), ...anchors];
  const page = places?.pages.get(places.file);
  const led = leadAnchors(body, links, ids, page && localizeHref(language, page));
  mistakes.push(...advice, ...led.advice);
  mistakes.sort(
    ({ place: a }, { place: b }) =>
      (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  );
  const read = { mistakes, links: led.links, ids, headings };
  if (mistakes.some(({ about }) => !about)) return read;
  return { ...read, text: { body: JSON.stringify(body), ...shape, wordCount } };
}

/** Writes letters and their accents as one, as fields have them, links and keyboards; some systems write them apart. */
function composeLetters(node: Nodes): void {
  if ('value' in node) node.value = node.value.normalize();
  if ('url' in node) node.url = node.url.normalize();
  if ('alt' in node) node.alt = node.alt?.normalize();
}

/** Fills in what stands for the words in braces, not in code. */
function fillTexts(node: Nodes, source: string, placeholders: Placeholders): Mistake[] {
  const mistakes: Mistake[] = [];
  const all: string[] = [];
  const fill = (text: string) =>
    fillPlaceholders(text, placeholders, ({ found, message }) => {
      const nth = all.filter((other) => other === found).length;
      mistakes.push({ place: placeIn(node, source, found, nth), message });
      all.push(found);
    });
  if (node.type === 'text' || node.type === 'html') node.value = fill(node.value);
  if (node.type === 'html') mistakes.push(...findWrongWords(node.value, node, source));
  if (node.type === 'image') node.alt &&= fill(node.alt);
  if (node.type === 'image') node.title &&= fill(node.title);
  return mistakes;
}

/** Counts the words that are read; code is none. */
function countWords(tree: Root, language: string): number {
  const texts: string[] = [];
  visitParents(tree, 'text', ({ value }) => void texts.push(value));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(texts.join('\n'))) if (isWordLike) count += 1;
  return count;
}
