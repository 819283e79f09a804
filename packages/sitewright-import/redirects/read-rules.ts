import { UserError } from 'sitewright/lib';
import { parse, TomlError } from 'smol-toml';
import { collect, type RedirectList, type Rules, readStatus } from './redirect-list.ts';

/** Reads `_redirects` of Netlify or Cloudflare. */
export const readRules = (text: string): RedirectList =>
  collect(
    text.split(/\r?\n/).flatMap((one, index) => {
      const said = one.replace(/(^|\s)#.*$/, '').trim();
      return said ? [{ line: index + 1, text: one, rule: readRule(said.split(/\s+/)) }] : [];
    }),
  );

/**
 * Reads the redirects of `netlify.toml`.
 *
 * @throws UserError for a text that is no TOML
 */
export function readToml(text: string): RedirectList {
  const lines = text.split('\n');
  const starts = lines.flatMap((one, index) =>
    /^\s*\[\[\s*redirects\s*\]\]/.test(one) ? [index + 1] : [],
  );
  return collect(
    parseToml(text).map(({ from, to, status = 301, query, conditions, signed }, index) => {
      const words = [query, conditions, signed && { signed }].map((one) =>
        Object.entries(one ?? {}).map(([name, value]) => `${name}=${value}`),
      );
      const [asked = [], ...others] = words;
      const rule = readRule(
        [from, ...asked, to ?? [], `${status}`, ...others.flat()].flat().map(String),
      );
      return { line: starts[index] ?? 1, text: `${from} ${to}`, rule };
    }),
  );
}

function parseToml(text: string): Record<string, unknown>[] {
  try {
    const { redirects = [] } = parse(text);
    return Array.isArray(redirects) ? (redirects as Record<string, unknown>[]) : [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    throw new UserError(`line ${error.line} of the list: ${message}`);
  }
}

function readRule([from = '', ...others]: readonly string[]): Rules {
  const at = others.findIndex((one) => /^(\/|[a-z][a-z\d+.-]*:)/i.test(one));
  const [to, code, ...conditions] = others.slice(at);
  const parameters = others.slice(0, Math.max(0, at));
  if (at < 0 || to === undefined) return { reason: 'it does not say where it leads' };
  if (parameters.some((one) => !/^[^=:]+=[^:]+$/.test(one)))
    return { reason: 'it takes a value from behind ? along, which no line here can' };
  const status = readStatus(code?.replace(/!$/, ''));
  if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
  if (conditions.length > 0)
    return { reason: `it is for some visitors alone (${conditions.join(' ')})` };
  const row = { from: [from, parameters.join('&')].filter(Boolean).join('?'), to, status };
  // There * stands for nothing too.
  const start = /^((?:https?:\/\/[^/]+)?\/.+)\/\*$/.exec(from)?.[1];
  return start ? [row, { ...row, from: start, to: to.replace(':splat', '') }] : row;
}
