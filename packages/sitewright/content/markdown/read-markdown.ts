import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import { findTextMistake } from '../../lib/text-file.ts';
import { fieldAt } from '../field-at.ts';
import type { ContentFile } from '../index/site-folder.ts';
import { type Language, localizeHref } from '../language.ts';
import { type ParsedFields, parseContent, type SchemaAt } from '../parse.ts';
import { fillPlaceholders, type Placeholders } from '../placeholders.ts';
import { fileProblem, type Problem, syntaxProblem } from '../problem.ts';
import type { KnownNames } from '../schemas/known-names.ts';
import type { Advice } from './advice.ts';
import { addScheme, isWithoutScheme, sayScheme } from './describe-url.ts';
import { findMistakes } from './find-mistakes.ts';
import { freePictures } from './free-pictures.ts';
import { describeFences, findTextInFields } from './front-matter.ts';
import { listHrefs, mapHtml } from './html-tags.ts';
import { leadAnchors } from './lead-anchors.ts';
import { leaveOutContents } from './leave-out-contents.ts';
import { type MarkdownText, type Mistake, placeIn, type TextLink } from './markdown-text.ts';
import { nameLinks } from './name-links.ts';
import { findCrowd, parseMarkdown, toElements } from './parse-markdown.ts';
import { parseWordsInHtml } from './parse-words-in-html.ts';
import { prepareSource } from './prepare-source.ts';
import { type LinkPlaces, resolveLink } from './resolve-link.ts';
import { shapeTree } from './shape-tree.ts';
import { showFilms } from './show-films.ts';
import { takeSettings } from './take-settings.ts';
import { findPicture } from './text-picture.ts';
import { maskUnseen } from './unseen-signs.ts';
import { readWikiLinks } from './wiki-links.ts';
import { wrapAddresses } from './wrap-addresses.ts';

type MarkdownFile<T> = {
  /** Its links, whatever else is wrong with it. */
  links: readonly TextLink[];
  /** The ids that links may lead to: of its headings and of its own anchors; undefined where they cannot be told. */
  ids: readonly string[] | undefined;
  /** What is shown in another way than it is written. */
  advice: readonly Advice[];
} & (
  | { data: T; text: MarkdownText; problems: []; said: ParsedFields }
  | { data: undefined; problems: Problem[]; said?: ParsedFields }
);

interface MarkdownContext {
  /** What stands for the words in braces. */
  placeholders: Placeholders;
  knownNames: Pick<KnownNames, 'pictures'>;
  /** What links may lead to that are written from the place of the file; without it none are known. */
  places?: LinkPlaces;
  /** The language whose pages its links lead to, where they exist. */
  language: Language;
  /** Completes what the front matter says, as a translation. */
  complete?: Parameters<typeof parseContent>[3];
  /** What a field of the front matter may hold. */
  schemaAt?: SchemaAt;
}

const noHeadings =
  'expected a heading such as ## Prices in the text, as contents: true makes a list of its headings, found none: write headings, or remove contents';

interface ReadText {
  text?: MarkdownText;
  /** With advice among them. */
  mistakes: readonly Mistake[];
  links: readonly TextLink[];
  ids?: readonly string[];
  headings?: readonly unknown[];
}

/**
 * In characters: a hundred pages of a book have as many, and a long list of changes. Such a text takes the parser three
 * seconds; what is worst for it takes minutes.
 */
const longestText = 200_000;

/**
 * Reads one Markdown file: the fields between its lines of `---`, and the text below.
 *
 * @param schema what its front matter must hold, of which `title` is the heading above the text
 * @returns the validated data and the text, or every problem found in the file; never throws
 */
export function readMarkdown<Schema extends z.ZodType<{ title: string }>>(
  { name, text: source, source: fields, yaml, body }: ContentFile,
  schema: Schema,
  context: MarkdownContext,
): MarkdownFile<z.output<Schema>> {
  const fail = (...problems: Problem[]) => ({
    ...{ data: undefined, links: [], ids: undefined, advice: [], problems },
  });
  const failToRead = (message = '', line?: number, column?: number) =>
    fail(syntaxProblem(name, message, line, column));
  // Fields with such signs say so themselves.
  const mistake = findTextMistake(maskUnseen(source));
  if (mistake) return failToRead(mistake.message, mistake.line, mistake.column);
  if (source.length > longestText) {
    const most = `expected at most ${longestText} characters in a text`;
    return fail(fileProblem(name, `${most}, found ${source.length}: make several of it`));
  }
  const fences = body === undefined ? describeFences(source) : findTextInFields(fields);
  if (body === undefined || fences) return failToRead(fences?.message, fences?.line);
  const { placeholders, complete, schemaAt } = context;
  const front = parseContent(yaml, schema, placeholders, complete, schemaAt);
  const crowd = findCrowd(body);
  const read: ReadText = crowd
    ? { mistakes: [crowd], links: [] }
    : readText(body, front.data?.title ?? '', context);
  const { text, mistakes, links, ids, headings } = read;
  const problems = [...front.problems];
  const advice: Advice[] = [];
  const hasContents = front.said && fieldAt(front.said.value, ['contents']) === true;
  for (const { place, message, about } of mistakes) {
    if (about === 'contents' && hasContents) continue;
    const problem = fileProblem(name, message, place?.line, place?.column);
    if (about) advice.push({ ...problem, about });
    else problems.push(problem);
  }
  const { data, said } = front;
  if (said && hasContents && headings?.length === 0) {
    problems.push(said.problemAt(['contents'], noHeadings));
  }
  if (data === undefined || !said || !text || problems.length > 0) {
    return { data: undefined, links, ids, advice, problems, ...(said && { said }) };
  }
  return { data, text, links, ids, advice, problems: [], said };
}

