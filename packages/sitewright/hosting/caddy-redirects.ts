import { joinParts, type ParsedRedirect } from '../lib/redirect.ts';
import { encodePath } from '../lib/remove-escapes.ts';
import { listSpellings, type SortedRedirects, spellBoth, takesQuery } from './redirects.ts';
import type { ServedFile } from './served-files.ts';
import { fillHoles, findPaths } from './syntax/address-pattern.ts';
import { escapeSigns, Variable } from './syntax/directives.ts';
import type { CaddyDirective } from './syntax/print-caddy.ts';

/**
 * Lists the paths that lead on, for the table of them: each with where it leads, the place there, and the status.
 *
 * @param files the served files, with the base path in their URLs
 */
export const listRedirectRows = (
  { byPath }: SortedRedirects,
  files: readonly ServedFile[],
  basePath: string,
): string[][] => [
  ...byPath.flatMap((move) =>
    spellBoth(move).map((path) => [
      path,
      joinParts(move.to),
      joinParts(move.anchor),
      String(move.status),
    ]),
  ),
  ...listSpellings(files, basePath).map(({ from, to }) => [
    decodeURIComponent(from),
    to,
    '',
    '308',
  ]),
];

interface Rules {
  matchers: CaddyDirective[];
  answers: CaddyDirective[];
}

/** Builds what a table of paths cannot say. */
export function buildRedirectRules({
  byQuery,
  byPattern,
}: SortedRedirects): Record<'byQuery' | 'byPattern', Rules> {
  return {
    byQuery: buildRules(byQuery, matchQuery),
    byPattern: buildRules(byPattern, matchPattern),
  };

  function matchQuery(move: ParsedRedirect): CaddyDirective[] {
    return [
      { words: ['vars', new Variable('path'), ...spellBoth(move)] },
      { words: ['vars_regexp', new Variable('query'), findParameters(move.query)] },
    ];
  }

  /** An address keeps its escapes in `{uri}`; what it has behind `?` is the last group, unless that is nothing. */
  function matchPattern(move: ParsedRedirect, name: string): CaddyDirective[] {
    const path = findPaths(move, { spell: encodePath, end: '?' });
    return [{ words: ['vars_regexp', name, new Variable('uri'), `${path}(\\?.+)?\\??$`] }];
  }
}

/** Builds what finds parameters in any order. Go’s expressions do not look ahead, so that each order is written. */
function findParameters(parameters: readonly string[]): string {
  const orders = permute(parameters.map(escapeSigns)).map((one) => one.join('(?:&.*)?&'));
  return `(?:^|&)(?:${orders.join('|')})(?:&|$)`;
}

const permute = (texts: readonly string[]): string[][] =>
  texts.length < 2
    ? [[...texts]]
    : texts.flatMap((first, at) => permute(texts.toSpliced(at, 1)).map((rest) => [first, ...rest]));

function buildRules(
  moves: readonly ParsedRedirect[],
  match: (move: ParsedRedirect, name: string) => CaddyDirective[],
): Rules {
  const rules = moves.map((move, index) => {
    const group = (one: number) => new Variable(`re.site_${index}.${one}` as const);
    const last = move.from.filter((part) => typeof part !== 'string').length + 1;
    const target = [
      ...fillHoles(move.to, move, group),
      ...(takesQuery(move) ? [group(last)] : []),
      ...fillHoles(move.anchor, move, group),
    ];
    const matcher = `@site_${move.query.length > 0 ? 'query' : 'pattern'}_${index}`;
    return {
      matcher: { words: [matcher], block: match(move, `site_${index}`) },
      answer: { words: ['redir', matcher, target, String(move.status)] },
    };
  });
  return {
    matchers: rules.map(({ matcher }) => matcher),
    answers: rules.map(({ answer }) => answer),
  };
}
