import { isElement } from './html-elements.ts';
import { codeMask, maskCode } from './mask-code.ts';

/**
 * A command of a site generator in a text, such as `{% hint %}` of Jekyll, Nunjucks and GitBook, `{{< figure >}}` of
 * Hugo, `<Card>` of MDX and Vue, `[button]` of WordPress, and `{{ page.title }}`.
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
  /** Whether it says that it has no end. */
  isClosed: boolean;
  /** Whether it is one with its end alone: a word in angle brackets, or in square ones, is none without it. */
  needsEnd: boolean;
  /** Whether it is a component, whose words may stand further to the right. */
  isComponent: boolean;
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
const shortcode = /\{\{[<%]\s*(\/?)\s*([\w./-]+)(.*?)(\/?)\s*[>%]\}\}/gs;
const component =
  /<(\/?)([A-Z]\w*(?:\.\w+)*|[a-z]\w*(?:-\w+)+)((?:\s+(?:[^<>"'{}/]|\/(?!>)|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)?)\s*(\/?)>/g;
const inBrackets =
  /\[(\/?)([a-z][\w-]*)((?:[ \t]+[\w-]+=(?:"[^"\n]*"|“[^”\n]*”|'[^'\n]*'|[^\s[\]"']+))*)[ \t]*(\/?)\](?![([:])/gi;
const value = /\{\{[-~]?(?![<%{])()()(.*?)[-~]?\}\}/gs;

/** Finds the commands of a text outside its code, in their order. */
function findCommands(markdown: string): Command[] {
  const masked = maskCode(markdown);
  const make = (match: RegExpExecArray, kind: Partial<Command> = {}): Command => {
    const { 0: written, 1: slash, 2: word = '', 3: rest = '', 4: closed, index: start } = match;
    const { needsEnd = false, isComponent = false } = kind;
    const [, ended] = (!isComponent && /^end_?([a-z].*)/i.exec(word)) || [];
    return {
      name: (ended ?? word).toLowerCase(),
      rest: rest.trim(),
      ...readWords(rest),
      isEnd: slash === '/' || ended !== undefined,
      isClosed: closed === '/',
      needsEnd: needsEnd && !closed,
      isComponent,
      start,
      end: start + written.length,
    };
  };
  const found = [
    ...[...masked.matchAll(tag)].map((match) => make(match)),
    ...[...masked.matchAll(shortcode)].map((match) => make(match)),
    ...[...masked.matchAll(component)].flatMap((match) =>
      isElement(match[2] ?? '') ? [] : make(match, { needsEnd: true, isComponent: true }),
    ),
    ...[...masked.matchAll(inBrackets)].map((match) => make(match, { needsEnd: !match[3] })),
    ...[...masked.matchAll(value)].map((match) => make(match)),
  ].sort((one, other) => one.start - other.start);
  return found.filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0));
}

function readWords(rest: string): Pick<Command, 'named' | 'others'> {
  const named = new Map<string, string>();
  const others: string[] = [];
  const words =
    /(?:([\w:@.-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|“([^”]*)”|(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'=,]+))/g;
  for (const [, name, ...values] of rest.matchAll(words)) {
    const said = (values.find((one) => one !== undefined) ?? '').replace(
      /^\{\s*(["'`])([^"'`]*)\1\s*\}$/,
      '$2',
    );
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
      const pair = { open: command, depth: 0 };
      pairs.push(pair);
      if (command.name && !command.isClosed) open.push(pair);
      continue;
    }
    const index = open.findLastIndex((one) => one.open.name === command.name);
    if (index < 0) continue;
    const [pair] = open.splice(index);
    if (pair) pair.close = command;
  }
  const whole = pairs.filter(({ open: { needsEnd }, close }) => close || !needsEnd);
  const ends: number[] = [];
  for (const pair of whole) {
    while ((ends.at(-1) ?? Infinity) <= pair.open.start) ends.pop();
    pair.depth = ends.length;
    if (pair.close) ends.push(pair.close.end);
  }
  return whole;
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
