import type {
  Code,
  Definition,
  Delete,
  Emphasis,
  Image,
  Link,
  Nodes,
  Parents,
  Strong,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { inQuotes } from '../find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { target } from '../schemas/target.ts';
import { knowsLanguage } from './code-languages.ts';

/** Where a node stands in the source, as it is written there. */
const writtenAs = ({ position }: Pick<Code, 'position'>, source: string): string =>
  position ? source.slice(position.start.offset, position.end.offset) : '';

/** What is wrong with where a link leads, by its form. */
export function describeAddress(node: Link | Definition, source: string): string | undefined {
  const [issue] = target.safeParse(node.url).error?.issues ?? [];
  if (!issue) return undefined;
  const written = writtenAs(node, source);
  if (node.type === 'link' && !/^[[<]/.test(written)) {
    // An address that stands in the text as it is has no place at times, and is called more than it says.
    const address = textOf(node);
    if (!address.startsWith('www.')) return `expected ${issue.message}, found ${inQuotes(address)}`;
    return `expected an address that begins with https://, such as https://${address}, found ${inQuotes(address)}`;
  }
  const [, address = node.url] = /\](?:\(|:)\s*<?([^\s<>]*?)\)?$/.exec(written) ?? [];
  return `expected ${issue.message}, found ${inQuotes(address)}`;
}

/** What is wrong with a picture: its file, its words, or the place where it stands. */
export function describePicture(
  { url, alt }: Pick<Image, 'url' | 'alt'>,
  parents: readonly Parents[],
  pictures: PictureFolder,
): string | undefined {
  const file = pictures.find(url);
  if ('expected' in file) return `expected ${file.expected}, found ${file.found}`;
  if (!alt?.trim()) {
    return `expected what the picture shows in the square brackets, such as ![A lamp](${url}), found nothing`;
  }
  const [size] = /\|\d+(?:x\d+)?$/.exec(alt) ?? [];
  if (size) return `expected words without a size, as pictures have none, found ${inQuotes(size)}`;
  const around = (type: Parents['type']) => parents.some((one) => one.type === type);
  const say = (place: string, remedy: string) =>
    `expected a picture in a paragraph of its own, found one in ${place}: ${remedy}`;
  if (around('tableCell')) return say('a table', 'put it above or below the table');
  if (around('heading')) return say('a heading', 'put it below the heading');
  if (around('link') || around('linkReference')) {
    return say('a link', 'let words below it lead there');
  }
  const parent = parents.at(-1);
  if (parent?.type !== 'paragraph') return say('signs of emphasis', 'remove these signs');
  const others = parent.children.filter((one) => one.type !== 'image');
  const isSetting = /^\s*\{(?:[:.#]|[^{}]*=)[^{}]*\}\s*$/.test(
    others.map((one) => textOf(one)).join(''),
  );
  if (parent.children.length === 1 || isSetting) return undefined;
  if (around('blockquote')) {
    return say('words', 'put a line with > alone above and below it');
  }
  const depth = around('listItem') || around('footnoteDefinition');
  const indent = depth ? ', with as many spaces before it as its words have' : '';
  return say('words', `put an empty line above and below it${indent}`);
}

/** What is wrong with a block of code: its language, what stands behind that, or its end. */
export function describeCode(node: Code, source: string): string | undefined {
  const { lang, meta } = node;
  const [first = '', ...others] = writtenAs(node, source).split('\n');
  const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? [];
  const last = others
    .at(-1)
    ?.replace(/^[ \t>]+/, '')
    .trimEnd();
  const isClosed = last?.startsWith(fence ?? '') && /^(`+|~+)$/.test(last);
  if (fence && !isClosed) return `expected a line of ${fence} below the code, found none`;
  if (lang === 'mermaid') {
    return 'expected a picture of the diagram, as pages draw none, found "mermaid": text in its place shows what is written';
  }
  if (lang && !knowsLanguage(lang)) {
    return `expected a language that the highlighter knows, such as js or json, found ${inQuotes(lang)}: leave it out for plain text`;
  }
  return meta
    ? `expected nothing behind the language of the code, found ${inQuotes(meta)}`
    : undefined;
}

/** One ~ is the sign of words in small letters elsewhere, and stands before numbers that are about so much. */
export function describeStrike(node: Delete, source: string): string | undefined {
  const written = writtenAs(node, source);
  if (written.startsWith('~~')) return undefined;
  return `expected ~~words~~ for what is struck through, or \\~ for the sign itself, found ${inQuotes(written)}`;
}

/** Two signs of multiplication are those of emphasis where they stand between numbers. */
export function describeEmphasis(node: Emphasis | Strong, source: string): string | undefined {
  const { start, end } = node.position ?? {};
  const around = `${source.charAt((start?.offset ?? 0) - 1)}${source.charAt(end?.offset ?? 0)}`;
  if (!/^[\p{L}\p{N}]{2}$/u.test(around) || !/\d/.test(around)) return undefined;
  return `expected × or \\* between numbers, found ${inQuotes(writtenAs(node, source))}, which is emphasis`;
}

const signsOfHtml: Readonly<Record<string, string>> = {
  br: 'write \\ at the end of the line, or two rows in a table',
  kbd: 'write it as code, such as `Ctrl`',
  sub: 'write the sign itself, such as ₂',
  sup: 'write the sign itself, such as ²',
};

export function describeHtml(value: string): string | undefined {
  // Its end is part of a mistake above.
  if (value.startsWith('</')) return undefined;
  const [, name = ''] = /^<(\w+)/.exec(value) ?? [];
  const remedy = value.startsWith('<!--')
    ? 'remove it'
    : `${signsOfHtml[name.toLowerCase()] ?? 'write it in Markdown'}, or \\< for the sign itself`;
  return `expected Markdown without HTML, found ${inQuotes(value)}: ${remedy}`;
}

export const describeTitle = ({ title }: Link | Definition): string | undefined =>
  title
    ? `expected a link without a title, which no page shows, found ${inQuotes(title)}`
    : undefined;

function countCells(parents: readonly Parents[]) {
  const [table, row] = parents.slice(-2);
  const most = table?.type === 'table' ? (table.align?.length ?? 0) : 0;
  return { cells: row?.children ?? [], most };
}

/** Whether a row has more cells than its table: one | parts words or code, of which each part has other mistakes. */
export function hasStrayCell(parents: readonly Parents[]): boolean {
  const { cells, most } = countCells(parents);
  return cells.length > most;
}

/** A row may have fewer cells than the first one of its table; those behind its last are not shown. */
export function describeCell(cell: Nodes, parents: readonly Parents[]): string | undefined {
  const { cells, most } = countCells(parents);
  if (cells[most] !== cell) return undefined;
  return `expected a row of at most ${most} cells, as the first one of the table has, found ${cells.length}: write \\| for a | in words or code`;
}
