import { isPattern, type ParsedRedirect, type Redirect, toPattern } from '../lib/redirect.ts';
import { encodePath } from '../lib/remove-escapes.ts';
import type { Deployment } from './deployment.ts';
import { sortRedirects, spellBoth } from './redirects.ts';
import { printRedirectRules, type RedirectRule } from './syntax/print-rules.ts';

/** https://developers.cloudflare.com/workers/static-assets/redirects/ */
const redirectLimits = { byQuery: 0, byPath: 2000, byPattern: 100 } as const;

/** A redirect that a host does not make, and why. */
export interface LostRedirect {
  redirect: Redirect;
  reason: string;
}

/**
 * Chooses the rules of `_redirects`: all that the host reads, or for none in particular what Cloudflare and Netlify
 * read alike.
 *
 * @param urlPaths the paths of the served files, which Cloudflare would not send where a rule is
 */
export function chooseRules(
  redirects: readonly Redirect[],
  host: Deployment['host'],
  urlPaths: readonly string[],
): { rules: RedirectRule[]; lost: LostRedirect[]; hasAccentsApart: boolean } {
  const isNetlify = host === 'netlify';
  const lost: LostRedirect[] = [];
  const sorted = sortRedirects(redirects, '');
  let hasAccentsApart = true;
  const rules = (['byQuery', 'byPath', 'byPattern'] as const).flatMap((kind) => {
    const all = sorted[kind];
    const room: number = isNetlify ? Infinity : redirectLimits[kind];
    let left = room;
    // Where there is no room for all spellings of each, there may be for some.
    const hasRoom = (one: (typeof spellings)[number]) =>
      all.flatMap((move) => spellRules(move, one)).length <= left;
    const chosen = spellings.find(hasRoom) ?? 'as written';
    hasAccentsApart &&= chosen === 'accents apart too';
    return all.flatMap((move) => {
      const spelled = spellRules(move, chosen);
      const reason =
        room === 0
          ? 'it reads nothing behind ?'
          : spelled.length > left
            ? `it reads ${room} ${kind === 'byPath' ? 'paths' : 'patterns'}`
            : (!isNetlify && findHidden(move, urlPaths)) || describeUnprintable(spelled);
      if (reason) {
        lost.push({ redirect: move.redirect, reason });
        return [];
      }
      left -= spelled.length;
      return spelled;
    });
  });
  return { rules, lost, hasAccentsApart };
}

/** In how many spellings an old path stands in the rules, the most first: hosts compare them sign by sign. */
const spellings = ['accents apart too', 'with and without a slash', 'as written'] as const;

function spellRules(move: ParsedRedirect, spelling: (typeof spellings)[number]): RedirectRule[] {
  const apart = move.from.map((one) => (typeof one === 'string' ? one.normalize('NFD') : one));
  const forms = spelling === 'accents apart too' ? [move, { ...move, from: apart }] : [move];
  const rules = forms.flatMap((form) => spellSlashes(form, spelling === 'as written'));
  return [...new Map(rules.map((rule) => [JSON.stringify(rule.from), rule])).values()];
}

function spellSlashes(move: ParsedRedirect, isTight: boolean): RedirectRule[] {
  const { redirect, query, status } = move;
  const to = [...move.to, ...move.anchor];
  const rule = (from: RedirectRule['from']) => ({ from, query, to, status });
  const last = move.from.at(-1);
  const isWhole = typeof last === 'object' && last.name === 'splat';
  const from = move.from.map((part) => (typeof part === 'string' ? encodePath(part) : part));
  if (isWhole) {
    // A second slash before the rest would make it the name of another host.
    const isAtStart = move.to[0] === '/' && typeof move.to[1] === 'object';
    const guard = { from: [...from.slice(0, -1), '/', last], query, to: ['/'], status } as const;
    return [...(isAtStart ? [guard] : []), rule(from)];
  }
  const both = spellBoth(move).length > 1 ? [from, [...from, '/']] : [from];
  const written = redirect.from.endsWith('/') ? both.slice(-1) : both.slice(0, 1);
  return (isTight ? written : both).map(rule);
}

/** Says which file of the site a pattern would hide. */
function findHidden(move: ParsedRedirect, urlPaths: readonly string[]): string | undefined {
  if (!isPattern(move)) return undefined;
  const pattern = toPattern(move);
  const hidden = urlPaths.find((one) => pattern.test(decodeURIComponent(one)));
  return hidden && `it would not send ${hidden}, which the pattern fits`;
}

function describeUnprintable(rules: readonly RedirectRule[]): string | undefined {
  try {
    printRedirectRules(rules);
    return undefined;
  } catch {
    return 'it takes : and * for signs of its own';
  }
}
