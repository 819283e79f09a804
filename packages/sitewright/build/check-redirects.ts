import { formatProblem } from '../content/messages/problem.ts';
import type { ContentValue } from '../content/validate/content-values.ts';
import type { Deployment } from '../hosting/deployment.ts';
import { listOtherSpellings } from '../hosting/other-spellings.ts';
import { chooseRules } from '../hosting/redirect-rules.ts';
import { releaseFile } from '../hosting/release.ts';
import { getUrlPath, listFilesIn, type ServedFile } from '../hosting/served-files.ts';
import { isPattern, joinParts, parseRedirect, type Redirect, toPattern } from '../lib/redirect.ts';
import { decodePath } from '../lib/remove-escapes.ts';
import { hostFiles } from './host-files.ts';

type ReadValues = () => Iterable<ContentValue>;

/**
 * Looks for old paths at which a host may send a file of the site, or hide one of its own, where another
 * redirects, and for those that lead to a file which is not there. One that leads to the page which is sent there
 * may have moved: `/about.html` to `/about`.
 *
 * @param folder the folder to deploy, before what hosts read is written
 * @param languages the folders of the languages but the first one
 * @param readValues gives all values of the content, to tell editors where a path is written
 * @returns a line for each
 */
export function findOldPathProblems(
  folder: string,
  moved: readonly Redirect[],
  { languages, origin }: { languages: readonly string[]; origin: string },
  readValues: ReadValues,
): string[] {
  const files = [...listFilesIn(folder), releaseFile, ...hostFiles];
  const taken = new Map(
    files.flatMap((file) => {
      const urlPath = getUrlPath(file, languages);
      const paths = [`/${file}`, `/${file.replace(/\.html$/, '')}`, urlPath ?? ''];
      return paths.map((one) => [one, urlPath] as const);
    }),
  );
  const own = new Set(taken.values());
  const findMessage = ({ from, query, to }: Redirect): Message | undefined => {
    const page = taken.get(from);
    if (!query && taken.has(from) && !(page === to && page !== from)) {
      const remedy = page && page !== from ? `lead it to ${page}, or remove it` : 'remove it';
      return [
        'from',
        `expected an old path, found ${JSON.stringify(from)}, where this site has a file; ${remedy}`,
      ];
    }
    if (to.startsWith(`${origin}/`))
      return ['to', `expected the path alone, ${JSON.stringify(to.slice(origin.length))}`];
    const [path = ''] = to.split(/[?#]/);
    const isFile = /^\/[^:]*\.\w+$/.test(path) && !path.startsWith('/files/');
    return isFile && !own.has(path)
      ? ['to', `expected the path of a page or a file of this site, found ${JSON.stringify(to)}`]
      : undefined;
  };
  const problems = moved.flatMap((redirect) => {
    const message = findMessage(redirect);
    return message ? [[redirect, message] as const] : [];
  });
  return problems.length > 0 ? placeMessages(problems, readValues) : [];
}

type Message = readonly [field: 'from' | 'to', message: string];

/** Puts the place of its field before each message, if the content has it. */
function placeMessages(
  messages: readonly (readonly [Redirect, Message])[],
  readValues: ReadValues,
): string[] {
  const places = new Map<string, Record<string, ContentValue>>();
  for (const value of readValues()) {
    const [, index = '', field = ''] = /^moved\[(\d+)\]\.(from|to)$/.exec(value.field) ?? [];
    if (index) places.set(index, { ...places.get(index), [field]: value });
  }
  const byFrom = new Map([...places.values()].map((one) => [one.from?.value, one]));
  return messages.map(([redirect, [field, message]]) => {
    const place = byFrom.get(formatFrom(redirect))?.[field];
    return place ? formatProblem({ ...place, message }) : message;
  });
}

/** The address of a redirect as redirects.yaml has it. */
const formatFrom = ({ from, query }: Redirect): string => (query ? `${from}?${query}` : from);

/** Old paths as a sentence names the first of them, and what it says of one or of several. */
function nameAll([first, ...more]: readonly Redirect[]) {
  const name = first ? JSON.stringify(formatFrom(first)) : '';
  return more.length > 0
    ? { names: `${name} and ${more.length} more`, lead: 'lead', are: 'they are', them: 'them' }
    : { names: name, lead: 'leads', are: 'it is', them: 'it' };
}

/** Says which pages patterns fit, and what visitors do not get because of the host that the build is for. */
export function describeLosses(
  { host }: Deployment,
  moved: readonly Redirect[],
  served: readonly ServedFile[],
  readValues: ReadValues,
): string[] {
  const urlPaths = served.flatMap(({ urlPath }) => urlPath ?? []);
  const hidden = moved.flatMap((redirect) => {
    const move = parseRedirect(redirect);
    if (!isPattern(move)) return [];
    const pattern = toPattern(move);
    const [first, ...more] = urlPaths.filter((one) => pattern.test(decodeURIComponent(one)));
    if (first === undefined) return [];
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    const message = `fits ${first}${others} of this site too, which visitors get as before`;
    return [[redirect, ['from', `${JSON.stringify(formatFrom(redirect))} ${message}`]] as const];
  });
  const { lost, hasAccentsApart } =
    host === 'cloudflare' || host === 'netlify'
      ? chooseRules(moved, host, urlPaths)
      : { lost: [], hasAccentsApart: false };
  const alike = Map.groupBy(lost, ({ reason }) => reason);
  const left = [...alike].flatMap(([reason, all]) => {
    const [first] = all;
    if (!first) return [];
    const they = nameAll(all.map(({ redirect }) => redirect));
    const message = `SITE_HOST=${host}: ${they.names} ${they.lead} nowhere on this host, as ${reason}: let it redirect ${they.them} by rules of its own, or choose another host`;
    return [[first.redirect, ['from', message]] as const];
  });
  const isLettered = (one: Redirect) => /[^ -~]/.test(joinParts(parseRedirect(one).from, () => ''));
  const allLettered = host && host !== 'other' ? moved.filter(isLettered) : [];
  const [lettered] = allLettered;
  if (lettered) {
    const they = nameAll(allLettered);
    const message = `SITE_HOST=${host}: ${they.names} ${they.lead} on as ${they.are} written here${hasAccentsApart ? ', accents joined to letters or apart,' : ''} alone, as this host compares addresses sign by sign: write other spellings that people use below ${they.them}, such as ${JSON.stringify(exampleOf(lettered))}`;
    left.push([lettered, ['from', message]]);
  }
  const lines = [...hidden, ...left];
  return [
    ...(lines.length > 0 ? placeMessages(lines, readValues) : []),
    ...(host === 'other' ? describeOther(moved) : []),
  ];
}

/** What is lost on a server that reads no file of ours, as Apache does. */
function describeOther(moved: readonly Redirect[]): string[] {
  const paths = moved.map(formatFrom).join(', ');
  return [
    'SITE_HOST=other: pages come without HSTS, Permissions-Policy, protection against framing, long caching and prerendering, and a path with a slash at its end is not found, unless the server is set up for it.',
    ...(paths
      ? [
          `SITE_HOST=other: Apache redirects the old paths of redirects.yaml by .htaccess; they are not found on a server that reads no file of ours; let it redirect them itself: ${paths}`,
        ]
      : []),
  ];
}

/** Another spelling of an old path than letters and accents apart, which content has as one. */
function exampleOf({ from }: Redirect): string | undefined {
  const written = decodePath(from).normalize();
  return listOtherSpellings(from).find((one) => decodePath(one).normalize() !== written);
}
