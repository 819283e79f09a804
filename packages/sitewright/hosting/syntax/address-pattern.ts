import { endOf, type Hole, holes, type ParsedRedirect, type Part } from '../../lib/redirect.ts';
import { escapeSigns } from './directives.ts';

interface Options {
  /** How a text of the path is spelled where the pattern looks for it; without escapes if that is not said. */
  spell?: (text: string) => string;
  /** What a path cannot hold, as a set of signs in a pattern, such as `?` where a query follows. */
  end?: string;
}

/** What some send as an escape in a path, such as `%3B`, and others as it is. */
const mayBeEscaped = /([!$&'()*+,:;=@])/;

/**
 * Builds a regular expression for a server that finds the paths of a redirect; its groups are the holes in their
 * order. It begins at the path's beginning, and ends where the path may: what follows is the caller's.
 *
 * @throws Error for a sign that servers cannot escape
 */
export function findPaths(
  { from }: Pick<ParsedRedirect, 'from'>,
  { spell, end = '' }: Options = {},
): string {
  const find = ({ name }: Hole) => {
    const hole = name === 'splat' ? holes.rest : holes.part;
    return hole.replace('[^/', `[^${end}/`).replace('.*', end ? `[^${end}]*` : '.*');
  };
  // Escapes are sent in letters of either case.
  const ofEitherCase = (letter: string) => `[${letter}${letter.toLowerCase()}]`;
  const escapeBoth = (sign: string) => {
    const escaped = `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
    return `(?:${escapeSigns(sign)}|${escapeSigns(escaped)})`;
  };
  const write = (text: string) =>
    (spell ? spell(text).split(mayBeEscaped) : [text])
      .map((one, index) => (index % 2 === 0 ? escapeSigns(one) : escapeBoth(one)))
      .join('')
      .replaceAll(/(?<=\\x25[\dA-F]?)[A-F]/g, ofEitherCase);
  const parts = from.map((part) => (typeof part === 'string' ? write(part) : find(part)));
  return `^${parts.join('')}${endOf({ from })}`;
}

/** Puts what a server fills in into the place of each hole. */
export function fillHoles<Filled>(
  parts: readonly Part[],
  { from }: Pick<ParsedRedirect, 'from'>,
  fill: (group: number) => Filled,
): (string | Filled)[] {
  const names = from.flatMap((part) => (typeof part === 'string' ? [] : part.name));
  return parts.map((part) =>
    typeof part === 'string' ? part : fill(names.indexOf(part.name) + 1),
  );
}
