import { UserError } from '../lib/user-error.ts';

/**
 * Reads SITE_BASE_PATH: the path under which a host such as GitHub Pages serves the site.
 *
 * @param value such as `/site`, or `/` for a host of this kind that serves it at its root
 * @returns the path without its last slash, so `''` for the root; undefined when it is not set
 * @throws UserError when it is not a path
 */
export function readBasePath(value = process.env.SITE_BASE_PATH): string | undefined {
  if (!value) return undefined;
  const base = value.replace(/\/$/, '');
  if (/^(\/[\w.-]+)*$/.test(base)) return base;
  throw new UserError(`SITE_BASE_PATH=${value} is not a path: expected one like /site`);
}
