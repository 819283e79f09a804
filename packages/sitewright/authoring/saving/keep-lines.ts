/**
 * Changes a text that is folded into several lines in those alone whose words change.
 *
 * @param old the text as it is written, with its quotes or its header
 * @param value what it is to say
 * @param eol what ends its lines
 * @returns undefined for a text that is not folded; it may say something else than was asked where the
 * text has escapes or blanks of its own
 */
export function keepLines(old: string, value: string, eol: string): string | undefined {
  if (old.startsWith('|') || !old.includes('\n')) return undefined;
  const [header = ''] = /^>[^\n]*\n/.exec(old) ?? [];
  const [quote = ''] = /^["']/.exec(old) ?? [];
  const lines = old.slice(header.length + quote.length, old.length - quote.length).split(/(?<=\n)/);
  const words = [...value.matchAll(/\S+/g)];
  const said = words.map(String);
  const top = countSame(lines.map(splitWords), said);
  const below = lines.slice(top.lines).map((line) => splitWords(line).reverse());
  const bottom = countSame(below.reverse(), said.slice(top.words).reverse());
  if (top.words + bottom.words === 0) return undefined;
  const first = words[top.words];
  const last = words[words.length - bottom.words - 1];
  const isNew = first && last && first.index <= last.index;
  const middle = isNew ? value.slice(first.index, last.index + String(last).length) : '';
  const [indent = ''] =
    /^[ \t]*/.exec(lines.find((line, at) => (at > 0 || header) && line.trim()) ?? '') ?? [];
  // In a folded text, an empty line ends a line.
  const news = middle ? middle.replaceAll(/\n(?=\S)/g, `${eol}${eol}`).split(/(?<=\n)/) : [];
  const written =
    news.map((line) => (line.trim() ? indent + line : line)).join('') + (middle && eol);
  const kept = [lines.slice(0, top.lines), lines.slice(lines.length - bottom.lines)];
  const text = kept
    .map((all) => all.join(''))
    .join(written)
    .replace(/\r?\n$/, '');
  return header ? header + text : quote + text.trimStart() + quote;
}

const splitWords = (line: string): string[] => line.match(/\S+/g) ?? [];

/** How many lines say the first of some words, and how many words that are. */
function countSame(lines: readonly string[][], words: readonly string[]) {
  const count = { lines: 0, words: 0 };
  for (const line of lines) {
    if (!line.every((one, index) => one === words[count.words + index])) break;
    count.lines += 1;
    count.words += line.length;
  }
  return count;
}
