import { escapePattern, everything, readPattern } from './read-pattern.ts';
import {
  collect,
  differences,
  type RedirectList,
  type Rules,
  readStatus,
} from './redirect-list.ts';

interface Statement {
  words: string[];
  line: number;
  text: string;
  /** The words before the blocks that it stands in, the outermost first. */
  inside: string[][];
  /** Why the server would not read it. */
  mistake?: string;
}

/** Reads what leads elsewhere in a configuration of nginx: `rewrite`, `return` in a location, and a `map`. */
export function readNginx(text: string): RedirectList {
  const all = listStatements(text);
  const sorted = all.toSorted((one, other) => rankOf(one) - rankOf(other));
  return collect(
    sorted.flatMap((one) => {
      const { line, text: said, mistake } = one;
      const rule = mistake ? { reason: mistake } : readStatement(one, all);
      return rule ? [{ line, text: said, rule, host: nameHost(one, all) }] : [];
    }),
  );
}

/** When nginx asks a rule: `rewrite` first, whole paths before expressions, and the longest beginning of a path last. */
function rankOf({ words: [name = ''], inside }: Statement): number {
  const [block, sign = '', path = sign] = inside.at(-1) ?? [];
  if (name === 'rewrite' || block === 'if') return 0;
  const isLocation = block === 'location';
  if ((isLocation ? sign : name).startsWith('~')) return 2;
  return isLocation && sign !== '=' ? 4 - path.length / 10_000 : 1;
}

/** The host of a rule, where a configuration has several. */
function nameHost({ inside }: Statement, all: readonly Statement[]): string | undefined {
  const names = all.filter(({ words: [name] }) => name === 'server_name');
  const own = names.find((one) => inside.includes(one.inside.at(-1) ?? []));
  const others = new Set(names.map(({ words }) => words.slice(1).join(' ')));
  return own && others.size > 1 ? own.words.slice(1).join(' ') : undefined;
}

function readStatement({ words, inside }: Statement, all: readonly Statement[]): Rules | undefined {
  const [name = '', ...args] = words;
  const [block, ...asked] = inside.at(-1) ?? [];
  const isEntry = inside.length === 0 && /^[/~]/.test(name);
  if (block === 'map' || isEntry) {
    const use = findUse(isEntry ? undefined : asked[1], all);
    return use && (isEntry || asked[0]?.includes('uri')) ? readEntry(words, use) : undefined;
  }
  if (name === 'return' && args[0] === '410')
    return { reason: 'it does not lead visitors elsewhere' };
  const isRedirect = name === 'return' && /^(30[12378]$|https?:|\$scheme)/.test(args[0] ?? '');
  if (name !== 'rewrite' && !isRedirect) return undefined;
  const variable = /^\$\{?(\w+)\}?/.exec(args[1] ?? '')?.[1];
  const isLedByMap = all.some(({ inside: one }) => {
    const [around, , found] = one.at(-1) ?? [];
    return around === 'map' && found === `$${variable}`;
  });
  // Then the lines of the map lead.
  if (isLedByMap) return undefined;
  const condition = block === 'if' ? readCondition(asked) : undefined;
  if (block === 'if' && (!condition || name === 'rewrite'))
    return { reason: 'it leads some visitors alone, as "if" says' };
  if (name === 'rewrite') return readRewrite(args);
  const [sign = '', path = sign] = condition ?? asked;
  if ((block !== 'location' && !condition) || path.startsWith('@')) return { reason: everything };
  const [target = '', code = '302'] = args.toReversed();
  const to = target.replace(carriedQuery, '');
  const isCarried = to !== target || to.includes('?') || /\$\{?request_uri\}?$/.test(to);
  return readPattern(toExpression(sign, path), to, readStatus(code) ?? 302, [
    !isCarried && differences.query,
  ]);
}

/** What a location or a map finds by its sign: ~ or ~* for an expression, = for a path, and none for what begins so. */
const toExpression = (sign: string, path: string): string =>
  sign.startsWith('~')
    ? `${sign === '~*' ? '(?i)' : ''}${path}`
    : `^${escapePattern(path)}${sign === '=' ? '$' : ''}`;

