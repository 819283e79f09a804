import { statSync } from 'node:fs';
import path from 'node:path';
import { type Hole, joinParts, type ParsedRedirect } from '../lib/redirect.ts';
import { decodePath, encodePath } from '../lib/remove-escapes.ts';
import {
  addOtherSpellings,
  readRedirects,
  redirectsFile,
  sortRedirects,
  spellBoth,
  takesQuery,
} from './redirects.ts';
import { findPaths } from './syntax/address-pattern.ts';

/** Where a request is sent on to. */
interface FoundRedirect {
  status: number;
  location: string;
}

/**
 * Finds where an address leads by what a built site says, which is read anew when a build has changed it.
 *
 * @returns takes a path as it was sent, what it has from its `?` on, what every path of the site begins with, and
 *   whether a page or a file is there, which a pattern does not hide
 * @throws UserError when another version of this project has built the site
 */
export function createRedirectFinder(folder: string) {
  let read: { key: string; table: ReturnType<typeof readTable> } | undefined;
  // What is wrong is said now, not with each request.
  readRedirects(folder);
  return (
    sent: string,
    query: string,
    base: string,
    isThere: boolean,
  ): FoundRedirect | undefined => {
    const stats = statSync(path.join(folder, redirectsFile), { throwIfNoEntry: false });
    const key = `${base} ${stats?.ino} ${stats?.mtimeMs} ${stats?.size}`;
    if (read?.key !== key) read = { key, table: readTable(folder, base) };
    const { byQuery, byPath, byPattern } = read.table;
    const address = decodePath(sent);
    const parameters = query.slice(1).split('&');
    const asked = byQuery
      .get(address)
      ?.find((one) => one.query.every((parameter) => parameters.includes(parameter)));
    const exact = asked ?? byPath.get(address);
    if (exact) return answer(exact, query);
    if (isThere) return undefined;
    for (const { move, pattern, names } of byPattern) {
      // Its escapes stay as they were sent.
      const values = pattern.exec(sent);
      if (values) return answer(move, query, ({ name }) => values[names.indexOf(name) + 1] ?? '');
    }
    return undefined;
  };
}

function readTable(folder: string, base: string) {
  const { byQuery, byPath, byPattern } = sortRedirects(
    addOtherSpellings(readRedirects(folder)),
    base,
  );
  const spell = (moves: readonly ParsedRedirect[]) =>
    moves.flatMap((move) => spellBoth(move).map((one) => [one, move] as const));
  return {
    byPath: new Map(spell(byPath)),
    byQuery: new Map(
      [...Map.groupBy(spell(byQuery), ([one]) => one)].map(
        ([one, moves]) => [one, moves.map(([, move]) => move)] as const,
      ),
    ),
    byPattern: byPattern.map((move) => ({
      move,
      pattern: new RegExp(`${findPaths(move, { spell: encodePath })}$`, 's'),
      names: move.from.flatMap((part) => (typeof part === 'string' ? [] : part.name)),
    })),
  };
}

function answer(move: ParsedRedirect, query: string, fill?: (hole: Hole) => string): FoundRedirect {
  const behind = takesQuery(move) ? query : '';
  const location = joinParts(move.to, fill) + behind + joinParts(move.anchor, fill);
  return { status: move.status, location };
}
