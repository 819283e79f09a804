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
import { languageOf } from './code-languages.ts';
import { describeUrl, isPlainHttp, sayPlainHttp } from './describe-url.ts';
import { describeFile } from './text-picture.ts';

interface Advice {
  message: string;
  about: string;
}

/** Where a node stands in the source, as it is written there. */
const writtenAs = ({ position }: Pick<Code, 'position'>, source: string): string =>
  position ? source.slice(position.start.offset, position.end.offset) : '';

/** What is wrong with where a link leads, by its form. */
export function describeAddress(node: Link | Definition, source: string): string | undefined {
  const written = writtenAs(node, source);
  // An address that stands in the text as it is has no place at times, and is called more than it says.
  if (node.type === 'link' && !/^[[<]/.test(written)) return describeUrl(node.url, textOf(node));
  const [, address = node.url] = /\](?:\(|:)\s*<?([^\s<>]*?)\)?$/.exec(written) ?? [];
  return describeUrl(node.url, address);
}

/** What to say of a picture without words: it may decorate alone, and as likely somebody forgot them. */
export function adviseOnPicture(url: string, alt: string | null | undefined): Advice[] {
  if (alt?.trim()) return [];
  const message = `the picture ${inQuotes(url)} tells nothing to those who do not see it: write what it shows, such as ![A lamp](${url}), unless it is there for the look alone`;
  return [{ message, about: 'pictures without words' }];
}

/** What is wrong with the words of a link, which may be those of a picture. */
export function describeWords(node: Link): string | undefined {
  if (textOf(node)) return undefined;
  const picture = node.children.find(({ type }) => type === 'image');
  return picture?.type === 'image'
    ? `expected what the picture shows, as it is a link, such as [![A lamp](${picture.url})](${node.url}), found nothing`
    : 'expected words in the square brackets of a link, found none';
}

/** What is wrong with a picture: its file, or its words. */
export function describePicture(
  { url, alt }: Pick<Image, 'url' | 'alt'>,
  pictures: PictureFolder,
): string | undefined {
  const problem = describeFile(url, pictures);
  if (problem) return problem;
  const [size] = /\|\d+(?:x\d+)?$/.exec(alt ?? '') ?? [];
  return size
    ? `expected words without a size, as pictures have none, found ${inQuotes(size)}`
    : undefined;
}

/** What is wrong with a block of code: that it has no end, or is a diagram. */
export function describeCode(node: Code, source: string): string | undefined {
  const { lang } = node;
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
  return undefined;
}

/** What of a block of code is not shown as it is written: its language, or what stands behind that. */
export function adviseOnCode(node: Code, source: string): Advice[] {
  const { lang, meta } = node;
  if (!/^[`~]/.test(writtenAs(node, source).trimStart())) {
    const message =
      'four spaces or a tab before these words make code of them: remove the spaces where they are none, or write ``` above and below';
    return [{ message, about: 'indented code' }];
  }
  const isUnknown = lang && lang !== 'mermaid' && languageOf(lang) === undefined;
  const language = `the code is shown as plain text, as the highlighter does not know ${inQuotes(lang ?? '')}: write a language that it knows, such as js or json, or none`;
  return [
    ...(isUnknown ? [{ message: language, about: 'languages' }] : []),
    ...(meta
      ? [{ message: `${inQuotes(meta)} behind the language of code is left out`, about: 'code' }]
      : []),
  ];
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

/** What of a link is not shown, or is taken as it is. */
export function adviseOnLink({ title, url }: Link | Definition): Advice[] {
  const message = `the title ${inQuotes(title ?? '')} of a link is left out, as no page shows it`;
  return [
    ...(title ? [{ message, about: 'link titles' }] : []),
    ...(isPlainHttp(url) ? [sayPlainHttp(url)] : []),
  ];
}

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
  const lost = cells.slice(most);
  if (lost[0] !== cell || lost.every((one) => textOf(one).trim() === '')) return undefined;
  return `expected a row of at most ${most} cells, as the first one of the table has, found ${cells.length}: write \\| for a | in words or code`;
}
