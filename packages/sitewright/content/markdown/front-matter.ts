import { placeAt } from '../../lib/text-file.ts';
import { inQuotes } from '../messages/find-like-name.ts';

/** A Markdown file in its two parts, both with the line numbers that they have in the file. */
interface MarkdownParts {
  /** The YAML in front, with the `---` above it. */
  frontMatter: string;
  /** The Markdown, behind as many empty lines as the front matter has. */
  body: string;
}

/**
 * Parts a Markdown file.
 *
 * @param text the text of a file; anything at all
 * @returns undefined when the file does not begin with YAML between two lines of `---`
 */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^(---[ \t]*\n(?:.*\n)*?)---[ \t]*(?:\n|$)/.exec(lines);
  if (!match) return undefined;
  const [both, frontMatter = ''] = match;
  return { frontMatter, body: both.replaceAll(/.+/g, '') + lines.slice(both.length) };
}

const fence = /^---[ \t]*$/;

/**
 * Says what is in place of the lines of `---`.
 *
 * @param text the text of a file that {@link splitFrontMatter} cannot part
 * @returns with the line, counted from 1
 */
export function describeFences(text: string): { message: string; line: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const isField = (index: number) => /^\w+:/.test(lines[index] ?? '');
  if (fence.test(lines[0] ?? '')) {
    const index = lines.findIndex((one, index) => index > 0 && /^\s*([-–—+.])\1+\s*$/.test(one));
    const message = 'expected a second line of --- below the fields, found';
    return index < 0
      ? { message: `${message} none`, line: 1 }
      : { message: `${message} ${inQuotes(lines[index] ?? '')}`, line: index + 1 };
  }
  const line = lines.findIndex((one, index) => fence.test(one) && isField(index + 1)) + 1;
  if (line > 0) {
    const found = `found it in line ${line}: remove what stands above it`;
    return { message: `expected --- in the first line of the file, ${found}`, line };
  }
  const first = lines.findIndex((one) => one.trim() !== '');
  const head = lines[first] ?? '';
  const isLike = isField(first) || /^\s*(?:[-–—]+|\+{3}|\{.*)\s*$/.test(head);
  const message = isLike
    ? `expected a line of three hyphens, ---, above fields such as title: Prices, and one below, found ${inQuotes(head)}`
    : 'expected title and description between two lines of ---, found none';
  return { message, line: Math.max(first, 0) + 1 };
}

/** Below an empty line, a line that is neither a field nor a comment, nor goes on with one. */
const strayLine = /\n[ \t]*\n(?=\S)(?!#(?!#)|- |[\]}"']|[\w-]+[ \t]*[:：﹕])(?<found>.+)/;

/**
 * Finds the text of a file that has no line of `---` above it, but has one further down, as a rule.
 *
 * @returns its first line, counted from 1; undefined where fields are all that is found
 */
export function findTextInFields(
  frontMatter: string,
): { message: string; line: number } | undefined {
  const { 0: all = '', index = 0, groups: { found = '' } = {} } = strayLine.exec(frontMatter) ?? {};
  if (!found) return undefined;
  const end = 'a second line of --- that ends the fields';
  return {
    message: `expected a field such as title: Prices, or above it ${end}, found ${inQuotes(found)}`,
    line: placeAt(frontMatter, index + all.length).line,
  };
}
