import { joinParts, type ParsedRedirect, toPattern } from '../lib/redirect.ts';
import { type SortedRedirects, takesQuery } from './redirects.ts';
import { fillHoles, findPaths } from './syntax/address-pattern.ts';
import { escapeSigns, Variable } from './syntax/directives.ts';
import type { NginxDirective } from './syntax/print-nginx.ts';

/**
 * At most so many old paths are tried one after the other. Ten thousand locations of their own would take nginx
 * a minute to read.
 */
const groupSize = 100;
const query = [new Variable('is_args'), new Variable('args')] as const;

/** Builds what leads on before nginx looks for a file: no file of the site is at such an address. */
export function buildServerRedirects({ byQuery, byPath }: SortedRedirects): NginxDirective[] {
  const groups = divide(
    byPath.map((move) => [joinParts(move.from), move]),
    1,
  );
  return [
    ...byQuery.map((move) => ({
      words: condition('request_uri', findQuery(move)),
      block: [{ words: ['return', String(move.status), joinParts([...move.to, ...move.anchor])] }],
    })),
    ...groups.flatMap(({ start, moves }) => {
      const rules = moves.map(rewritePath);
      return groups.length > 1
        ? [{ words: condition('uri', `^${escapeSigns(start)}`), block: rules }]
        : rules;
    }),
  ];
}

/**
 * Builds the locations of patterns, of which the first that fits leads on.
 *
 * @param notFound what answers where a path only looked as if it fitted
 */
export const buildPatternRedirects = (
  { byPattern }: SortedRedirects,
  notFound: NginxDirective,
): NginxDirective[] =>
  byPattern.map((move) => ({
    words: ['location', '~', `${findPaths(move)}$`],
    block: [rewritePath(move), notFound],
  }));

/** Whether a pattern fits a path, which then needs a location of its own. */
export function createPatternTest({ byPattern }: SortedRedirects): (path: string) => boolean {
  const patterns = byPattern.map(toPattern);
  return (path) => patterns.some((one) => one.test(path));
}

/** Rewrites escape what they put in, which the paths of locations are not. */
function rewritePath(move: ParsedRedirect): NginxDirective {
  const target = fillHoles(move.to, move, (group) => new Variable(`${group}` as const));
  const anchor = fillHoles(move.anchor, move, (group) => new Variable(`${group}` as const));
  // With a question mark at its end nothing is added.
  const whole = !takesQuery(move)
    ? [...target, ...anchor, '?']
    : anchor.length > 0
      ? [...target, ...query, ...anchor, '?']
      : target;
  const flag = move.status === 301 ? 'permanent' : 'redirect';
  // `\z` is the end, as a dollar sign would begin a variable.
  return { words: ['rewrite', `${findPaths(move)}\\z`, whole, flag] };
}

const condition = (name: 'uri' | 'request_uri', pattern: string): NginxDirective['words'] => [
  'if',
  ['(', new Variable(name)],
  '~',
  pattern,
  ')',
];

function findQuery(move: ParsedRedirect): string {
  const path = findPaths(move, { spell: encodeURI });
  const each = move.query.map((one) => `(?=(?:.*&)?${escapeSigns(one)}(?:&|\\z))`);
  return `${path}\\?${each.join('')}`;
}

type Entry = readonly [path: string, move: ParsedRedirect];

/** Divides old paths into groups that begin alike. */
function divide(
  entries: readonly Entry[],
  depth: number,
): { start: string; moves: ParsedRedirect[] }[] {
  const moves = entries.map(([, move]) => move);
  const start = entries[0]?.[0].slice(0, depth) ?? '';
  if (entries.length <= groupSize) return [{ start, moves }];
  const alike = Map.groupBy(entries, ([path]) => path.slice(0, depth + 1));
  return [...alike].flatMap(([next, those]) =>
    // Paths that are alike to their end, as with a slash.
    next.length <= depth
      ? [{ start: next, moves: those.map(([, move]) => move) }]
      : divide(those, depth + 1),
  );
}
