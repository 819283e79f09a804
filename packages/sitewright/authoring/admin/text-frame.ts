import { findInOrder } from '../saving/match-entries.ts';

/** A text as the content editor has it: it drops what is around the words, and the line ends of Windows. */
export const withoutFrame = (text: string) => `${text.trim().replaceAll('\r\n', '\n')}\n`;

/**
 * Gives a text that the content editor wrote what it dropped: a byte order mark, empty lines at both ends,
 * the end of each line, and none at the end of the file where there was none.
 *
 * @param before the text as it is in the file
 */
export function restoreFrame(before: string, text: string): string {
  const [lead = ''] = /^\s*/.exec(before) ?? [];
  const [tail = ''] = /\s*$/.exec(before) ?? [];
  const old = before.trim().split('\n');
  const lines = text.trim().split('\n');
  const withEnds = new Map<number, string>();
  for (const [index, other] of findInOrder(old.map(withoutEnd), lines)) {
    withEnds.set(other, old[index] ?? '');
  }
  // A new line ends as the one above it does.
  let end = old[0]?.endsWith('\r') ? '\r' : '';
  const ended = lines.map((line, index) => {
    const own = withEnds.get(index);
    // The last line has no end here.
    if (own !== undefined && own !== old.at(-1)) end = own.endsWith('\r') ? '\r' : '';
    return index < lines.length - 1 ? line + end : line;
  });
  return lead + ended.join('\n') + (before.trim() ? tail : '\n');
}

const withoutEnd = (line: string) => line.replace(/\r$/, '');
