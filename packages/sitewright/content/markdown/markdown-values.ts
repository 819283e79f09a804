import type { Position } from '../messages/problem.ts';

/** The words of a line, or an address in it. */
interface MarkdownValue extends Position {
  value: string;
  isText: true;
}

/** Where a line names an address or a picture: behind words in brackets, as a definition, or bare. */
const address = /(?<=\]\(\s*<?|\]:\s*<?|<)[^\s<>()]+/g;

/** The signs before the words of a line: of headings, lists and quotes. */
const signs = /^[\s>]*(?:#+\s+|[-+*]\s+|\d+[.)]\s+)?/;

/**
 * The words of each line and each address in it, with their places. It reads lines and no Markdown,
 * which is enough to tell editors where a text is written.
 *
 * @param body the Markdown, on the lines that it has in the file
 */
export function listMarkdownValues(file: string, body: string): MarkdownValue[] {
  return body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const at = (column: number) => ({ file, line: index + 1, column: column + 1, field: '' });
    const start = signs.exec(line)?.[0].length ?? 0;
    const valueAt = (column: number, value: string): MarkdownValue => {
      return { ...at(column), value, isText: true };
    };
    const addresses = [...line.matchAll(address)].map((match) => valueAt(match.index, match[0]));
    return [valueAt(start, line.slice(start)), ...addresses];
  });
}
