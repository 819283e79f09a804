import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import {
  holeName,
  isPattern,
  isRedirect,
  joinParts,
  nameEnd,
  nameForm,
  parseRedirect,
  type Redirect,
  toPattern,
} from '../../lib/redirect.ts';
import { suggestName } from '../messages/find-like-name.ts';
import type { FieldContext } from './field-context.ts';
import { splitRedirectSource } from './redirect-source.ts';
import { mayBePage } from './target.ts';

/** An entry of redirects.yaml as it is written. */
export interface Entry {
  from: string;
  to: string;
  status?: 301 | 302 | undefined;
}

/** Takes the query out of an old address. */
export function toRedirect({ from, to, status }: Entry): Redirect {
  const { path, query } = splitRedirectSource(from);
  return {
    from: path,
    ...(query && { query }),
    to,
    ...(status === 302 && { status }),
  };
}

/** What is wrong with an entry beside the others: its field, and what is expected there. */
type Mistake = readonly [index: number, field: 'from' | 'to', message: string];

/**
 * Finds what is wrong with where old addresses lead, and with those that another one hides.
 *
 * @param entries that may be wrong, or of which fields may be, which is said elsewhere
 */
export function findMistakes(entries: readonly Partial<Entry>[], known: FieldContext): Mistake[] {
  /** Where the first of each old address leads. */
  const targets = new Map<string, unknown>();
  const written = new Map<string, unknown>();
  const patterns: { pattern: RegExp; from: string }[] = [];
  const mistakes: Mistake[] = [];
  const all = entries.map((one) => {
    const entry: Partial<Entry> = Object(one);
    return { ...read(entry), entry };
  });
  for (const [index, { move, key, entry }] of all.entries()) {
    if (!move) continue;
    if (targets.has(key)) {
      const other = written.get(key);
      const same =
        other === entry.from ? '' : `, as ${JSON.stringify(other)} is, which is the same`;
      mistakes.push([index, 'from', `an old path that is not listed above${same}`]);
      continue;
    }
    targets.set(key, entry.to);
    written.set(key, entry.from);
    if (!isPattern(move) || move.query.length > 0) continue;
    // What no other pattern of the same length says.
    const sample = joinParts(move.from, ({ name }) => (name === 'splat' ? '0/0' : '0'));
    const hiding = patterns.find(({ pattern }) => pattern.test(sample));
    if (hiding) {
      const message = `a pattern that none above it hides: put it above "${hiding.from}"`;
      mistakes.push([index, 'from', message]);
    }
    patterns.push({ pattern: toPattern(move), from: entry.from ?? '' });
  }
  for (const [index, { move, entry }] of all.entries()) {
    if (typeof entry.to !== 'string') continue;
    const isRead = !move || isRedirect({ ...move.redirect, to: entry.to });
    const message =
      describeTarget(entry.to, entry.from, move !== undefined) ??
      (isRead ? undefined : 'a path as browsers ask for it, without .. or its escapes');
    if (message) mistakes.push([index, 'to', message]);
  }
  return mistakes;

  function describeTarget(to: string, from = '', isRead: boolean): string | undefined {
    const names = readNames(from);
    if (/^https?:/i.test(to)) return describeAddress(to, names);
    const [path = '', rest = ''] = to.split(/(?=[?#])(.*)/s);
    const unknown = describeUnknownName(to, names);
    if (unknown) return unknown;
    if (names.some((name) => new RegExp(`:${name}${nameEnd}`, 'u').test(path))) {
      return isRead ? describePatternTarget(path, from) : undefined;
    }
    if (!isPage(path) && !isOtherFile(path)) return describeChain(path) ?? describePlace(to, path);
    const isRest = /^(\?[^#\s{}"<>\\^`|;]*)?(#([\p{L}\p{M}\p{N}_.~-]|%[\da-f]{2})+)?$/iu.test(rest);
    return isRest ? undefined : describePlace(to, path);
  }

  function isPage(path: string): boolean {
    return mayBePage(path, { paths: known.paths, lacksPaths: known.lacksPaths });
  }

  /** Says where another old address leads in the end. */
  function describeChain(path: string): string | undefined {
    const seen: string[] = [];
    let next = path;
    while (targets.has(next) && !isPage(next) && !seen.includes(next)) {
      seen.push(next);
      next = String(targets.get(next)).split(/[?#]/)[0] ?? '';
    }
    if (seen.length === 0) return undefined;
    return seen.includes(next)
      ? `the path of a page of this site, as ${path} leads back to itself`
      : `${JSON.stringify(String(targets.get(seen.at(-1) ?? '')))}, where ${path} leads in its turn`;
  }

  function describePlace(to: string, path: string): string {
    if (known.paths.has(path))
      return `a page, and behind it # with the name of a place there, such as "${path}#name"`;
    if (/^[a-z][a-z\d+.-]*:/i.test(to))
      return 'a page, a file or a https: address, as an old address leads to nothing else: put the link on a page, and let it lead there';
    const like = suggestName(to, known.paths);
    return `the path of a page of this site${like || ', of a file, which begins with /files/, or a https: address'}`;
  }

  /** A path that has pages where a pattern puts something in. */
  function describePatternTarget(path: string, from: string): string | undefined {
    const sample = parseRedirect({ from: splitRedirectSource(from).path, to: path });
    const target = joinParts(sample.to, () => '0');
    const again = patterns.find(({ pattern }) => pattern.test(decodeURI(target)));
    if (again)
      return `a path that no pattern of this file fits, as "${again.from}" would lead on from there`;
    const shape = toPattern({ from: sample.to });
    const isThere = known.lacksPaths || [...known.paths].some((one) => shape.test(one));
    if (isThere || /\.\w+$/.test(path)) return undefined;
    const start = path.slice(0, path.indexOf(':'));
    const below = [...known.paths].find((one) => one.startsWith(start) && one !== start);
    const like = below ? `, such as "${below}"` : suggestName(start.slice(0, -1), known.paths);
    return `a path of which this site has pages${like}; none has the shape of "${target}"`;
  }
}

/** A file that the build writes, such as a feed, which says so itself where it is none. */
const isOtherFile = (path: string) =>
  /^(\/(?!\.\.?(\/|$))[\p{L}\p{M}\p{N}\w.~%-]+)+$/u.test(path) &&
  /\.(?!html$)[a-z\d]+$/i.test(path) &&
  !path.startsWith('/files/');

function describeAddress(to: string, names: readonly string[]): string | undefined {
  const [, host = ''] = /^https:\/\/([^/?#]*)/.exec(to) ?? [];
  return isPublicAddress(`https://${host}`) &&
    /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i.test(host) &&
    !/[\s{}"<>\\^`|;]/.test(to)
    ? describeUnknownName(to.slice(8 + host.length), names)
    : `the https: address of another site, whose host is written out, such as "https://shop.example.com/:splat"${describePrivate(`https://${host}`)}`;
}

/** What is wrong with a name in a target that its pattern does not have. */
function describeUnknownName(to: string, names: readonly string[]): string | undefined {
  return names.length > 0 && findNames(to).some((name) => !names.includes(name))
    ? `a name that "from" has, one of ${names.map((one) => `:${one}`).join(', ')}`
    : undefined;
}

/** The names in a target that look like those of a pattern. */
const findNames = (to: string): string[] =>
  [...to.matchAll(new RegExp(`(?<=[/=-]):(${nameForm})`, 'gu'))].map(([, name = '']) => name);

/** The names of what a pattern stands for. */
function readNames(from: unknown): string[] {
  const parts = splitRedirectSource(String(from)).path.replace(/\/$/, '').split('/');
  return parts.flatMap((one) => (one === '*' ? 'splat' : (holeName.exec(one)?.[1] ?? [])));
}

/** What an old address says whatever its spelling, and its parts; nothing of one that is wrong. */
function read({ from }: Partial<Entry>) {
  if (typeof from !== 'string') return {};
  try {
    const { path, query } = splitRedirectSource(from);
    const move = parseRedirect({ from: path, query, to: '/' });
    const parameters = move.query.toSorted().join('&');
    const key = joinParts(move.from, ({ name }) => (name === 'splat' ? '*' : ':'));
    // A letter and its accent may be one sign or two.
    return { move, key: (parameters ? `${key}?${parameters}` : key).normalize('NFC') };
  } catch {
    return {};
  }
}
