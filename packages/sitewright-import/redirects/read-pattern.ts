import type { Rule } from './redirect-list.ts';

const groups: readonly (readonly [RegExp, 'rest' | 'part'])[] = [
  [/^\((\.[*+]\??)\)/, 'rest'],
  [/^\((\[\^\/\][*+]|\\d\+|\\w\+|\\d\{\d\}|\[[\w-]+\](\+|\{\d\}))\)/, 'part'],
];

/**
 * Says a regular expression of a server as a pattern, where it is simple: texts, `(.*)` at the end, and groups for
 * one part of a path, of which `:name` may be more than the group finds.
 *
 * @param target with `$1` or `\1` where it puts in what a group has found
 */
export function readPattern(expression: string, target: string, status: 301 | 302): Rule {
  const isWhole = expression.startsWith('^');
  let rest = expression
    .replace(/^\^\/?/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/\/\?$/, '');
  const hasEnd = /(?<!\\)\$$/.test(expression) || /\(\.[*+]\??\)$/.test(rest);
  const names: string[] = [];
  const wider: string[] = [];
  let from = '/';
  while (rest !== '') {
    const [found, kind] = groups
      .map(([group, one]) => [group.exec(rest)?.[0] ?? '', one] as const)
      .find(([text]) => text) ?? ['', 'part'];
    const [plain = ''] = found ? [''] : (/^(\\[^\w\s]|[^\\()[\]{}.*+?|^$])/u.exec(rest) ?? ['']);
    if (!found && !plain) return { reason: tooMuch };
    if (found) {
      const isEnd = rest.length === found.length;
      if (!from.endsWith('/') || (kind === 'rest' ? !isEnd : !isEnd && rest[found.length] !== '/'))
        return { reason: tooMuch };
      names.push(kind === 'rest' ? 'splat' : `part${names.length + 1}`);
      from += kind === 'rest' ? '*' : `:${names.at(-1)}`;
      if (kind === 'part' && !found.startsWith('([^/]'))
        wider.push(`${found} is :${names.at(-1)}, which is any part of a path`);
    } else from += plain.replace(/^\\/, '');
    rest = rest.slice((found || plain).length);
  }
  if (!isWhole || !hasEnd)
    return {
      reason: `it fits all that ${isWhole ? 'begins' : 'has'} so: say which with ^, $ and (.*)`,
    };
  const to = target.replaceAll(/[$\\](\d)/g, (_, digit) => `:${names[Number(digit) - 1] ?? '?'}`);
  return { from, to, status, ...(wider.length > 0 && { wider: wider.join(', ') }) };
}

const tooMuch = 'its expression says more than * and :name can: write the old paths one by one';
