import { type Command, type CommandPair, isAlone } from './generator-commands.ts';

/** What stands in the place of a command and of its end, and advice on what is lost. */
export interface Writing {
  open: string;
  close?: string;
  /** What it does not show as the other system did. */
  lost?: string;
}

export type Write = (pair: CommandPair, markdown: string) => Writing | undefined;

/** What says how words look, and nothing that is read. */
export const looks = new Set([
  'class',
  'style',
  'size',
  'width',
  'height',
  'id',
  'color',
  'colour',
  'align',
  'cols',
  ...['icon', 'emoji', 'loading', 'target', 'rel', 'open', 'closed', 'collapsed', 'expanded'],
  ...['lang', 'language', 'linenos', 'linenostart', 'hl_lines'],
  ...[
    'variant',
    'layout',
    'theme',
    'position',
    'image-class',
    'classname',
    'iconcolor',
    'iconposition',
  ],
  ...[
    'data-icon',
    'col',
    'gap',
    'rows',
    'default',
    'groupid',
    'value',
    'key',
    'slot',
    'client:load',
  ],
]);

/**
 * What to say of what a command says beside what is shown of it.
 *
 * @param shown the names of what is shown
 * @param count how many of what has no name is shown
 */
export function sayLost(
  { named, others }: Command,
  shown: readonly string[],
  count: number,
): Pick<Writing, 'lost'> {
  const names = [...named.keys()].filter((name) => named.get(name) && !shown.includes(name));
  const lost = [...names, ...others.slice(count)].filter((one) => !looks.has(one));
  return lost.length > 0 ? { lost: `is shown without ${lost.join(', ')}` } : {};
}

/** How a command says where it leads. */
export const addresses = ['url', 'href', 'link', 'relref', 'to'];

export const escapeLabel = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&');
export const toAddress = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url);
export const first = ({ named, others }: Command, ...names: string[]): string | undefined =>
  names.flatMap((name) => named.get(name) ?? [])[0] ?? others[0];
export const argument = ({ named }: Command, ...names: string[]): string | undefined =>
  names.flatMap((name) => named.get(name) || [])[0];

/** HTML up to the next empty line, in which lines of colons are words. */
export function isInHtml(start: number, markdown: string): boolean {
  let from = markdown.lastIndexOf('\n', start - 1) + 1;
  while (from > 0) {
    const before = markdown.lastIndexOf('\n', from - 2) + 1;
    if (markdown.slice(before, from).trim() === '') break;
    from = before;
  }
  return /^ {0,3}<\/?[a-z]/.test(markdown.slice(from, from + 6));
}

/** A command with its end, each in a line for itself, as a block between lines of colons. */
export function writeBlock(
  { open, close, depth }: CommandPair,
  markdown: string,
  name: string,
  title?: string,
): Writing | undefined {
  const isBlock = close && isAlone(open, markdown) && isAlone(close, markdown);
  if (!isBlock || isInHtml(open.start, markdown)) return undefined;
  // What stands in another block has fewer colons than that.
  const colons = ':'.repeat(Math.max(3, 8 - depth));
  return { open: `${colons}${name}${title ? `[${title}]` : ''}`, close: colons };
}
