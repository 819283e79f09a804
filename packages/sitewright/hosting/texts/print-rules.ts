import { assertWritable } from './directives.ts';

/** A rule of `_headers`, for one path, or for all that begin with it. */
export interface HeaderRule {
  path: string;
  isPrefix?: boolean;
  headers: Readonly<Record<string, string>>;
  /** Whether they take the place of those that earlier rules give, instead of adding to them. */
  replaces?: boolean;
}

/** A rule of `_redirects`. */
export interface RedirectRule {
  from: string;
  isPrefix?: boolean;
  to: string;
  status: 301 | 404;
}

/**
 * Prints `_headers` for Cloudflare and Netlify.
 *
 * @throws Error when a path or a header cannot stand for itself there
 */
export const printHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, isPrefix = false, headers, replaces = false }) => {
      const lines = Object.entries(headers).map(([name, value]) => {
        assertWritable(name, /[^\w-]/, '_headers');
        assertWritable(value, /^$|^\s|\s$|[^\x20-\x7e]/, '_headers');
        return `${replaces ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`;
      });
      return `${printPath(path, '_headers', isPrefix)}\n${lines.join('')}`;
    })
    .join('\n');

/**
 * Prints `_redirects` for Cloudflare and Netlify.
 *
 * @throws Error when a path or an address cannot stand for itself there
 */
export const printRedirectRules = (rules: readonly RedirectRule[]): string =>
  rules
    .map(({ from, isPrefix = false, to, status }) => {
      const target = printPath(to, '_redirects');
      return `${printPath(from, '_redirects', isPrefix)} ${target} ${status}\n`;
    })
    .join('');

/** Both files know neither quotes nor escapes: of a path `*` and `:name` are patterns, and a space ends it. */
function printPath(path: string, file: string, isPrefix = false): string {
  assertWritable(path, /^(?!\/)|^\/[/\\]|[^\x21-\x7e]|[*:]/, file);
  return isPrefix ? `${path}*` : path;
}
