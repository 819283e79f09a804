import { readPattern } from './read-pattern.ts';
import { collect, type RedirectList, type Rule, readStatus } from './redirect-list.ts';

/** Reads `Redirect`, `RedirectMatch` and the `RewriteRule`s that lead elsewhere, as in a `.htaccess`. */
export function readApache(text: string): RedirectList {
  let hasCondition = false;
  const rules = text.split(/\r?\n/).flatMap((one, index) => {
    const words = [...one.trim().matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
      ([, a, b = '']) => a ?? b,
    );
    const [name = '', ...args] = words;
    if (/^RewriteCond$/i.test(name)) hasCondition = true;
    const rule = readDirective(name.toLowerCase(), args, hasCondition);
    if (/^RewriteRule$/i.test(name)) hasCondition = false;
    return rule ? [{ line: index + 1, text: one, rule }] : [];
  });
  return collect(rules);
}

function readDirective(
  name: string,
  args: readonly string[],
  hasCondition: boolean,
): Rule | undefined {
  if (name === 'rewriterule') {
    const [expression = '', target = '', flags = ''] = args;
    const [, code = ''] = /\bR(?:edirect)?(?:=(\w+))?\b/i.exec(flags) ?? [undefined, '-'];
    const status = readStatus(code === '' ? '302' : code);
    if (code === '-' && !/^https?:/.test(target)) return undefined;
    if (hasCondition) return { reason: 'it leads some visitors alone, as RewriteCond says' };
    if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
    return readPattern(expression, target.replace(/\?$/, ''), status);
  }
  if (!/^redirect(match|permanent|temp)?$/.test(name)) return undefined;
  const own = name.replace(/^redirect(match)?/, '') || undefined;
  const [first = '', ...others] = args;
  const code = own ?? (/^[/^(]|^https?:/.test(first) ? 'temp' : first);
  const [from = '', to = ''] = own || (code === 'temp' && first !== 'temp') ? args : others;
  const status = readStatus(code);
  if (!status || !to) return { reason: 'it does not lead visitors elsewhere' };
  return name === 'redirectmatch' ? readPattern(from, to, status) : { from, to, status };
}
