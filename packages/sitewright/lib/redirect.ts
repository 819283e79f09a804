import { decodePath } from './remove-escapes.ts';

/** An old address of the site, with where it leads. */
export interface Redirect {
  /** Its path. A part such as `:year` stands for any one, and `*` at the end for all that follows. */
  from: string;
  /** What has to stand behind its `?`, in any order, such as `p=12`. */
  query?: string;
  /** A path of the site, or an address of another one, in which the names of `from` stand for what was there. */
  to: string;
  /** For a time alone; without it for good. */
  status?: 302 | undefined;
}

/** What an address has in the place of `:year`, by its name; that of `*` is `splat`. */
export interface Hole {
  name: string;
}

/** A part of an address: text, or whatever a visitor's address has there. */
export type Part = string | Hole;

/** A redirect whose parts are told apart. */
export interface ParsedRedirect {
  /** As it was written. */
  redirect: Redirect;
  /** The path without escapes, and without a slash at its end but for `/` itself. */
  from: readonly Part[];
  /** The parameters that have to be there, as browsers send them. */
  query: readonly string[];
  /** The address as browsers spell it, up to its `#`. */
  to: readonly Part[];
  /** What begins with `#`; empty without it. */
  anchor: readonly Part[];
  status: 301 | 302;
}

/** The form of a name such as `year` of `:year`, in the letters of any language. */
export const nameForm = String.raw`\p{L}[\p{L}\p{M}\p{N}_]*`;
/** What stands behind a name: no further sign of one. */
export const nameEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`;
/** A part of an address that stands for any one. */
export const holeName = new RegExp(`^:(${nameForm})$`, 'u');
const unspellable = 'is not a path of this site';

/**
 * Tells the parts of a redirect apart.
 *
 * @param basePath what every path of the site begins with
 * @throws Error when `from` is no path of the site, or `to` neither one nor a https: address
 */
export function parseRedirect(redirect: Redirect, basePath = ''): ParsedRedirect {
  const { from, query = '', to, status = 301 } = redirect;
  const path = parseOldPath(from);
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : part.name));
  const { origin, rest } = splitTarget(to);
  const [address, anchor] = splitAt(rest, '#');
  return {
    redirect,
    from: joinTexts([basePath, ...path]),
    query: query ? query.split('&').map(encodeText) : [],
    to: joinTexts([origin || basePath, ...parseTarget(address, names)]),
    anchor: joinTexts(parseTarget(anchor, names)),
    status,
  };
}

/** Whether {@link parseRedirect} reads a redirect. */
export function isRedirect(redirect: Redirect): boolean {
  try {
    return parseRedirect(redirect) !== undefined;
  } catch {
    return false;
  }
}

/** The parts of an old path, without escapes. @throws Error when it is none */
function parseOldPath(from: string): Part[] {
  const segments = from.replace(/(?<=.)\/$/, '').split('/');
  const [first, ...others] = segments;
  if (first !== '' || others.length === 0)
    throw new Error(`${JSON.stringify(from)} ${unspellable}`);
  if (others.join() === '') return ['/'];
  return others.flatMap((one, index): Part[] => {
    const name = one === '*' && index === others.length - 1 ? 'splat' : holeName.exec(one)?.[1];
    if (name) return ['/', { name }];
    const text = decodePath(one);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no path holds control characters.
    if (/%(?![\da-f]{2})/i.test(one) || /^\.{0,2}$|[/\\?#\0-\x1f\x7f]/.test(text)) {
      throw new Error(`${JSON.stringify(from)} ${unspellable}`);
    }
    return ['/', text];
  });
}

/** The origin of another site, and what stands behind it. @throws Error when a target is neither address nor path */
function splitTarget(to: string) {
  const [, origin = '', rest = ''] =
    /^(https:\/\/[\w.-]+(?::\d+)?)?(\/(?![/\\]).*|$)/s.exec(to) ?? [];
  const site = origin || 'https://site.invalid';
  const isWhole =
    (origin || rest) &&
    URL.canParse(rest, site) &&
    decode(new URL(rest, site).href) === decode(site + (rest || '/'));
  // What the parser has changed, such as a backslash, is not what was said.
  if (!isWhole || rest.split('#').length > 2 || rest.endsWith('#')) {
    throw new Error(`${JSON.stringify(to)} ${unspellable}`);
  }
  return { origin, rest: rest || '/' };
}

const splitAt = (text: string, sign: string): [string, string] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
};

/** Finds the names of an old path in a target, and spells the rest of it as browsers do. */
function parseTarget(text: string, names: readonly string[]): Part[] {
  const name = new RegExp(`:(${names.join('|')})${nameEnd}`, 'u');
  const pieces = names.length > 0 ? text.split(name) : [text];
  return pieces.map((one, index) => (index % 2 === 1 ? { name: one } : encodeText(one)));
}

/** Escapes what addresses do not hold as it is; escapes that are there stay. */
const encodeText = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^!-~]|["<>\\^`{|}]/giu, encodeURIComponent);

/** @returns undefined for a text whose escapes are none */
function decode(text: string): string | undefined {
  try {
    return decodeURI(text);
  } catch {
    return undefined;
  }
}

/** Joins texts that follow each other, and leaves out empty ones. */
function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/** Whether an old path stands for several. */
export const isPattern = ({ from }: Pick<ParsedRedirect, 'from'>): boolean =>
  from.some((part) => typeof part !== 'string');

/** The text of parts without holes, or with something in the place of each. */
export const joinParts = (parts: readonly Part[], fill = ({ name }: Hole) => `:${name}`): string =>
  parts.map((part) => (typeof part === 'string' ? part : fill(part))).join('');

/** What `:name` and `*` may stand for: never the beginning of another host. */
export const holes = { part: '([^/\\\\]+)', rest: '([^/\\\\].*)' } as const;

/** Builds what finds the addresses of an old path, without escapes; its groups are the holes in their order. */
export function toPattern({ from }: Pick<ParsedRedirect, 'from'>): RegExp {
  const find = ({ name }: Hole) => (name === 'splat' ? holes.rest : holes.part);
  const parts = from.map((part) => (typeof part === 'string' ? RegExp.escape(part) : find(part)));
  return new RegExp(`^${parts.join('')}${endOf({ from })}$`, 'su');
}

/** What may follow an old path: a slash. */
export const endOf = ({ from }: Pick<ParsedRedirect, 'from'>): '' | '/?' => {
  const last = from.at(-1);
  const hasEnd = typeof last === 'string' ? last.endsWith('/') : last?.name === 'splat';
  return hasEnd ? '' : '/?';
};
