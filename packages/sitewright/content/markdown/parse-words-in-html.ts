import type { Html, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inlineElements } from './html-elements.ts';
import { type HtmlToken, readHtml } from './html-tags.ts';
import { placeAt } from './markdown-text.ts';
import { parseMarkdown, parseWords } from './parse-markdown.ts';

/** Marks of Markdown that words in HTML have at times, whose signs visitors would read. */
const marks = new Set([
  ...['blockquote', 'delete', 'emphasis', 'heading', 'image', 'inlineCode', 'linkReference'],
  ...['list', 'strong', 'table', 'footnoteReference'],
]);

/** Elements whose words are shown as they are written. */
const literal = new Set(['pre', 'code', 'samp', 'script', 'style', 'textarea']);

/** Elements in which no paragraph may stand. */
const inline = new Set([
  'a',
  'p',
  'span',
  'b',
  'i',
  'em',
  'strong',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
]);

/**
 * Reads words between tags of HTML as Markdown, as their writers mean it, where no empty line parts them.
 *
 * @param tree is changed
 * @param source the text that it was parsed from
 */
export function parseWordsInHtml(tree: Root, source: string): void {
  const found: { node: Html; siblings: Nodes[]; parts: Nodes[] }[] = [];
  const open: string[] = [];
  visitParents(tree, 'html', (node, parents) => {
    const siblings: Nodes[] = parents.at(-1)?.children ?? [];
    const start = node.position?.start.offset ?? 0;
    const isInWords = parents.at(-1)?.type === 'paragraph';
    const tokens = readHtml(node.value);
    if (isInWords || source.slice(start, start + node.value.length) !== node.value) {
      for (const token of tokens) follow(open, token);
      return;
    }
    const parts = splitHtml(node, tokens, open, source);
    if (parts.length > 1 || parts[0]?.type !== 'html') found.push({ node, siblings, parts });
  });
  for (const { node, siblings, parts } of found) {
    siblings.splice(siblings.indexOf(node), 1, ...parts);
  }
}

function follow(open: string[], { kind, value, isClosed }: HtmlToken): void {
  if (kind === 'open' && !isClosed) open.push(value);
  const index = kind === 'close' ? open.lastIndexOf(value) : -1;
  if (index >= 0) open.splice(index);
}

/** The HTML and the Markdown in it, in their order. */
function splitHtml(node: Html, tokens: HtmlToken[], open: string[], source: string): Nodes[] {
  const parts: Nodes[] = [];
  const from = node.position?.start.offset ?? 0;
  let last = 0;
  const addHtml = (end: number) => {
    const value = node.value.slice(last, end);
    const position = { start: pointAt(source, from + last), end: pointAt(source, from + end) };
    if (value) parts.push({ type: 'html', value, position });
    last = end;
  };
  const tags = tokens.filter(({ kind }) => kind !== 'words');
  for (const [index, tag] of tags.entries()) {
    follow(open, tag);
    const end = tags[index + 1]?.start ?? node.value.length;
    const words = node.value.slice(tag.end, end);
    if (open.some((name) => literal.has(name)) || !/[*_`[\]#>|+-]|\d[.)]/.test(words)) continue;
    const around = open.at(-1) ?? '';
    const parsed = parsePart(
      words,
      from + tag.end,
      source,
      inline.has(around),
      around === 'figure',
    );
    if (!parsed) continue;
    addHtml(tag.end);
    parts.push(...keepSpaces(parsed, words, tag, tags[index + 1]));
    last = end;
  }
  addHtml(node.value.length);
  return joinWords(parts);
}

/** Markdown begins and ends without spaces; words beside an element in the same line stand apart from it. */
function keepSpaces(
  parsed: readonly RootContent[],
  words: string,
  before: HtmlToken,
  after: HtmlToken | undefined,
): Nodes[] {
  const isPart = (tag: HtmlToken | undefined) => tag && inlineElements.has(tag.value);
  const space = (isThere: boolean | undefined): Nodes[] =>
    isThere ? [{ type: 'text', value: ' ' }] : [];
  if (parsed.some(({ type }) => blocks.has(type))) return [...parsed];
  return [
    ...space(isPart(before) && /^\s/.test(words)),
    ...parsed,
    ...space(isPart(after) && /\s$/.test(words)),
  ];
}

const blocks = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);

/** Puts words and the tags around them into one element without a look, as between blocks there are spaces. */
function joinWords(parts: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  let run: Nodes[] = [];
  const end = () => {
    const children = run as PhrasingContent[];
    const hasWords = children.some(({ type }) => type !== 'html');
    const data = { hName: 'span' };
    const [first, last] = [children[0], children.at(-1)].map((one) => one?.position);
    const position = first && last && { start: first.start, end: last.end };
    joined.push(
      ...(hasWords ? [{ type: 'paragraph', children, data, position } as Paragraph] : run),
    );
    run = [];
  };
  for (const part of parts) {
    if (!blocks.has(part.type)) run.push(part);
    else {
      end();
      joined.push(part);
    }
  }
  end();
  return joined;
}

function pointAt(source: string, offset: number) {
  const { line = 1, column = 1 } = placeAt(source, offset) ?? {};
  return { line, column, offset };
}

/** What the words are as Markdown; undefined where they are words alone. */
function parsePart(
  words: string,
  from: number,
  source: string,
  isInline: boolean,
  isInFigure: boolean,
): RootContent[] | undefined {
  let text = '';
  /** Where in the source each sign stands. */
  const offsets: number[] = [];
  for (const { 0: line, index } of words.matchAll(/.*\n?/g)) {
    const spaces = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const isWithSpaces = index === 0 || /^[ \t]*(?:[-+*]|\d+[.)])[ \t]/.test(line);
    const cut = isWithSpaces && index > 0 ? Math.min(spaces, indentOf(words)) : spaces;
    for (let at = cut; at < line.length; at += 1) offsets.push(from + index + at);
    text += line.slice(cut);
  }
  offsets.push(from + words.length);
  const tree = isInline ? parseWords(text) : parseMarkdown(text);
  let isMarked = false;
  visitParents(tree, (node) => {
    const isLink = node.type === 'link' && text[node.position?.start.offset ?? 0] === '[';
    if (marks.has(node.type) || isLink || (node.type === 'code' && node.lang)) isMarked = true;
    const { position } = node;
    if (!position) return;
    const start = offsets[position.start.offset ?? 0] ?? from;
    const end = (offsets[(position.end.offset ?? 1) - 1] ?? from) + 1;
    node.position = { start: pointAt(source, start), end: pointAt(source, Math.max(start, end)) };
  });
  if (!isMarked) return undefined;
  const [first, ...others] = tree.children;
  if (first?.type !== 'paragraph' || others.length > 0) return isInline ? undefined : tree.children;
  const isPicture = first.children.every(({ type }) => type === 'image');
  return isPicture && !isInline && !isInFigure ? [first] : first.children;
}

const indentOf = (words: string): number =>
  Math.min(
    ...words
      .split('\n')
      .slice(1)
      .flatMap((line) => (line.trim() ? (/^[ \t]*/.exec(line)?.[0].length ?? 0) : [])),
    99,
  );
