import { UserError } from '../lib/user-error.ts';

/**
 * Reads the path under which a host such as GitHub Pages shows the site, from SITE_BASE_PATH.
 *
 * @param value such as `/site`, or `/` for a host of this kind that shows it at its root
 * @returns the path without its last slash, so `''` for the root; undefined when nothing is set
 * @throws UserError when it is no path
 */
export function readBasePath(value = process.env.SITE_BASE_PATH): string | undefined {
  if (!value) return undefined;
  const base = value.replace(/\/$/, '');
  if (/^(\/[\w.-]+)*$/.test(base)) return base;
  throw new UserError(`SITE_BASE_PATH=${value} is no path: expected one like /site`);
}