/** @param title what stands above the text */
function readText(markdown: string, title: string, context: MarkdownContext): ReadText {
  const { placeholders, language, places, knownNames } = context;
  const { text: plain, advice: prepared } = prepareSource(markdown);
  const isPage = (address: string) => !!places && resolveLink(address, places) !== address;
  const isPicture = (name: string) => 'digest' in findPicture(name, knownNames.pictures);
  const { text: linked, advice: wiki } = readWikiLinks(plain, { isPage, isPicture });
  const { text: source, advice: wrapped } = wrapAddresses(
    linked,
    (address) => address.startsWith('#') || isPage(address) || isPicture(address),
  );
  const tree = parseMarkdown(source);
  prepared.push(
    ...wiki,
    ...wrapped,
    ...nameLinks(tree),
    ...showFilms(tree),
    ...leaveOutContents(tree, source),
    ...freePictures(tree, knownNames.pictures),
  );
  parseWordsInHtml(tree, source);
  const lead = (url: string) => {
    const whole = addScheme(url);
    return localizeHref(language, places ? resolveLink(whole, places) : whole);
  };
  const fill = (text: string, report?: Parameters<typeof fillPlaceholders>[2]) =>
    fillPlaceholders(text, placeholders, report);
  const found = [
    ...prepared,
    ...takeSettings(tree),
    ...fillTexts(tree, source, lead, fill),
    ...findMistakes(tree, source, knownNames.pictures, { lead, fill }),
  ];
  visitParents(tree, 'html', (node) => {
    node.value = mapHtml(node.value, lead, fill);
  });
  const written = listLinks(tree);
  const wordCount = countWords(tree, placeholders.language);
  const body = toElements(tree, source);
  const { anchors, advice, ...shape } = shapeTree(body, title, knownNames.pictures);
  const { headings } = shape;
  const ids = [...headings.map(({ id }) => id), ...anchors];
  const page = places?.pages.get(places.file);
  const led = leadAnchors(body, written, ids, page && localizeHref(language, page));
  const { links } = led;
  const mistakes = [...found, ...advice, ...led.advice];
  if (mistakes.some(({ about }) => !about)) return { mistakes, links, ids, headings };
  const text = { body: JSON.stringify(body), ...shape, wordCount };
  return { text, mistakes, links, ids, headings };
}

type Fill = (text: string, report?: Parameters<typeof fillPlaceholders>[2]) => string;

/** Fills in what stands for the words in braces, not in code and HTML, and leads links to pages of the language. */
function fillTexts(
  tree: Root,
  source: string,
  lead: (url: string) => string,
  fill: Fill,
): Mistake[] {
  const mistakes: Mistake[] = [];
  visitParents(tree, (node) => {
    const all: string[] = [];
    const fillIn = (text: string) =>
      fill(text, ({ found, message }) => {
        const nth = all.filter((other) => other === found).length;
        mistakes.push({ place: placeIn(node, source, found, nth), message });
        all.push(found);
      });
    if (node.type === 'link' || node.type === 'definition') {
      if (isWithoutScheme(node.url))
        mistakes.push({ place: node.position?.start, ...sayScheme(node.url) });
      node.url = lead(node.url);
    }
    if (node.type === 'text') node.value = fillIn(node.value);
    if (node.type === 'image') node.alt &&= fillIn(node.alt);
    if (node.type === 'image') node.title &&= fillIn(node.title);
  });
  return mistakes;
}

function listLinks(tree: Root): TextLink[] {
  const links: TextLink[] = [];
  visitParents(tree, (node) => {
    const { line, column } = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ to: node.url, line, column });
    }
    if (node.type !== 'html') return;
    for (const to of listHrefs(node.value)) links.push({ to, line, column });
  });
  return links;
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
