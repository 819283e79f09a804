import type { Html, Nodes, PhrasingContent, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import { type Mistake, placeAt } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { commands, component } from './syntaxes.ts';

interface Range {
  start: number;
  end: number;
}

/** Whether a text may have a command, which most have not. */
const anySign = /\{[{%]|<\/?[A-Z]|\[\/|^[ \t>]*(?::::|!!! |=== )/m;

/** The commands of other systems outside code, in the order of the text. */
function listCommands(tree: Root, source: string): Range[] {
  if (!anySign.test(source)) return [];
  let masked = source;
  visitParents(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if ((node.type !== 'code' && node.type !== 'inlineCode') || end === undefined) return;
    const code = masked.slice(start, end).replaceAll(/[^\n]/g, ' ');
    masked = masked.slice(0, start) + code + masked.slice(end);
  });
  const all = commands.flatMap((signs) =>
    [...masked.matchAll(signs)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  const sorted = all.sort((one, other) => one.start - other.start);
  return sorted.filter(
    ({ start }, index) => start >= Math.max(0, ...sorted.slice(0, index).map(({ end }) => end)),
  );
}

const describe = (found: string): string =>
  `${inQuotes(found)} looks like a command of another system, and is shown as it is written: run npx sitewright-import on the text, or write here what it stands for`;

/**
 * Finds what a text has of other systems' commands.
 *
 * @param body a text in Markdown
 */
export const findCommands = (body: string): Mistake[] =>
  anySign.test(body) ? adviseOn(listCommands(parseMarkdown(body), body), body) : [];

const adviseOn = (found: readonly Range[], source: string): Mistake[] =>
  found.map(({ start, end }) => ({
    place: placeAt(source, source.slice(start, end).search(/[^ \t>]/) + start),
    message: describe(source.slice(start, end).trim()),
    about: 'commands',
  }));

/**
 * Shows what looks like a command of another system as it is written.
 *
 * @param tree is changed
 * @param source the text that it was parsed from
 * @returns advice on what was found
 */
export function showCommands(tree: Root, source: string): Mistake[] {
  const found = listCommands(tree, source);
  if (found.length === 0) return [];
  const isInside = ({ position }: Nodes): boolean =>
    found.some(
      ({ start, end }) =>
        start <= (position?.start.offset ?? -1) && (position?.end.offset ?? Infinity) <= end,
    );
  visitParents(tree, (node) => {
    if (!('children' in node)) return;
    const { type } = node;
    const isWords = type === 'paragraph' || type === 'heading' || type === 'tableCell';
    node.children = node.children.map((child) => {
      const { start, end } = child.position ?? {};
      if (isWords && isInside(child)) {
        return {
          type: 'text',
          value: source.slice(start?.offset, end?.offset),
          position: child.position,
        };
      }
      return child.type === 'html' ? showComponents(child, isWords) : child;
    }) as typeof node.children;
  });
  return adviseOn(found, source);
}

/** Components in HTML, which is words where there is nothing else. */
function showComponents(node: Html, isInWords: boolean): Nodes {
  const { value, position } = node;
  const others = value.replaceAll(component, '');
  if (others === value) return node;
  if (!/<[a-z/!]/i.test(others)) {
    const text: PhrasingContent = { type: 'text', value, ...(position && { position }) };
    return isInWords
      ? text
      : { type: 'paragraph', children: [text], ...(position && { position }) };
  }
  return { ...node, value: value.replaceAll(component, (tag) => tag.replaceAll('<', '&lt;')) };
}
