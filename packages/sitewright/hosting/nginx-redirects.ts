import { joinParts, type ParsedRedirect } from '../lib/redirect.ts';
import { encodePath } from '../lib/remove-escapes.ts';
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
  // A rewrite would take out the escapes of where it leads to.
  const [plain = [], escaped = []] = [false, true].map((isEscaped) =>
    byPath.filter(({ to }) => joinParts(to).includes('%') === isEscaped),
  );
  const groups = divide(
    plain.map((move) => [joinParts(move.from), move]),
    1,
  );
  return [
    ...byQuery.map((move) => ({
      words: condition('request_uri', findQuery(move)),
      block: [answer(move)],
    })),
    ...escaped.map((move) => ({
      words: condition('uri', `${findPaths(move)}\\z`),
      block: [answer(move)],
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
 * Builds the location of what patterns may fit, of which the first that does leads on. It reads addresses as they were
 * sent: a rewrite would take `%3F` for the beginning of a query.
 *
 * @param notFound what answers where a path only looked as if one fitted
 */
export function buildPatternRedirects(
  { byPattern }: SortedRedirects,
  notFound: NginxDirective,
): NginxDirective[] {
  if (byPattern.length === 0) return [];
  const moves = byPattern.map((move) => ({
    words: condition('request_uri', `${findPaths(move, asSent)}(?:\\?.*)?\\z`),
    block: [answer(move)],
  }));
  return [{ words: ['location', '~', findLoosely(byPattern)], block: [...moves, notFound] }];
}

const asSent = { spell: encodePath, end: '?' };

/** Whether a pattern may fit a path, which then needs a location of its own. */
export function createPatternTest({ byPattern }: SortedRedirects): (path: string) => boolean {
  const pattern = new RegExp(byPattern.length > 0 ? findLoosely(byPattern) : '(?!)');
  return (path) => pattern.test(path);
}

/** Finds what may be the path of one of several patterns, without escapes. */
const findLoosely = (moves: readonly ParsedRedirect[]): string =>
  `^(?:${moves.map(({ from }) => from.map(findPart).join('')).join('|')})`;

const findPart = (part: ParsedRedirect['from'][number]) =>
  typeof part === 'string'
    ? part.replaceAll(/[\udc80-\udcff]|[^\udc80-\udcff]+/gu, (one) =>
        /\p{Cs}/u.test(one) ? '.' : escapeSigns(one),
      )
    : '(?s:.+)';

function answer(move: ParsedRedirect): NginxDirective {
  const fill = (parts: ParsedRedirect['to']) =>
    fillHoles(parts, move, (group) => new Variable(`${group}` as const));
  const target = [...fill(move.to), ...(takesQuery(move) ? query : []), ...fill(move.anchor)];
  return { words: ['return', String(move.status), target] };
}

/** Rewrites escape what they put in, which the paths of locations are not. */
function rewritePath(move: ParsedRedirect): NginxDirective {
  const [target, anchor] = [[joinParts(move.to)], [joinParts(move.anchor)]];
  // With a question mark at its end nothing is added.
  const whole = !takesQuery(move)
    ? [...target, ...anchor, '?']
    : move.anchor.length > 0
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
  const path = findPaths(move, { spell: encodePath });
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
