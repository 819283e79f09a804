import type { Nodes, Parents } from 'mdast';
import { maskEscapes } from './foreign-syntax.ts';
import { findWrittenId } from './heading-ids.ts';
import { masks } from './syntaxes.ts';

/** A part of the source that is no words, from its offset to that of what follows. */
interface Part {
  start: number;
  end: number;
  mask: string;
}

/**
 * The words of a paragraph, a heading or a cell as they are written: as long as its source, with masks for code,
 * addresses and escapes, and without the signs of the lists and quotes around it.
 *
 * @param source the text that the block was parsed from
 * @returns with the offset in the source at which they begin
 */
export function maskSource(block: Parents, source: string): { start: number; text: string } {
  const { start, end } = findWords(block, source);
  let text = source.slice(start, end);
  for (const part of listParts(block, source)) {
    text = cover(text, { ...part, start: part.start - start, end: part.end - start });
  }
  text = maskEscapes(text);
  // A line of a quote begins behind its signs.
  text = text.replaceAll(/[\n\u2028][ \t>]+/g, (signs) => {
    return `${' '.repeat(signs.length - 1)}${signs.charAt(0)}`;
  });
  return { start, text };
}

/** Where the words of a block are, without the signs of a heading or a cell. Some of its nodes may have no place. */
function findWords({ type, position }: Parents, source: string) {
  const offset = position?.start.offset ?? 0;
  const written = source.slice(offset, position?.end.offset);
  const [before = '', after = ''] =
    type === 'tableCell'
      ? [/^\|?[ \t]*/, /\|?$/].map((signs) => signs.exec(written)?.[0])
      : type === 'heading'
        ? [/^(?:#+[ \t]+)?/, /(?:[ \t]+#+)?[ \t]*$/].map((signs) => signs.exec(written)?.[0])
        : [];
  return { start: offset + before.length, end: offset + written.length - after.length };
}

const cover = (text: string, { start, end, mask }: Part): string =>
  text.slice(0, start) + mask.repeat(end - start) + text.slice(end);

function listParts(node: Nodes, source: string): Part[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return [];
  switch (node.type) {
    case 'inlineCode':
      return [{ start, end, mask: masks.code }];
    case 'break':
      return [{ start: end - 1, end, mask: masks.lineBreak }];
    case 'html':
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
      return [{ start, end, mask: masks.other }];
    case 'link':
    case 'linkReference': {
      const words = source[start] === '[' ? node.children.at(-1)?.position?.end.offset : undefined;
      if (words === undefined) {
        // A bare address goes on over the brackets of what stands around it.
        const [bare] = /^(?:\[.*|[^[\]]*)/s.exec(source.slice(start, end)) ?? [];
        return [{ start, end: start + (bare?.length ?? 0), mask: masks.link }];
      }
      const around = [
        { start, end: start + 1, mask: masks.link },
        { start: words, end, mask: masks.link },
      ];
      return [...around, ...node.children.flatMap((child) => listParts(child, source))];
    }
    case 'strong':
    case 'delete': {
      const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position];
      const around = [
        { start, end: first?.start.offset ?? end, mask: masks.other },
        { start: last?.end.offset ?? end, end, mask: masks.other },
      ];
      return [...around, ...node.children.flatMap((child) => listParts(child, source))];
    }
    case 'heading': {
      const last = findWords(node, source).end;
      const id = findWrittenId(source.slice(start, last));
      const parts = node.children.flatMap((child) => listParts(child, source));
      return id
        ? [...parts, { start: last - `{#${id}}`.length, end: last, mask: masks.other }]
        : parts;
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => listParts(child, source)) : [];
  }
}
