import { collect, type RedirectList, type Rule, readStatus } from './redirect-list.ts';

/** Reads `_redirects` of Netlify or Cloudflare. */
export const readRules = (text: string): RedirectList =>
  collect(
    text.split(/\r?\n/).flatMap((one, index) => {
      const said = one.replace(/(^|\s)#.*$/, '').trim();
      return said ? [{ line: index + 1, text: one, rule: readRule(said.split(/\s+/)) }] : [];
    }),
  );

function readRule([from = '', ...others]: readonly string[]): Rule {
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
  return { from: parameters.length > 0 ? `${from}?${parameters.join('&')}` : from, to, status };
}
