import { codeMask, maskCode } from './mask-code.ts';

/**
 * A command of a site generator in a text, such as `{% hint %}` of Jekyll, Nunjucks and GitBook, `{{< figure >}}` of
 * Hugo, and `{{ page.title }}`.
 */
export interface Command {
  /** What it does, in small letters; empty for a value in two braces. */
  name: string;
  /** What stands behind the name, or the value. */
  rest: string;
  /** What it says by name, and what without one. */
  named: ReadonlyMap<string, string>;
  others: readonly string[];
  isEnd: boolean;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/** A command with its end, or one alone. */
export interface CommandPair {
  open: Command;
  close?: Command;
  /** In how many others it stands. */
  depth: number;
}

const tag = /\{%[-~+]?\s*(\/?)\s*([\w-]+)(.*?)[-~+]?%\}/gs;
const shortcode = /\{\{([<%])\s*(\/?)\s*([\w./-]+)(.*?)\/?\s*[>%]\}\}/gs;
const value = /\{\{[-~]?(?![<%{])(.*?)[-~]?\}\}/gs;

/** Finds the commands of a text outside its code, in their order. */
function findCommands(markdown: string): Command[] {
  const masked = maskCode(markdown);
  const make = (match: RegExpExecArray, name: string, rest: string, isEnd: boolean): Command => {
    const { index: start } = match;
    return {
      name,
      rest: rest.trim(),
      ...readWords(rest),
      isEnd,
      start,
      end: start + match[0].length,
    };
  };
  const name = (slash: string, word: string) => {
    const [, ended] = /^end_?([a-z].*)/i.exec(word) ?? [];
    return { name: (ended ?? word).toLowerCase(), isEnd: slash !== '' || ended !== undefined };
  };
  const found = [
    ...[...masked.matchAll(tag)].map((match) => {
      const { name: word, isEnd } = name(match[1] ?? '', match[2] ?? '');
      return make(match, word, match[3] ?? '', isEnd);
    }),
    ...[...masked.matchAll(shortcode)].map((match) => {
      const { name: word, isEnd } = name(match[2] ?? '', match[3] ?? '');
      return make(match, word, match[4] ?? '', isEnd);
    }),
    ...[...masked.matchAll(value)].map((match) => make(match, '', match[1] ?? '', false)),
  ].sort((one, other) => one.start - other.start);
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

function readWords(rest: string): Pick<Command, 'named' | 'others'> {
  const named = new Map<string, string>();
  const others: string[] = [];
  const words = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([^\s"'=,]+))/g;
  for (const [, name, ...values] of rest.matchAll(words)) {
    const said = values.find((one) => one !== undefined) ?? '';
    if (name) named.set(name.toLowerCase(), said.trim());
    else others.push(said.trim());
  }
  return { named, others };
}

/** What is shown as it is written, whatever is in it. */
export const rawNames = new Set(['raw', 'verbatim']);

/** Joins commands with their ends; what stands between `{% raw %}` and its end is none. */
export function pairCommands(markdown: string): CommandPair[] {
  const pairs: CommandPair[] = [];
  const open: CommandPair[] = [];
  for (const command of findCommands(markdown)) {
    const raw = open.at(-1);
    const isInRaw = raw && rawNames.has(raw.open.name);
    if (isInRaw && !(command.isEnd && command.name === raw.open.name)) continue;
    if (!command.isEnd) {
      const pair = { open: command, depth: open.length };
      pairs.push(pair);
      if (command.name) open.push(pair);
      continue;
    }
    const index = open.findLastIndex((one) => one.open.name === command.name);
    if (index < 0) continue;
    const [pair] = open.splice(index);
    if (pair) pair.close = command;
  }
  return pairs;
}

/** Whether a command has its lines for itself. */
export function isAlone({ start, end }: Command, markdown: string): boolean {
  const before = markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start);
  const [after = ''] = markdown.slice(end).split('\n', 1);
  return /^[ \t>]*$/.test(before) && after.trim() === '';
}

/** Whether it stands in the address of a link or a picture. */
export const isInAddress = ({ start }: Command, markdown: string): boolean =>
  /(?:\]\(\s*<?|\]:\s*<?|(?:href|src)\s*=\s*["']?)[^\s()<>"']*$/i.test(
    markdown.slice(Math.max(0, start - 200), start),
  );

export const hasCode = (markdown: string): boolean => maskCode(markdown).includes(codeMask);
