import { joinParts, type Part } from '../../lib/redirect.ts';
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
  from: readonly Part[];
  /** The parameters that have to stand behind `?`, which Netlify alone reads. */
  query?: readonly string[];
  to: readonly Part[];
  status: 301 | 302 | 308 | 404;
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
    .map(({ from, query = [], to, status }) => {
      for (const one of query) assertWritable(one, /[^\x21-\x7e]|[*:]|^(?![^=]+=)/, '_redirects');
      // Netlify sends a page that is there before it looks for a rule, unless this is said.
      const isForced = query.length > 0 ? '!' : '';
      const words = [printParts(from, '*'), ...query, printParts(to, ':splat'), status + isForced];
      return `${words.join(' ')}\n`;
    })
    .join('');

/** Prints the parts of an address, of which what stands for any is a word of the file's. */
function printParts(parts: readonly Part[], rest: string): string {
  const [, origin = ''] = /^(https:\/\/[\w.-]+(?::\d+)?)(\/|$)/.exec(joinParts(parts)) ?? [];
  const whole = joinParts(parts, () => 'x').slice(origin.length);
  printPath(whole || '/', '_redirects');
  return joinParts(parts, ({ name }) => (name === 'splat' ? rest : `:${toAscii(name)}`));
}

/** Names there have letters of ASCII alone. */
const toAscii = (name: string): string =>
  name.replaceAll(/\W/g, (sign) => `u${sign.charCodeAt(0).toString(16)}`);

/** Both files know neither quotes nor escapes: of a path `*` and `:name` are patterns, and a space ends it. */
function printPath(path: string, file: string, isPrefix = false): string {
  assertWritable(path, /^(?!\/)|^\/[/\\]|[^\x21-\x7e]|[*:]/, file);
  return isPrefix ? `${path}*` : path;
}
