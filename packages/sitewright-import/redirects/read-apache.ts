import { escapePattern, everything, readPattern } from './read-pattern.ts';
import {
  collect,
  differences,
  isFile,
  type PlacedRule,
  type RedirectList,
  type Rules,
  readStatus,
} from './redirect-list.ts';

/** Reads `Redirect`, `RedirectMatch` and the `RewriteRule`s that lead elsewhere, as in a `.htaccess`. */
export function readApache(text: string): RedirectList {
  let conditions: string[][] = [];
  let base = '/';
  let host = '';
  const hosts = new Set(text.match(/^\s*ServerName\s+\S+/gim)?.map((one) => one.trim()));
  const sections: string[] = [];
  const rules: PlacedRule[] = [];
  let line = 1;
  // A line that ends in \ goes on in the next one.
  for (const one of text.replaceAll('\r\n', '\n').split(/(?<!\\)\n/)) {
    const said = one.replaceAll('\\\n', ' ').trim();
    const [name = '', ...args] = [...said.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
      ([, a, b = '']) => a ?? b,
    );
    const [, end, section = ''] = /^<(\/?)(\w+)/.exec(name) ?? [];
    if (section && end) sections.pop();
    else if (section) sections.push(section.toLowerCase());
    if (/^ServerName$/i.test(name) || /^VirtualHost$/i.test(section)) host = args[0] ?? '';
    if (/^RewriteBase$/i.test(name)) base = args[0] ?? '/';
    if (/^RewriteCond$/i.test(name) && !isAlwaysMet(args)) conditions.push(args);
    const isRewrite = name.toLowerCase() === 'rewriterule';
    const found = isRewrite
      ? readRewriteRule(args, conditions, base)
      : readRedirect(name.toLowerCase(), args);
    if (isRewrite) conditions = [];
    const rule = found && (describeSection(sections) ?? found);
    if (rule) rules.push({ line, text: said, rule, host: hosts.size > 1 ? host : '' });
    line += one.split('\n').length;
  }
  return collect(rules);
}

/** Whether a condition holds for each path that is no file: what is one is sent here in any case. */
const isAlwaysMet = ([asked = '', expected = '']: readonly string[]) =>
  /^%\{REQUEST_FILENAME\}$/i.test(asked) && /^!-[dfl]$/i.test(expected);

function describeSection(sections: readonly string[]): Rules | undefined {
  const own = sections.find((one) =>
    /^(if|else|elseif|location|locationmatch|files|filesmatch|limit)$/.test(one),
  );
  return own ? { reason: `it is for some requests alone, as <${own}> says` } : undefined;
}

function readRedirect(name: string, args: readonly string[]): Rules | undefined {
  if (!/^redirect(match|permanent|temp)?$/.test(name)) return undefined;
  const own = name.replace(/^redirect(match)?/, '') || undefined;
  const [first = '', ...others] = args;
  const code = own ?? (/^[/^(]|^https?:/.test(first) ? 'temp' : first);
  const [from = '', to = ''] = own || (code === 'temp' && first !== 'temp') ? args : others;
  const status = readStatus(code);
  if (!status || !to) return { reason: 'it does not lead visitors elsewhere' };
  return name === 'redirectmatch' ? readPattern(from, to, status) : readPrefix(from, to, status);
}

function readRewriteRule(
  [expression = '', target = '', flags = '']: readonly string[],
  conditions: readonly string[][],
  base: string,
): Rules | undefined {
  const all = flags
    .replaceAll(/[[\]\s]/g, '')
    .toUpperCase()
    .split(',');
  const redirect = all.find((one) => /^R(EDIRECT)?(=|$)/.test(one));
  if (all.includes('G') || all.includes('GONE'))
    return { reason: 'it does not lead visitors elsewhere' };
  if (target === '-' && (!redirect || readStatus(redirect.split('=')[1] ?? '302')))
    return undefined;
  if (!redirect && !/^https?:/.test(target))
    return { reason: 'it changes what is sent, and leads nowhere else' };
  const query = conditions.length === 1 ? readQuery(conditions[0] ?? []) : undefined;
  if (conditions.length > 0 && !query)
    return { reason: 'it leads some visitors alone, as RewriteCond says' };
  const code = redirect?.split('=')[1] ?? '302';
  const status = readStatus(code);
  if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
  const to = target.replace(/\?(%\{QUERY_STRING\})?$/i, '');
  const isDropped =
    (target.endsWith('?') && to !== target) || all.some((one) => /^(QSD|QSDISCARD)$/.test(one));
  const isAdded = to.includes('?') && all.some((one) => /^(QSA|QSAPPEND)$/.test(one));
  const isAddress = /^(\/|https?:|[$%])/.test(to);
  // Both are relative to the folder of the file.
  const path = expression.replace(/^\^(?!\/)/, `^${escapePattern(base.replace(/^\//, ''))}`);
  const rules = readPattern(path, isAddress ? to : base + to, status, [
    isDropped && !query && differences.query,
    query !== undefined && differences.askedQuery,
    isAdded && differences.ownQuery,
    all.some((one) => /^(NC|NOCASE)$/.test(one)) && differences.letterCase,
  ]);
  if (!query) return rules;
  const isPattern = rules.some((one) => 'from' in one && /\/(\*$|:)/.test(one.from));
  return isPattern
    ? { reason: 'it fits several paths with something behind ?: write the old paths one by one' }
    : rules.map((one) => ('from' in one ? { ...one, from: `${one.from}?${query}` } : one));
}

/** What a condition asks for behind `?`, where it is a text alone. */
function readQuery([asked = '', expected = '', ...flags]: readonly string[]): string | undefined {
  if (!/^%\{QUERY_STRING\}$/i.test(asked) || flags.length > 0) return undefined;
  const [, query] =
    /^(?:\^|\(\^\|&\))((?:[\w-]+=[\w%-]+&?)+)(?:\$|\(&\|\$\))$/.exec(expected) ?? [];
  return query;
}

/** Says `Redirect`, which takes along all that lies below a path. */
function readPrefix(from: string, to: string, status: 301 | 302): Rules {
  if (from === '/') return { reason: everything };
  const path = escapePattern(from);
  const target = to.replaceAll(/[$\\]/g, encodeURIComponent);
  const isJoined = from.endsWith('/') === to.endsWith('/') || to.endsWith('/');
  if (isFile(from) || /[?#]/.test(to) || !isJoined)
    return readPattern(`^${path}$`, target, status, [differences.below]);
  const below = from.endsWith('/') ? '(.*)' : '(/.*)?';
  return readPattern(`^${path}${below}$`, `${target}$1`, status);
}
