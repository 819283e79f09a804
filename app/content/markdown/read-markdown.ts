import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import { findTextMistake } from '../../../lib/text-file.ts';
import { type Language, localizeHref } from '../language.ts';
import { ownId } from '../page-ids.ts';
import { parseContent, type Said } from '../parse.ts';
import { parseCached } from '../parse-cached.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { References } from '../schemas/shared.ts';
import { fillWords, PluralError, type Words } from '../words.ts';
import { findMistakes, type Mistake } from './find-mistakes.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { MarkdownText } from './markdown-text.ts';
import { shapeTree } from './shape-tree.ts';

type MarkdownFile<T> =
  | { data: T; text: MarkdownText; problems: []; said: Said }
  | { data: undefined; problems: Problem[]; said?: Said };

interface MarkdownContext {
  /** What stands for the words in braces. */
  words: Words;
  references: Pick<References, 'pictures'>;
  /** The language whose pages its links lead to, where they exist. */
  language: Language;
  /** Completes what the front matter says, as a translation. */
  complete?: Parameters<typeof parseContent>[4];
}

/** What tells the ways back from a footnote apart; the page has the words around it. */
const numberNote = (index: number, reference: number) =>
  reference > 1 ? `${index + 1}-${reference}` : String(index + 1);

/** CommonMark with tables, footnotes, task lists and strikethrough, without raw HTML. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: ownId(''), footnoteBackLabel: numberNote })
  .freeze();

const parseMarkdown = (text: string): Root => processor.parse(text);

/** In characters: 35 pages of a book have as many. What is worst for the parser takes it two seconds. */
const longestText = 60_000;

/** Signs of lists, quotes and emphasis in a paragraph: the parser compares each with all before it. */
const sign = /[*_~[>]|(?:[-+]|\d[.)])(?=\s)/;
const mostSigns = 1_000;

/**
 * Reads one Markdown file: the fields between its lines of `---`, and the text below.
 *
 * @param source the file's text; anything at all
 * @param schema what its front matter must hold, of which `title` is the heading above the text
 * @returns the validated data and the text, or every problem found in the file; never throws
 */
export function readMarkdown<Schema extends z.ZodType<{ title: string }>>(
  file: string,
  source: string,
  schema: Schema,
  context: MarkdownContext,
): MarkdownFile<z.output<Schema>> {
  const fail = (message: string, line?: number, column?: number) => ({
    data: undefined,
    problems: [fileProblem(file, message, line, column)],
  });
  const mistake = findTextMistake(source);
  if (mistake) return fail(mistake.message, mistake.line, mistake.column);
  if (source.length > longestText) {
    const most = `expected at most ${longestText} characters in a text`;
    return fail(`${most}, found ${source.length}: make several of it`);
  }
  const parts = splitFrontMatter(source);
  if (!parts) return fail('expected title and description between two lines of ---, found none');
  const front = parseContent(file, parts.frontMatter, schema, context.words, context.complete);
  const crowded = parts.body.split(/\n\s*\n/).find((one) => one.split(sign).length > mostSigns);
  if (crowded !== undefined) {
    const line = parts.body.slice(0, parts.body.indexOf(crowded)).split('\n').length;
    const most = `expected at most ${mostSigns} signs such as * and - in a paragraph`;
    return fail(`${most}, found more: make several of it`, line);
  }
  const { text, mistakes } = readText(parts.body, front.data?.title ?? '', context);
  const problems = [
    ...front.problems,
    ...mistakes.map(({ node, message }) => {
      const { line, column } = node.position?.start ?? {};
      return fileProblem(file, message, line, column);
    }),
  ];
  const { data, said } = front;
  if (data === undefined || !said || !text) {
    return { data: undefined, problems, ...(said && { said }) };
  }
  return { data, text, problems: [], said };
}

/** @param title what stands above the text */
function readText(
  markdown: string,
  title: string,
  { words, language, references: { pictures } }: MarkdownContext,
): { text: MarkdownText | undefined; mistakes: Mistake[] } {
  const { base, paths } = language;
  // Most texts have no words in braces, and a change of a count leaves these as they are.
  const hasBraces = /[{&]/.test(markdown);
  const names = hasBraces ? { ...words, counts: [...words.counts] } : words.language;
  const inputs = JSON.stringify([markdown, title, names, base, base && [...paths]]);
  const parse = () => {
    const tree = parseMarkdown(markdown);
    const mistakes = [...fillTexts(tree, words, language), ...findMistakes(tree, pictures)];
    if (mistakes.length > 0) return { text: undefined, mistakes };
    numberNotes(tree);
    const body = processor.runSync(tree);
    const shape = shapeTree(body, title, pictures);
    const wordCount = countWords(tree, words.language);
    return { text: { body: JSON.stringify(body), ...shape, wordCount }, mistakes };
  };
  // The files of pictures may have changed.
  return markdown.includes('![') ? parse() : parseCached(inputs, parse);
}

/** Fills in what stands for the words in braces, not in code, and leads links into the language. */
function fillTexts(tree: Root, words: Words, language: Language): Mistake[] {
  const mistakes: Mistake[] = [];
  visitParents(tree, (node) => {
    try {
      if ('url' in node && node.type !== 'image') node.url = localizeHref(language, node.url);
      if (node.type === 'text') node.value = fillWords(node.value, words);
      if (node.type === 'image') node.alt &&= fillWords(node.alt, words);
      if (node.type === 'image') node.title &&= fillWords(node.title, words);
    } catch (error) {
      if (!(error instanceof PluralError)) throw error;
      mistakes.push({ node, message: error.message });
    }
  });
  return mistakes;
}

/** Calls footnotes by their numbers: the ids that are made of their names could be those of others, as of `1` and `1-2`. */
function numberNotes(tree: Root): void {
  const numbers = new Map<string, string>();
  const rename = (node: Nodes) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    const { identifier } = node;
    const number = numbers.get(identifier) ?? String(numbers.size + 1);
    numbers.set(identifier, number);
    node.identifier = number;
  };
  visitParents(tree, 'footnoteReference', rename);
  visitParents(tree, 'footnoteDefinition', rename);
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
