import type { Node } from 'prosemirror-model';
import { parseText, readBlock } from './read-text.ts';
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
  const { blocks: all, references } = parseText(text);
  const style = findStyle(text);
  const untouched = new WeakMap<Node, Written>();
  const written = new WeakMap<Node, string>();
  /** What stood between the block before and each one. */
  const gaps: string[] = [];
  let end = 0;
  const blocks = all.map((block, index) => {
    const { start, end: last } = block.position ?? {};
    // What it is set in by is its own. The parser has one begin in the definition before it at times.
    const line = text.lastIndexOf('\n', (start?.offset ?? end) - 1) + 1;
    const from = Math.max(end, line);
    const to = last?.offset ?? end;
    const source = text.slice(from, to);
    const shown = readBlock(block, text);
    const isRight = shown && isSame(read(writeWell(shown)), [shown]);
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
    // A list has another sign behind another list.
    const known = before?.type.name === 'list' ? undefined : written.get(node);
    if (known !== undefined) return known;
    const safe = writeBlock(node, style, before);
    if (node.type.name === 'kept') return safe;
    const plain = safe.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
    const own = plain === safe || isSame(read(plain), read(safe)) ? plain : safe;
    written.set(node, own);
    return own;
  }

  /** The blocks that words are where they stand in the text; undefined for one that cannot be shown. */
  function read(words: string): (Node | undefined)[] {
    const whole = `${words}\n\n${references}`;
    const own = parseText(whole).blocks.filter(({ type }) => !/definition$/i.test(type));
    return own.map((block) => readBlock(block, whole));
  }
}

const isSame = (some: readonly (Node | undefined)[], others: readonly (Node | undefined)[]) =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return one && other && one.eq(other);
  });

/** Whether blocks stay two whatever they are. */
const isParting = (gap: string): boolean => /\n[ \t]*\r?\n/.test(gap);

/** How a text writes what can be written in several ways. */
const findStyle = (text: string): Style => ({
  bullet: (/^([-*+]) /m.exec(text)?.[1] ?? '-') as Style['bullet'],
  emphasis: /(?<![\w_\\])_[^\s_][^_]*_(?![\w_])/.test(text) ? '_' : '*',
  alignsTables: /^\|? ?:?-{4,}/m.test(text),
});
