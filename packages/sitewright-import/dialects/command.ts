import type { Part } from './rule.ts';

/** A command such as `{% hint %}`, `{{< figure >}}`, `<Card>` or `[button]`, with what stands up to its end. */
export interface Command {
  /** What it does, in small letters. */
  name: string;
  /** What stands behind the name. */
  rest: string;
  /** What it says by name, and what without one. */
  named: ReadonlyMap<string, string>;
  others: readonly string[];
  /** What it is in the text, up to its own last sign. */
  written: string;
  start: number;
  /** Where what stands in it begins and ends; undefined for one without an end. */
  inside: { start: number; end: number } | undefined;
  /** Where all of it ends. */
  end: number;
}

/** How a system writes commands: the groups are a slash of an end, the name, the rest, and a slash that closes. */
export interface Syntax {
  find: RegExp;
  /** Whether a word in such brackets is a command only where it has an end. */
  needsEnd?: (match: RegExpExecArray) => boolean;
  isCommand?: (name: string) => boolean;
}

/** @returns undefined for the end of a command, and for words that are none */
export function readCommand(
  match: RegExpExecArray,
  { find, needsEnd, isCommand }: Syntax,
  { masked, source }: Part,
): Command | undefined {
  const { index: start, 0: found, 2: word = '' } = match;
  const rest =
    source
      .slice(start, start + found.length)
      .match(new RegExp(find.source, find.flags.replace('g', '')))?.[3] ?? '';
  const name = word.toLowerCase();
  if (isEnd(match) || isCommand?.(word) === false) return undefined;
  const afterOpen = start + found.length;
  const close = match[4] === '/' ? undefined : findEnd(name, afterOpen, masked, find);
  if (!close && match[4] !== '/' && needsEnd?.(match)) return undefined;
  const words = readWords(rest);
  const inside = close && { start: afterOpen, end: close.start };
  const written = source.slice(start, afterOpen);
  return {
    name,
    rest: rest.trim(),
    ...words,
    written,
    start,
    inside,
    end: close?.end ?? afterOpen,
  };
}

const isEnd = ([, slash, name = '']: RegExpExecArray): boolean =>
  slash === '/' || /^end_?[a-z]/i.test(name);

function findEnd(name: string, from: number, masked: string, find: RegExp) {
  let depth = 0;
  for (const match of masked
    .slice(from)
    .matchAll(new RegExp(find.source, `${find.flags.replace('g', '')}g`))) {
    const other = (match[2] ?? '').toLowerCase();
    const ends = isEnd(match);
    if (!ends && other === name && match[4] !== '/') depth += 1;
    if (!ends || (other !== name && other.replace(/^end_?/, '') !== name)) continue;
    if (depth === 0) {
      const start = from + match.index;
      return { start, end: start + match[0].length };
    }
    depth -= 1;
  }
  return undefined;
}

function readWords(rest: string): Pick<Command, 'named' | 'others'> {
  const named = new Map<string, string>();
  const others: string[] = [];
  const words =
    /(?:([\w:@.-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|“([^”]*)”|(\{(?:[^{}]|\{[^{}]*\})*\})|([^\s"'=,]+))/g;
  for (const [, name, ...values] of rest.matchAll(words)) {
    const said = (values.find((one) => one !== undefined) ?? '')
      .replace(/^\{\s*(["'`])([^"'`]*)\1\s*\}$/, '$2')
      .trim();
    if (name) named.set(name.toLowerCase(), said);
    else others.push(said);
  }
  return { named, others };
}

/** What stands before a command in its line where nothing but signs of quotes does, and nothing behind it. */
export function prefixOf({ start, inside, end }: Command, { source }: Part): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const isAlone = (at: number) => source.slice(at).split('\n', 1)[0]?.trim() === '';
  if (!/^[ \t>]*$/.test(before) || !isAlone(end)) return undefined;
  const isSplit =
    !inside || /^[ \t]*\n[\s\S]*\n[ \t>]*$|^\s*$/.test(source.slice(inside.start, inside.end));
  return isSplit ? before : undefined;
}

/** Whether something stands in the address of a link or a picture. */
export const isInAddress = (start: number, { source }: Part): boolean =>
  /(?:\]\(\s*<?|\]:\s*<?|(?:href|src)\s*=\s*["']?)[^\s()<>"']*$/i.test(
    source.slice(Math.max(0, start - 200), start),
  );
