import { maskCode } from './code.ts';
import { dialects } from './dialects.ts';
import type { Part, Rule, Written } from './rule.ts';

/** Words of a text with the line in which they stand, counted from 1. */
interface Words {
  line: number;
  words: string;
}

interface Converted {
  /** The text in the Markdown of Sitewright. */
  text: string;
  /** What is shown otherwise than the other system did, or nowhere. */
  lost: readonly Words[];
  /** What only the other system can do, and stands in the text as it was. */
  left: readonly Words[];
}

const frontMatter = /^(?:---[ \t]*\n[\s\S]*?\n---|\+\+\+[ \t]*\n[\s\S]*?\n\+\+\+)[ \t]*(?:\n|$)/;

/**
 * Writes a text of another system in the Markdown of Sitewright.
 *
 * @param text the text of a file; what stands above it between two lines of `---` stays as it is
 */
export function convertText(text: string): Converted {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const rules = dialects.flatMap((dialect) => dialect.rules);
  const [head = ''] = frontMatter.exec(source) ?? [];
  const lost: Words[] = [];
  const left: Words[] = [];
  const values = listValues(source);
  const convert = (part: string, before: number): string => {
    const lineOf = (at: number) => before + countLines(part.slice(0, at));
    return applyRules(rules, {
      source: part,
      masked: maskCode(part),
      values,
      convert: (start, end) => convert(part.slice(start, end), lineOf(start)),
      convertText: (words, start) => convert(words, lineOf(start)),
      lose: (at, words) => void lost.push({ line: lineOf(at), words }),
      leave: (at, words) => void left.push({ line: lineOf(at), words }),
    });
  };
  const body = convert(source.slice(head.length), countLines(head) + 1);
  const byLine = (one: Words, other: Words) => one.line - other.line;
  return {
    text: `${head}${body.replace(/^\n+|\s+$/g, '')}\n`,
    lost: lost.sort(byLine),
    left: left.sort(byLine),
  };
}

const countLines = (text: string): number => text.split('\n').length - 1;

function listValues(text: string): Map<string, string> {
  const all = text.matchAll(/\{%-?\s*(?:set|assign)\s+([\w-]+)\s*=\s*(["'])([^\n]*?)\2\s*-?%\}/g);
  return new Map([...all].map(([, name = '', , words = '']) => [name, words]));
}

/** Writes what the first rule that finds something says, again and again, up to the end of the text. */
function applyRules(rules: readonly Rule[], part: Part): string {
  const { source, masked } = part;
  let text = '';
  let last = 0;
  const next = rules.map((rule) => search(rule, masked, 0));
  for (;;) {
    let first = -1;
    for (const [index, match] of next.entries()) {
      const rule = rules[index];
      if (match && rule && match.index < last) next[index] = search(rule, masked, last);
      const found = next[index];
      if (found && found.index < (next[first]?.index ?? Infinity)) first = index;
    }
    const [match, rule] = [next[first], rules[first]];
    if (!match || !rule) return text + source.slice(last);
    const said = readMatch(match, source);
    const written = rule.write ? rule.write(said, part) : leaveOut(said, part, rule);
    next[first] = search(rule, masked, match.index + (written ? 0 : 1));
    if (!written) continue;
    const end = written.end ?? match.index + match[0].length;
    text = addWritten(text + source.slice(last, match.index), written);
    last = end;
    if (written.isBlock) last += /^(?:[ \t>]*\n)*/.exec(source.slice(end))?.[0].length ?? 0;
    // What ends where it begins would be found for ever.
    next[first] = search(rule, masked, Math.max(last, match.index + 1));
  }
}

/** What is found from the beginning of a line on is a block. */
function leaveOut(match: RegExpExecArray, part: Part, { find }: Rule): Written {
  part.lose(match.index, match[0].trim());
  return { text: '', isBlock: find.source.startsWith('^'), prefix: match[1] ?? '' };
}

/** What was found behind the mask of code, as the source says it. */
function readMatch(match: RegExpExecArray, source: string): RegExpExecArray {
  const words = match.indices?.map((place) => place && source.slice(...place)) as string[];
  return Object.assign(words, { index: match.index, input: source }) as RegExpExecArray;
}

function search({ find }: Rule, text: string, from: number): RegExpExecArray | null {
  const pattern = new RegExp(find.source, [...new Set(`${find.flags}dg`)].join(''));
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** A block stands between empty lines. */
function addWritten(before: string, { text, isBlock, prefix = '' }: Written): string {
  if (!isBlock) return before + text;
  const isEmpty = /(?:\n[ \t>]*)*$/;
  const above = before.replace(isEmpty, '');
  const gap = prefix.includes('>') ? prefix.trimEnd() : '';
  const lines = text.split('\n').map((line) => (line ? prefix + line : gap));
  const isIn = gap !== '' && (above.split('\n').at(-1) ?? '').startsWith(gap);
  const start = above && `${above}\n${isIn ? gap : ''}\n`;
  return text === '' ? start : `${start}${lines.join('\n')}\n${gap}\n`;
}
