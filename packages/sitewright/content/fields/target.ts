import { z } from 'zod';
import { describePrivate, isPublicAddress } from '../../lib/public-address.ts';
import { decodeEscapes } from '../../lib/remove-escapes.ts';
import { describePeriod, isThereAsLong } from '../dates/period.ts';
import { suggestName } from '../messages/find-like-name.ts';
import { withoutEndSlash } from '../values/end-slash.ts';
import type { FieldContext } from './field-context.ts';
import { describePhone, isPhone } from './phone.ts';

/** A https:, mailto: or tel: address. Braces are no part of an address: `{vendr}` is a misspelt word. */
function isAddress(to: string): boolean {
  if (/^https:\/\/[^\s\\{}]+$/.test(to)) return isPublicAddress(to);
  return (
    /^mailto:[^@\s?{}]+@[^@\s?{}.]+(\.[^@\s?{}.]+)+(\?[^\s{}]*)?$/.test(to) ||
    (to.startsWith('tel:') && isPhone(to.slice(4)))
  );
}

/** What keeps an address from leading everybody to whom it seems to lead; empty where nothing does. */
const describeReach = (to: string): string => {
  const escaped = /\s/.test(to) ? '%20 for each space' : 'a whole host, such as anna@example.com';
  if (to.startsWith('mailto:')) return ` with ${escaped}`;
  return to.startsWith('tel:') ? ` with ${describePhone(to.slice(4))}` : describePrivate(to);
};

/** A path on this site: browsers read "//" and "/\" as the beginning of another host. */
function isPath(to: string): boolean {
  return /^\/(?![/\\])[^\s{}]*$/.test(to) && isDecodable(to);
}

const isDecodable = (to: string) => decodeEscapes(to) !== undefined;

// What editors with fields alone know of these; the rest they learn from the whole check.
const addresses = 'https://|mailto:';
const telephone = '^tel:[+ ().\\d-]+$';

/** Where an action leads; the build checks that its path and anchor exist. */
export const target = z
  .string()
  .overwrite(withoutEndSlash)
  .refine((to) => isPath(to) || (/^#\S+$/.test(to) && isDecodable(to)) || isAddress(to), {
    error: ({ input }) =>
      `a path of this site, which begins with /, an anchor on the page, which begins with #, or a https:, mailto: or tel: address${describeReach(String(input))}`,
  })
  .transform(joinNumber)
  .meta({ translation: 'link', pattern: `^([/#]|${addresses})\\S*$|${telephone}` });

/** The paths that a link may lead to, and what else is known of pages. */
type KnownPaths = Pick<FieldContext, 'paths'> & {
  [Name in keyof FieldContext]?: FieldContext[Name] | undefined;
};

/** Whether visitors get a page, if it is one, for as long as what leads there. */
export function staysThere(
  to: string,
  { periods, period = {}, today = '' }: Pick<KnownPaths, 'periods' | 'period' | 'today'>,
): boolean {
  const other = periods?.get(pagePathOf(to));
  return !other || isThereAsLong(other, period, today);
}

/** The path of a link without what stands behind it, as in `/pricing?from=letter#plans`. */
export const pagePathOf = (to: string): string => to.split(/[#?]/, 1)[0] ?? '';

/** Whether a path is that of a page, or may be that of one whose file cannot be read. */
export const mayBePage = (path: string, known: KnownPaths): boolean =>
  (known.paths.has(path) && staysThere(path, known)) || (known.lacksPaths === true && isPath(path));

/**
 * Where header and footer may lead: a page of this site, or an address on another.
 *
 * @param isInList whether the link is left out on days on which visitors do not get its page
 */
export function destinationIn(known: KnownPaths, { isInList = false } = {}) {
  // A page may be written with the site's own address.
  const mayBeAddress = (to: string) => isAddress(to) && (isInList || staysThere(to, known));
  const mayBeLeftOut = (to: string) => isInList && known.periods?.has(to);
  return z
    .string()
    .overwrite(withoutEndSlash)
    .refine((to) => mayBePage(to, known) || mayBeLeftOut(to) || mayBeAddress(to), {
      error: ({ input }) =>
        `${describePage(input, known)}, or a https:, mailto: or tel: address${describeReach(String(input))}`,
    })
    .transform(joinNumber)
    .meta({
      translation: 'link',
      pattern: `^(${listPaths(known)})$|^(${addresses})\\S+$|${telephone}`,
    });
}

const listPaths = ({ paths, pathsElsewhere = [], lacksPaths }: KnownPaths) =>
  lacksPaths ? '/\\S*' : [...paths, ...pathsElsewhere].map(RegExp.escape).join('|');

/** What a path must be, with the page that is likely to be meant, and the file that its own page lacks. */
export function describePage(
  path: unknown,
  { paths, unpublishedReasons, periods }: KnownPaths,
): string {
  const period = periods?.get(String(path));
  if (period)
    return `the path of a page that visitors get as long as this one (${path} is there ${describePeriod(period)})`;
  const reason = unpublishedReasons?.get(String(path));
  if (reason) return `the path of a page that visitors get (this one is ${reason})`;
  const [page = '', anchor] = String(path).split('#');
  if (anchor && paths.has(page))
    return `the path of a page as a whole, "${page}": a link here cannot lead to a place on it`;
  const name = String(path).slice(1);
  const isMissing = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(name);
  const missing = isMissing ? ` (pages/${name}.yaml does not exist)` : '';
  const any = [...paths].find((one) => one !== '/' && one !== path);
  const like = suggestName(path, paths) || (any ? `, such as "${any}"` : '');
  return `the path of a page of this site${like}${missing}`;
}

/** A telephone number may be written with spaces, which its address does not have. */
function joinNumber(to: string): string {
  return to.startsWith('tel:') ? to.replaceAll(' ', '') : to;
}

export const webAddress = z.string().refine((to) => to.startsWith('https://') && isAddress(to), {
  error: ({ input }) =>
    `an address such as "https://social.example/acme"${describeReach(String(input))}`,
});
