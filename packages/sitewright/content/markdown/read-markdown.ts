import type { z } from 'zod';
import { findTextMistake, type TextMistake } from '../../lib/text-file.ts';
import type { ContentFile } from '../disk/site-folder.ts';
import { fileProblem, type Problem, syntaxProblem } from '../messages/problem.ts';
import { type FileShape, type ParsedFields, parseContent } from '../validate/parse.ts';
import { fieldAt } from '../values/field-at.ts';
import type { Advice } from './advice.ts';
import { describeFences, findTextInFields } from './front-matter.ts';
import type { MarkdownText, TextLink } from './markdown-text.ts';
import { readText, type TextContext } from './read-text.ts';
import { maskUnseen } from './unseen-signs.ts';

interface MarkdownFile<T> {
  /** Its links, whatever else is wrong with it. */
  links: readonly TextLink[];
  /** The ids that links may lead to: of its headings and of its own anchors; undefined where they cannot be told. */
  ids?: readonly string[] | undefined;
  /** What is shown in another way than it is written. */
  advice: readonly Advice[];
  problems: Problem[];
  /** Both are undefined where there are problems, but for what is not translated yet. */
  data?: T;
  text?: MarkdownText;
  said?: ParsedFields | undefined;
}

interface MarkdownContext extends TextContext {
  /** Completes what the front matter says, as a translation. */
  complete?: Parameters<typeof parseContent>[3];
  /** What its front matter may hold. */
  shape?: FileShape;
  /** Reads the text; without it every text is read anew. */
  readTextOnce?: typeof readText;
}

const noHeadings =
  'expected a heading such as ## Prices in the text, as contents: true makes a list of its headings, found none: write headings, or remove contents';

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
  file: ContentFile,
  schema: Schema,
  context: MarkdownContext,
): MarkdownFile<z.output<Schema>> {
  const { name, text: source, source: fields, yaml, body } = file;
  const fail = (...problems: Problem[]) => ({ links: [], advice: [], problems });
  const failToRead = (message = '', line?: number, column?: number) =>
    fail(syntaxProblem(name, message, line, column));
  const mistake = findLoss(file);
  if (mistake) return failToRead(mistake.message, mistake.line, mistake.column);
  if (source.length > longestText) {
    const most = `expected at most ${longestText} characters in a text`;
    return fail(fileProblem(name, `${most}, found ${source.length}: make several of it`));
  }
  const fences = body === undefined ? describeFences(source) : findTextInFields(fields);
  if (body === undefined || fences) return failToRead(fences?.message, fences?.line);
  const front = parseContent(yaml, schema, context.placeholders, context.complete, context.shape);
  const title = front.data?.title ?? '';
  const { readTextOnce = readText } = context;
  const { text, mistakes, links, ids, headings } = readTextOnce(body, title, context);
  const problems = [...front.problems];
  const advice: Advice[] = [];
  for (const { place, message, about, atField } of mistakes) {
    const found = fileProblem(name, message, place?.line, place?.column);
    const problem = { ...found, ...(atField && { atField }) };
    if (about) advice.push({ ...problem, about });
    else problems.push(problem);
  }
  const { data, said } = front;
  if (said && fieldAt(said.value, ['contents']) === true && headings?.length === 0) {
    problems.push(said.problemAt(['contents'], noHeadings));
  }
  const known = { links, ids, advice, problems, said };
  const isUsable = problems.every((one) => one.isUntranslated);
  return data && text && isUsable ? { ...known, data, text } : known;
}

/** What was found in files, which never change: looking through a thousand takes a while. */
const losses = new WeakMap<ContentFile, { mistake: TextMistake | undefined }>();

/** What a file lost on its way; fields with signs that nobody sees say so themselves. */
function findLoss(file: ContentFile): TextMistake | undefined {
  const found = losses.get(file) ?? { mistake: findTextMistake(maskUnseen(file.text)) };
  losses.set(file, found);
  return found.mistake;
}