/** The path that an `if` asks for, in the words of a location. */
function readCondition(words: readonly string[]): string[] | undefined {
  const [, sign = '', path = ''] =
    /^\(\s*\$(?:request_|document_)?uri\s+(=|~\*?)\s+(.*?)\s*\)$/.exec(words.join(' ')) ?? [];
  return sign ? [sign, path] : undefined;
}

const carriedQuery = /(\$is_args\$args|\$\{is_args\}\$\{args\}|\?\$(args|query_string))$/;

/** What a `map` leads by, as far as the same file says it. */
interface MapUse {
  status: 301 | 302;
  isCarried: boolean;
}

/** How the same file leads by what a map has found; undefined for a map of something else. */
function findUse(variable: string | undefined, all: readonly Statement[]): MapUse | undefined {
  const leading = all.filter(({ words: [name] }) => name === 'return' || name === 'rewrite');
  const form = new RegExp(`\\$\\{?${RegExp.escape(variable?.slice(1) ?? '')}(?!\\w)`);
  const use = leading.find(({ words }) => variable && words.some((one) => form.test(one)))?.words;
  // A file that has a map alone is there to lead by it.
  if (!use)
    return leading.length === 0 || !variable ? { status: 301, isCarried: false } : undefined;
  const isRewrite = use[0] === 'rewrite';
  const target = use.find((one) => form.test(one)) ?? '';
  const isCarried = isRewrite ? !target.endsWith('?') : carriedQuery.test(target);
  return { status: readStatus(use[isRewrite ? 3 : 1]) ?? 302, isCarried };
}

function readEntry(
  [from = '', to = '']: readonly string[],
  { status, isCarried }: MapUse,
): Rules | undefined {
  if (from === 'include') return { reason: 'its lines are in another file: take that over too' };
  const isAddress = /^([/$]|https?:)/.test(to);
  if (from === 'default') return isAddress ? { reason: everything } : undefined;
  if (/^(hostnames|volatile)$/.test(from)) return undefined;
  if (!isAddress) return { reason: 'it does not say where it leads' };
  const [, sign, path = from] = /^(~\*?)(.*)$/s.exec(from) ?? [];
  // nginx compares the texts of a map whatever their case is.
  const expression = sign ? toExpression(sign, path) : `(?i)${toExpression('=', path)}`;
  return readPattern(expression, to, status, [!isCarried && differences.query]);
}

function readRewrite([expression = '', target = '', flag = '']: readonly string[]): Rules {
  const isAddress = /^(https?:|\$scheme)/.test(target);
  if (!isAddress && !/^(permanent|redirect)$/.test(flag))
    return { reason: 'it changes what is sent, and leads nowhere else' };
  const to = target.replace(/\?$/, '');
  return readPattern(expression, to, flag === 'permanent' ? 301 : 302, [
    to !== target && differences.query,
    to === target && to.includes('?') && differences.ownQuery,
  ]);
}

function listStatements(text: string): Statement[] {
  const token =
    /\s+|#[^\n]*|([;{}])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:\$\{\w+\}|\\.|[^\s;{}"'#\\]|(?<=[^\s;{}])#|(?<=[\w\])])\{[\d,]+\})+)/gsy;
  const statements: Statement[] = [];
  const inside: string[][] = [];
  let [words, start, line] = [[] as string[], 0, 1];
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [whole, sign, ...values] = token.exec(text) ?? [text.slice(at)];
    const value = values.find((one) => one !== undefined);
    if (value !== undefined) {
      if (words.length === 0) [start, line] = [at, text.slice(0, at).split('\n').length];
      words.push(value);
    } else if (sign === ';' || sign === '{') {
      const said = text.slice(start, at);
      if (sign === ';') statements.push({ words, line, text: said, inside: [...inside] });
      else inside.push(words);
      words = [];
    } else if (sign === '}') {
      refuseOpen(at);
      inside.pop();
    }
    if (token.lastIndex <= at) token.lastIndex = at + Math.max(1, whole?.length ?? 1);
  }
  refuseOpen(text.length);
  return statements;

  /** Names words that no ; ends. */
  function refuseOpen(at: number) {
    const said = text.slice(start, at).trim();
    const mistake = 'expected ; at its end, without which nginx reads nothing';
    if (words.length > 0)
      statements.push({ words, line, text: said, inside: [...inside], mistake });
    words = [];
  }
}
