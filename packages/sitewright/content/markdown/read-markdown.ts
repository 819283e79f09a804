import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import { findTextMistake } from '../../lib/text-file.ts';
import type { ContentFile } from '../disk/site-folder.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { type Language, localizeHref } from '../languages/language.ts';
import { fileProblem, type Problem, syntaxProblem } from '../messages/problem.ts';
import { type FileShape, type ParsedFields, parseContent } from '../validate/parse.ts';
import { fieldAt } from '../values/field-at.ts';
import { fillPlaceholders, type Placeholders } from '../values/placeholders.ts';
import type { Advice } from './advice.ts';
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
import { describeFences, findTextInFields } from './front-matter.ts';
import { sanitizeHtml } from './html.ts';
import { leadAnchors } from './lead-anchors.ts';
import { type MarkdownText, type Mistake, placeIn, type TextLink } from './markdown-text.ts';
import { hasHtml, parseMarkdown, toElements } from './parse-markdown.ts';
import { type LinkPlaces, resolveLink } from './resolve-link.ts';
import { shapeTree } from './shape-tree.ts';
import { showCommands } from './show-commands.ts';
import { adviseOnPicture, describeFile } from './text-picture.ts';
import { maskUnseen, removeUnseen } from './unseen-signs.ts';

interface MarkdownFile<T> {
  /** Its links, whatever else is wrong with it. */
  links: readonly TextLink[];
  /** The ids that links may lead to: of its headings and of its own anchors; undefined where they cannot be told. */
  ids?: readonly string[] | undefined;
  /** What is shown in another way than it is written. */
  advice: readonly Advice[];
  problems: Problem[];
  /** Both are undefined where there are problems. */
  data?: T;
  text?: MarkdownText;
  said?: ParsedFields | undefined;
}

interface MarkdownContext {
  /** What stands for the words in braces. */
  placeholders: Placeholders;
  fieldContext: Pick<FieldContext, 'pictures'>;
  /** What links may lead to that are written from the place of the file; without it none are known. */
  places?: LinkPlaces;
  /** The language whose pages its links lead to, where they exist. */
  language: Language;
  /** Completes what the front matter says, as a translation. */
  complete?: Parameters<typeof parseContent>[3];
  /** What its front matter may hold. */
  shape?: FileShape;
}

const noHeadings =
  'expected a heading such as ## Prices in the text, as contents: true makes a list of its headings, found none: write headings, or remove contents';

interface ReadText extends Pick<MarkdownFile<unknown>, 'links' | 'ids'> {
  text?: MarkdownText;
  /** With advice among them. */
  mistakes: readonly Mistake[];
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
  const fail = (...problems: Problem[]) => ({ links: [], advice: [], problems });
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
  const front = parseContent(yaml, schema, context.placeholders, context.complete, context.shape);
  const crowd = findCrowd(body);
  const read: ReadText = crowd
    ? { mistakes: [crowd], links: [] }
    : readText(body, front.data?.title ?? '', context);
  const { text, mistakes, links, ids, headings } = read;
  const problems = [...front.problems];
  const advice: Advice[] = [];
  for (const { place, message, about } of mistakes) {
    const problem = fileProblem(name, message, place?.line, place?.column);
    if (about) advice.push({ ...problem, about });
    else problems.push(problem);
  }
  const { data, said } = front;
  if (said && fieldAt(said.value, ['contents']) === true && headings?.length === 0) {
    problems.push(said.problemAt(['contents'], noHeadings));
  }
  const file = { links, ids, advice, problems, said };
  return data && text && problems.length === 0 ? { ...file, data, text } : file;
}

/** @param title what stands above the text */
function readText(written: string, title: string, context: MarkdownContext): ReadText {
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
    if (isWithoutScheme(url)) mistakes.push({ place, ...sayScheme(url) });
    return to;
  };
  visitParents(tree, (node) => {
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
