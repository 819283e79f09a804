import type { Html, Nodes, PhrasingContent, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { placeAt } from '../../lib/text-file.ts';
import { inQuotes } from '../messages/find-like-name.ts';
import type { Mistake } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { commands, component } from './syntaxes.ts';

interface Range {
  start: number;
  end: number;
}

/** Whether a text may have a command, which most have not. */
const anySign = /\{[{%]|<\/?[A-Z]|\[\/|^[ \t>]*(?::::|!!! |=== )/m;

/**
 * The commands of other systems outside code and comments, in the order of the text.
 *
 * @param tree of the text
 */
export function listCommands(tree: Root, source: string): Range[] {
  if (!anySign.test(source)) return [];
  const masked = maskCode(tree, source);
  const all = commands.flatMap((signs) =>
    [...masked.matchAll(signs)].map(({ index: start, 0: { length } }) => {
      return { start, end: start + length };
    }),
  );
  let last = 0;
  return all
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isNext = start >= last;
      if (isNext) last = end;
      return isNext;
    });
}

const comments = /<!--[\s\S]*?-->/g;
const hide = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The source with spaces in the place of code and comments. */
function maskCode(tree: Root, source: string): string {
  let masked = '';
  visitParents(tree, ({ type, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (!['code', 'inlineCode', 'html'].includes(type) || start === undefined) return;
    const own = source.slice(start, end);
    masked += source.slice(masked.length, start);
    masked += type === 'html' ? own.replaceAll(comments, hide) : hide(own);
  });
  return masked + source.slice(masked.length);
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
  /** The number of the command in which each sign of the source stands. */
  const numbers = new Int32Array(source.length);
  for (const [index, { start, end }] of found.entries()) numbers.fill(index + 1, start, end);
  const isInside = ({ position }: Nodes): boolean => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    const number = start === undefined ? 0 : numbers[start];
    return !!number && end !== undefined && numbers[end - 1] === number;
  };
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
  const said = value.replaceAll(comments, '');
  const others = said.replaceAll(component, '');
  if (others === said) return node;
  if (!/<[a-z/!]/i.test(others)) {
    const text: PhrasingContent = { type: 'text', value: said, ...(position && { position }) };
    return isInWords
      ? text
      : { type: 'paragraph', children: [text], ...(position && { position }) };
  }
  return { ...node, value: said.replaceAll(component, (tag) => tag.replaceAll('<', '&lt;')) };
}
