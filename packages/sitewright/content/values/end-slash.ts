import { inQuotes } from '../messages/find-like-name.ts';

/**
 * A link to a page as pages are named: `/pricing#plans` for `/pricing/#plans`, as other systems write it.
 *
 * @returns the same for any other link
 */
export const withoutEndSlash = (to: string): string =>
  to.replace(/^(\/(?![/\\])[^?#]*[^/?#])\/(?=[?#]|$)/, '$1');

/** Whether a link has that slash. */
export const hasEndSlash = (to: string): boolean => withoutEndSlash(to) !== to;

/** What to say of such a link; of all of them once. */
export const sayEndSlash = (to: string): { message: string; about: string } => ({
  message: `${inQuotes(to)} is taken as ${inQuotes(withoutEndSlash(to))}: write that, as the addresses of pages end without /`,
  about: 'slashes',
});
