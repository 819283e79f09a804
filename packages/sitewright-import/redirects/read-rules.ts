import { UserError } from 'sitewright/lib';
import { parse, TomlError } from 'smol-toml';
import {
  collect,
  type PlacedRule,
  type RedirectList,
  type Rule,
  readStatus,
} from './redirect-list.ts';

/** A rule of Netlify, whose file has it in one of two forms. */
interface NetlifyRule {
  from: string;
  to: string | undefined;
  status: string | undefined;
  /** What has to stand behind `?`: `id=12`, or `id=:id` for any. */
  query: readonly string[];
  /** For which visitors it is alone. */
  conditions: readonly string[];
}

/** Reads `_redirects` of Netlify or Cloudflare. */
export const readRules = (text: string): RedirectList =>
  collect(
    text.split(/\r?\n/).flatMap((one, index): PlacedRule[] => {
      const said = one.replace(/(^|\s)#.*$/, '').trim();
      if (!said) return [];
      const [from = '', ...others] = said.split(/\s+/);
      const at = others.findIndex((word) => /^(\/|[a-z][a-z\d+.-]*:)/i.test(word));
      const [to, code, ...conditions] = at < 0 ? [] : others.slice(at);
      const query = others.slice(0, Math.max(0, at));
      const status = code?.replace(/!$/, '');
      return [
        { line: index + 1, text: one, rule: sayRule({ from, to, status, query, conditions }) },
      ];
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
    parseToml(text).map((one, index): PlacedRule => {
      const line = starts[index] ?? 1;
      const toWords = (value: unknown) =>
        Object.entries(value ?? {}).map(([name, found]) => `${name}=${found}`);
      const rule = sayRule({
        from: String(one.from ?? ''),
        to: one.to === undefined ? undefined : String(one.to),
        status: one.status === undefined ? undefined : String(one.status),
        query: toWords(one.query ?? one.params ?? one.parameters),
        conditions: [...toWords(one.conditions), ...(one.signed ? ['signed'] : [])],
      });
      return { line, text: `${one.from} ${one.to ?? ''}`, rule };
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

function sayRule({
  from,
  to,
  status: code,
  query,
  conditions,
}: NetlifyRule): Rule | readonly Rule[] {
  if (!to) return { reason: 'it does not say where it leads' };
  if (query.some((one) => !/^[^=:]+=[^:]+$/.test(one)))
    return { reason: 'it takes a value from behind ? along, which no line here can' };
  const status = readStatus(code);
  if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
  if (conditions.length > 0)
    return { reason: `it is for some visitors alone (${conditions.join(' ')})` };
  const path = query.length > 0 ? `${from}?${query.join('&')}` : from;
  const row = { from: path, to, status };
  // There * stands for nothing too.
  const start = from.replace(/\/\*$/, '');
  if (start === from || start === '') return row;
  return [
    row,
    { ...row, from: start, to: to.replace(/:splat/, '').replace(/(?<=[^/:]\/)\/+/g, '') },
  ];
}
