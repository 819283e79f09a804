import {
  type Dialect,
  dedent,
  type Part,
  type Rule,
  toneOf,
  type Written,
  withoutPrefix,
  writeFolded,
  writeNote,
} from './rule.ts';

/** Blocks that put what is in them side by side or behind tabs elsewhere, and below each other here. */
const groups =
  /^(?:tabs|tab-set|code-group|columns?|row|col|grid|cards?|card-carousel|center|figure-md|margin|div)$/;
const folded = /^(?:details|dropdown|tab-item|solution|collapse)$/;

/** What the block of a name becomes, as of `tip`. */
function writeContainer(name: string, title: string, words: string): string {
  if (folded.test(name) && title) return writeFolded(title, words);
  const tone = toneOf(name);
  if (tone) return writeNote(tone, title, words);
  if (!groups.test(name) && !/card$/.test(name)) return writeNote('note', title, words);
  return `${title && `**${title}**\n\n`}${words}`;
}

/**
 * Where the block that a line of signs begins has its end: a line of at least as many alone.
 *
 * @param from where the words of the block begin
 */
function findFence(masked: string, from: number, sign: string): { start: number; end: number } {
  const line = new RegExp(String.raw`^[ \t>]*(${sign[0]}{3,})[ \t]*(.*)$`, 'gm');
  line.lastIndex = from;
  let depth = 0;
  for (let match = line.exec(masked); match; match = line.exec(masked)) {
    const [found, signs = '', name] = match;
    if (name) depth += signs.length <= sign.length ? 1 : 0;
    else if (depth > 0 && signs.length <= sign.length) depth -= 1;
    else if (signs.length >= sign.length)
      return { start: match.index, end: match.index + found.length };
  }
  return { start: masked.length, end: masked.length };
}

/** The words of a block in lines of signs, without what begins each of its lines. */
function readBlock(part: Part, from: number, end: number, prefix: string): string {
  const words = withoutPrefix(part.source.slice(from, end), prefix);
  return part.convertText(dedent(words), from).trim();
}

function writeColons(match: RegExpExecArray, part: Part, name: string, title: string): Written {
  const { index, 0: found, 1: prefix = '', 2: sign = '' } = match;
  const from = index + found.length + 1;
  const { start, end } = findFence(part.masked, from, sign);
  const small = name.toLowerCase();
  const label = /^\[.*\]$/.test(title) ? title.slice(1, -1) : title;
  if (!toneOf(small) && !folded.test(small)) part.lose(index, found.trim());
  const text = writeContainer(small, label, readBlock(part, from, start, prefix));
  return { text, end, isBlock: true, prefix };
}

const titleIn = (more: string): string =>
  /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(more)?.slice(1).join('') ?? '';

const rules: readonly Rule[] = [
  {
    reads:
      'blocks of VitePress and Docusaurus: :::tip Title, :::note[Title], ::: details, ::: code-group',
    writes: 'notes, <details>, or what is in them; one of another name is a note',
    find: /^([ \t>]*)(:{3,})[ \t]*([a-z][\w-]*)[ \t]*(\[.*\]|[^[\]{}\n]*?)[ \t]*(\{.*\})?[ \t]*$/gim,
    write(match, part) {
      const [, , , name = '', title = '', more = ''] = match;
      if (more && !titleIn(more)) part.lose(match.index, match[0].trim());
      return writeColons(match, part, name, title || titleIn(more));
    },
  },
  {
    reads: 'blocks of Pandoc and Quarto: ::: {.callout-tip title="Title"}',
    writes: 'the same',
    find: /^([ \t>]*)(:{3,})[ \t]*\{(?:#[\w-]+[ \t]*)?\.(?:callout-)?([a-z][\w-]*)([^{}\n]*)\}[ \t]*(.*?)[ \t]*$/gim,
    write(match, part) {
      const [, , , name = '', more = '', title = ''] = match;
      if (more.replace(/\btitle=(?:"[^"]*"|'[^']*')/, '').trim())
        part.lose(match.index, match[0].trim());
      return writeColons(match, part, name, title || titleIn(more));
    },
  },
];

/** VitePress, Docusaurus, Pandoc and Quarto. */
export const containers: Dialect = { name: 'containers', rules };
