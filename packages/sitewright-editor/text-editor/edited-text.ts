import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import { parseMarkdown } from 'sitewright/texts';
import { findReferences, type References, readBlock } from './read-text.ts';
import { textSchema } from './text-schema.ts';
import { type Style, writeBlock } from './write-text.ts';

/** A text in Markdown while somebody edits it as it looks. */
export interface EditedText {
  doc: Node;
  /**
   * Writes what the editor shows. Each block that nobody touched stays as it was written, byte for byte.
   *
   * @returns the text, and the offset at which each block begins in it
   */
  write(doc: Node): { text: string; starts: number[] };
}

interface Written {
  /** Which block of the text it was. */
  index: number;
  source: string;
}

/**
 * Reads a text in Markdown for the editor. A block that it cannot show, or would write otherwise than it says, stands
 * there as it is written.
 */
export function readEditedText(text: string): EditedText {
  const tree = parseMarkdown(text);
  const references = findReferences(tree, text);
  const style = findStyle(text);
  const untouched = new WeakMap<Node, Written>();
  const written = new WeakMap<Node, string>();
  /** What stood between the block before and each one. */
  const gaps: string[] = [];
  let end = 0;
  const blocks = tree.children.map((block, index) => {
    const { start, end: last } = block.position ?? {};
    // What it is set in by is its own. The parser has one begin in the definition before it at times.
    const line = text.lastIndexOf('\n', (start?.offset ?? end) - 1) + 1;
    const from = Math.max(end, line);
    const to = last?.offset ?? end;
    const source = text.slice(from, to);
    const shown = readBlock(block, references);
    const isRight = shown && saysSame(writeWell(shown), block);
    const node = isRight ? shown : textSchema.nodes.kept.create({ source });
    untouched.set(node, { index, source });
    gaps.push(text.slice(end, from));
    end = to;
    return node;
  });
  const { doc: type, paragraph } = textSchema.nodes;

  return {
    doc: type.create(null, blocks.length > 0 ? blocks : [paragraph.create()]),
    write(doc) {
      let now = '';
      const left = new Set(doc.children.map((node) => untouched.get(node)?.index));
      let last = -1;
      let before: Node | undefined;
      const starts: number[] = [];
      for (const node of doc.children) {
        const own = untouched.get(node);
        const isBeside = !before || untouched.has(before);
        // Set in, it would belong to a list that was written anew before it.
        const isWhole = own && (isBeside || !/^[ \t]/.test(own.source));
        const words = isWhole ? own.source : writeWell(node, before);
        // A block that was touched is where it was.
        const index = own?.index ?? (left.has(last + 1) ? -1 : last + 1);
        const gap = index === last + 1 && (before || now === '') ? gaps[index] : undefined;
        const isGap = gap !== undefined && ((own && isBeside) || isParting(gap));
        if (words) now += isGap ? gap : now && '\n\n';
        starts.push(now.length);
        now += words;
        if (words) [last, before] = [index, node];
      }
      return {
        text:
          before && untouched.get(before)?.index === blocks.length - 1
            ? now + text.slice(end)
            : now,
        starts,
      };
    },
  };

  /** Without the signs that make others words where they are words anyway, as in `a_b`. */
  function writeWell(node: Node, before?: Node): string {
    const known = before?.type === node.type ? undefined : written.get(node);
    if (known !== undefined) return known;
    const safe = writeBlock(node, style, before);
    if (node.type.name === 'kept') return safe;
    const plain = safe.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
    const own = plain === safe || isSame(plain, safe) ? plain : safe;
    written.set(node, own);
    return own;
  }

  function parse(words: string): Nodes[] {
    return parseMarkdown(`${words}\n\n${references.source}`).children;
  }

  function isSame(one: string, other: string): boolean {
    return describe(parse(one), references) === describe(parse(other), references);
  }

  function saysSame(words: string, block: Nodes): boolean {
    const own = parse(words).filter(({ type }) => !/definition$/i.test(type));
    return describe(own, references) === describe([block], references);
  }
}

/** Whether blocks stay two whatever they are. */
const isParting = (gap: string): boolean => /\n[ \t]*\r?\n/.test(gap);

/** How a text writes what can be written in several ways. */
const findStyle = (text: string): Style => ({
  bullet: (/^([-*+]) /m.exec(text)?.[1] ?? '-') as Style['bullet'],
  emphasis: /(?<![\w_\\])_[^\s_][^_]*_(?![\w_])/.test(text) ? '_' : '*',
  alignsTables: /^\|? ?:?-{4,}/m.test(text),
});

/** What nodes say, the same for all ways to write it. */
function describe(nodes: readonly Nodes[], { links }: References): string {
  const plain = (node: Nodes): unknown => {
    const { type } = node;
    if (type === 'linkReference' || type === 'imageReference') {
      const { url, title } = links.get(node.identifier) ?? {};
      const rest = type === 'linkReference' ? { children: list(node.children) } : { alt: node.alt };
      return [type.replace('Reference', ''), url, title ?? null, rest];
    }
    if (type === 'link')
      return [type, node.url, node.title ?? null, { children: list(node.children) }];
    if (type === 'image') return [type, node.url, node.title ?? null, { alt: node.alt }];
    const { position: _position, data: _data, ...rest } = node;
    return { ...rest, ...('children' in node && { children: list(node.children) }) };
  };
  const list = (children: readonly Nodes[]): unknown[] => {
    const all: unknown[] = [];
    let words = '';
    const end = () => {
      if (words) all.push(words.replaceAll(/\s+/g, ' '));
      words = '';
    };
    for (const child of children) {
      if (child.type === 'text') words += child.value;
      else {
        end();
        all.push(plain(child));
      }
    }
    end();
    return all;
  };
  return JSON.stringify(list(nodes));
}
