import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import { findTextMistake } from '../../lib/text-file.ts';
import { fieldAt } from '../field-at.ts';
import type { ContentFile } from '../index/site-folder.ts';
import { type Language, localizeHref } from '../language.ts';
import { parseContent, type Said, type SchemaAt } from '../parse.ts';
import { fillPlaceholders, type Placeholders } from '../placeholders.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { KnownNames } from '../schemas/known-names.ts';
import { findMistakes } from './find-mistakes.ts';
import { describeFences, findTextInFields } from './front-matter.ts';
import { type MarkdownText, type Mistake, placeIn, type TextLink } from './markdown-text.ts';
import { findCrowd, parseMarkdown, toElements } from './parse-markdown.ts';
import { shapeTree } from './shape-tree.ts';

type MarkdownFile<T> = {
  /** Its links, whatever else is wrong with it. */
  links: readonly TextLink[];
  /** The ids of its headings; undefined where they cannot be told. */
  headings: readonly string[] | undefined;
} & (
  | { data: T; text: MarkdownText; problems: []; said: Said }
  | { data: undefined; problems: Problem[]; said?: Said }
);

interface MarkdownContext {
  /** What stands for the words in braces. */
  placeholders: Placeholders;
  knownNames: Pick<KnownNames, 'pictures'>;
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
  mistakes: readonly Mistake[];
  links: readonly TextLink[];
  headings?: readonly string[];
}

/** In characters: 35 pages of a book have as many. What is worst for the parser takes it two seconds. */
const longestText = 60_000;

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
  const fail = (message: string, line?: number, column?: number) => ({
    data: undefined,
    links: [],
    headings: undefined,
    problems: [fileProblem(name, message, line, column)],
  });
  const mistake = findTextMistake(source);
  if (mistake) return fail(mistake.message, mistake.line, mistake.column);
  if (source.length > longestText) {
    const most = `expected at most ${longestText} characters in a text`;
    return fail(`${most}, found ${source.length}: make several of it`);
  }
  const fences = body === undefined ? describeFences(source) : findTextInFields(fields);
  if (body === undefined || fences) return fail(fences?.message ?? '', fences?.line);
  const { placeholders, complete, schemaAt } = context;
  const front = parseContent(yaml, schema, placeholders, complete, schemaAt);
  const crowd = findCrowd(body);
  const read: ReadText = crowd
    ? { mistakes: [crowd], links: [] }
    : readText(body, front.data?.title ?? '', context);
  const { text, mistakes, links, headings } = read;
  const problems = [
    ...front.problems,
    ...mistakes.map(({ place, message }) => fileProblem(name, message, place?.line, place?.column)),
  ];
  const { data, said } = front;
  if (said && fieldAt(said.value, ['contents']) === true && headings?.length === 0) {
    problems.push(said.problemAt(['contents'], noHeadings));
  }
  if (data === undefined || !said || !text || problems.length > 0) {
    return { data: undefined, links, headings, problems, ...(said && { said }) };
  }
  return { data, text, links, headings, problems: [], said };
}

/** @param title what stands above the text */
function readText(
  markdown: string,
  title: string,
  { placeholders, language, knownNames: { pictures } }: MarkdownContext,
): ReadText {
  const tree = parseMarkdown(markdown);
  const mistakes = [
    ...fillTexts(tree, markdown, placeholders, language),
    ...findMistakes(tree, markdown, pictures),
  ];
  const links = listLinks(tree);
  const wordCount = countWords(tree, placeholders.language);
  const body = toElements(tree);
  const shape = shapeTree(body, title, pictures);
  const headings = shape.headings.map(({ id }) => id);
  if (mistakes.length > 0) return { mistakes, links, headings };
  const text = { body: JSON.stringify(body), ...shape, wordCount };
  return { text, mistakes, links, headings };
}

/** Fills in what stands for the words in braces, not in code, and leads links into the language. */
function fillTexts(
  tree: Root,
  source: string,
  placeholders: Placeholders,
  language: Language,
): Mistake[] {
  const mistakes: Mistake[] = [];
  visitParents(tree, (node) => {
    const all: string[] = [];
    const fill = (text: string) =>
      fillPlaceholders(text, placeholders, ({ found, message }) => {
        const nth = all.filter((other) => other === found).length;
        mistakes.push({ place: placeIn(node, source, found, nth), message });
        all.push(found);
      });
    if ('url' in node && node.type !== 'image') node.url = localizeHref(language, node.url);
    if (node.type === 'text') node.value = fill(node.value);
    if (node.type === 'image') node.alt &&= fill(node.alt);
    if (node.type === 'image') node.title &&= fill(node.title);
  });
  return mistakes;
}

function listLinks(tree: Root): TextLink[] {
  const links: TextLink[] = [];
  visitParents(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { line, column } = node.position?.start ?? {};
    links.push({ to: node.url, line, column });
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
