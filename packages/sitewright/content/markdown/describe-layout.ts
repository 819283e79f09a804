import type { Heading, List, Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { inQuotes } from '../find-like-name.ts';
import { type Mistake, placeAt } from './markdown-text.ts';

/** Fields between two lines of `---`, from where they begin. */
const fields = /^---[ \t]*\n(?:[a-z][\w-]*:(?: .*)?\n(?:[ \t]*- .*\n)*)+---[ \t]*(?:\n|$)/;

/**
 * Finds what Markdown makes of how lines follow each other in place of what they look like: a heading, another
 * list, a row, code. What is shown all the same, as everywhere, is advice.
 *
 * @param source the text that the node was parsed from
 */
export function findLayoutMistake(
  node: Nodes,
  parents: readonly Parents[],
  source: string,
): Mistake | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const siblings: readonly Nodes[] = parents.at(-1)?.children ?? [];
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  const written = source.slice(start.offset, end.offset);
  const say = (message: string | undefined, place: Mistake['place'] = start) =>
    message ? { place, message } : undefined;
  const advise = (message: string | undefined) =>
    message ? { place: start, message, about: 'lists' } : undefined;
  // Of several lists below each other, the first that is another one is the mistake.
  if (before?.type === 'list' && siblings[index - 2]?.type !== 'list') {
    const outside = describeOutside(node, before, source);
    if (outside) return advise(outside);
  }
  switch (node.type) {
    case 'root':
      return say(node.children.length ? '' : 'expected a text below the fields, found none', end);
    case 'thematicBreak':
      if (!fields.test(source.slice(start.offset))) return undefined;
      return say(
        'expected fields at the top of the file alone, found more between two lines of ---: move them there, or remove them',
      );
    case 'heading': {
      if (before && fields.test(source.slice(before.position?.start.offset))) return undefined;
      const line = findUnderline(node, written);
      if (!line) return undefined;
      if (written.trimEnd().split('\n').length === 2) {
        return advise(
          `these words are a heading, as ${line} stands below them: write ## before them, or an empty line above ${line} for a line across the page`,
        );
      }
      return say(
        `expected ## before the words of a heading, or an empty line above --- for a line across the page, found ${line} below words`,
        placeAt(source, (end.offset ?? 0) - line.length),
      );
    }
    case 'list':
      return (
        findWrongNumber(node, source) ??
        advise(parents.at(-1)?.type === 'listItem' ? '' : describeLoneEntry(node, before, written))
      );
    case 'tableRow':
      if (index === 0 || /(?<!\\)\|/.test(written)) return undefined;
      return say(
        `expected an empty line below the table, or | before and behind the words of a row, found ${inQuotes(written)}`,
      );
    default:
      return undefined;
  }
}

/** What is wrong with a block below a list that does not belong to it. */
function describeOutside(node: Nodes, list: List, source: string): string | undefined {
  const [{ start } = {}, { start: first, end } = {}] = [node.position, list.position];
  const entry = source.slice(list.children.at(-1)?.position?.start.offset);
  const [sign = ''] = /^(?:[-+*]|\d+[.)])(?: {1,4}(?! ))?/.exec(entry) ?? [];
  if (!start || !first || !end || !('children' in node || node.type === 'code')) return undefined;
  if (node.type === 'footnoteDefinition') return undefined;
  const [indent = ''] = /^[ \t]*/.exec(source.slice(start.offset)) ?? [];
  const spaces = start.column - first.column + indent.replaceAll('\t', '    ').length;
  if (spaces > 0) {
    const more = (/ $/.test(sign) ? sign.length : sign.length + 1) - spaces;
    return `this line stands below the list, and in none of its entries: write ${more} more ${more === 1 ? 'space' : 'spaces'} before it where it belongs to the last one`;
  }
  if (node.type !== 'list' || start.line !== end.line + 1) return undefined;
  return 'another sign begins another list here: write an empty line above it, or the same sign before all entries of one list';
}

/**
 * The line that makes a heading of the words above it, unless it is one of =, or as long as they are, or of five signs:
 * three or four hyphens are as likely to be a line across the page.
 */
function findUnderline({ depth }: Heading, written: string): string | undefined {
  if (written.startsWith('#')) return undefined;
  const [words = '', ...others] = written.trimEnd().split('\n');
  const [line = ''] = /[-=]+$/.exec(others.at(-1) ?? '') ?? [];
  const isLong = depth === 1 || line.length >= Math.min(words.trim().length, 5);
  return others.length === 1 && isLong ? undefined : line;
}

/** Lists count on from their first number, whatever stands before the others. */
function findWrongNumber({ ordered, children }: List, source: string): Mistake | undefined {
  if (!ordered) return undefined;
  const numbers = children.map(({ position }) =>
    Number(/^\d+/.exec(source.slice(position?.start.offset))),
  );
  const [first = 1] = numbers;
  const index = numbers.findIndex((number, index) => number !== first + index);
  if (index < 0 || numbers.every((number) => number === 1)) return undefined;
  const found = numbers[index];
  return {
    place: children[index]?.position?.start,
    message: `${found}. is shown as ${first + index}., as lists count on from their first number: to keep it, write ${found}\\. in a paragraph of its own`,
    about: 'numbers',
  };
}

/** A list in a paragraph is meant where it has several entries, or a colon above it. */
function describeLoneEntry(
  { children, position }: List,
  before: Nodes | undefined,
  written: string,
): string | undefined {
  if (before?.type !== 'paragraph' || children.length > 1) return undefined;
  if (before.position?.end.line !== Number(position?.start.line) - 1) return undefined;
  if (/[:：]\s*$/.test(textOf(before))) return undefined;
  const [sign = ''] = /^\S+/.exec(written) ?? [];
  return `${sign} begins a list here: write an empty line above it, or ${sign.replace(/\D$/, '\\$&')} for the sign itself`;
}
