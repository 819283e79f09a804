import { escapePattern, everything, readPattern } from './read-pattern.ts';
import {
  collect,
  differences,
  type PlacedRule,
  type RedirectList,
  type Rule,
  readStatus,
  withDifferences,
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

/** What a `map` leads by, as far as the same file says it. */
interface MapUse {
  status: 301 | 302;
  differs: readonly string[];
}

/** When a server asks a rule: `rewrite` first, whole paths before expressions, and the longest beginning last. */
const ranks = { rewrite: 0, path: 1, expression: 2, beginning: 3 } as const;

type RankedRule = PlacedRule & { rank: number; length?: number };

/** Reads what leads elsewhere in a configuration of nginx: `rewrite`, `return` in a location, and a `map`. */
export function readNginx(text: string): RedirectList {
  const statements = listStatements(text);
  const rules = statements.flatMap((one): RankedRule[] => {
    const { line, text: said, words, inside, mistake } = one;
    const place = { line, text: said };
    if (mistake) return [{ ...place, rank: 0, rule: { reason: mistake } }];
    const rule = readStatement(one, statements);
    const [name = '', sign = '', path = sign] = inside.at(-1) ?? [];
    const isExpression = name === 'location' ? sign.startsWith('~') : words[0]?.startsWith('~');
    const isBeginning = name === 'location' && !/^[=~]/.test(sign);
    const rank =
      words[0] === 'rewrite' || name === 'if'
        ? 'rewrite'
        : isExpression
          ? 'expression'
          : isBeginning
            ? 'beginning'
            : 'path';
    return rule
      ? [{ ...place, rule, rank: ranks[rank], length: isBeginning ? path.length : 0 }]
      : [];
  });
  return collect(
    rules.toSorted(
      (one, other) => one.rank - other.rank || (other.length ?? 0) - (one.length ?? 0),
    ),
  );
}

function readStatement(
  { words, inside }: Statement,
  all: readonly Statement[],
): Rule | readonly Rule[] | undefined {
  const [name = '', ...args] = words;
  const [block, sign = '', ...others] = inside.at(-1) ?? [];
  const isEntry = inside.length === 0 && /^([/"']|~|https?:)/.test(name);
  if (block === 'map' || isEntry) {
    const use = isEntry ? unknownUse : findUse(others[0] ?? '', all);
    if (!use || !/uri/.test(isEntry ? 'uri' : sign)) return undefined;
    return /^(default|hostnames|volatile|include)$/.test(name) ? undefined : readEntry(words, use);
  }
  if (name !== 'rewrite' && !(name === 'return' && isRedirect(args))) return undefined;
  // What a map has found is led by the lines of the map.
  const variable = /^\$\{?(\w+)\}?/.exec(args[1] ?? '')?.[1] ?? '';
  if (
    all.some(({ inside: one }) => one.at(-1)?.[0] === 'map' && one.at(-1)?.[2] === `$${variable}`)
  )
    return undefined;
  const asked = block === 'if' ? readCondition([sign, ...others]) : undefined;
  if (block === 'if' && (!asked || name === 'rewrite'))
    return { reason: 'it leads some visitors alone, as "if" says' };
  if (name === 'rewrite') return readRewrite(args);
  const [code, target = ''] = isCode(args[0]) ? args : ['302', args[0]];
  const status = readStatus(code) ?? 302;
  if (!asked && block !== 'location') return { reason: everything };
  return readLocation(asked ?? [sign, ...others], target, status);
}

const isCode = (word = '') => /^\d{3}$/.test(word);

/** Whether the words behind `return` lead elsewhere: an address alone does so for a time. */
const isRedirect = ([code = '']: readonly string[]) =>
  /^30[12378]$/.test(code) || /^(https?:|\$scheme)/.test(code);

/** The path that an `if` asks for, in the words of a location. */
function readCondition(words: readonly string[]): string[] | undefined {
  const [, variable, sign = '', path = ''] =
    /^\(\s*\$(request_uri|uri|document_uri)\s+(=|~\*?)\s+(.*?)\s*\)$/.exec(words.join(' ')) ?? [];
  return variable ? [sign, path.replaceAll(/^["']|["']$/g, '')] : undefined;
}

const carriedQuery = /(\$is_args\$args|\$\{is_args\}\$\{args\}|\?\$(args|query_string))$/;

const unknownUse: MapUse = { status: 301, differs: [differences.query] };

/** How the same file leads by a map; undefined for one that leads nowhere. */
function findUse(variable: string, all: readonly Statement[]): MapUse | undefined {
  const name = RegExp.escape(variable.replace(/^\$/, ''));
  for (const { words } of all) {
    const at = words.findIndex((one) => new RegExp(`\\$\\{?${name}(?!\\w)`).test(one));
    if (at < 0 || !/^(return|rewrite)$/.test(words[0] ?? '')) continue;
    const isRewrite = words[0] === 'rewrite';
    const isCarried = isRewrite ? !words[at]?.endsWith('?') : carriedQuery.test(words[at] ?? '');
    const status = readStatus(isRewrite ? words[3] : words[1]) ?? 302;
    return { status, differs: isCarried ? [] : [differences.query] };
  }
  // A file that has a map alone is there to lead by it.
  return all.some(({ words }) => words[0] === 'return' || words[0] === 'rewrite')
    ? undefined
    : unknownUse;
}

function readRewrite([expression = '', target = '', flag = '']: readonly string[]):
  | Rule
  | readonly Rule[] {
  const isAddress = /^(https?:|\$scheme)/.test(target);
  if (!isAddress && !/^(permanent|redirect)$/.test(flag))
    return { reason: 'it changes what is sent, and leads nowhere else' };
  const to = target.replace(/\?$/, '');
  const status = flag === 'permanent' ? 301 : 302;
  return withDifferences(readPattern(expression, to, status), [
    to !== target && differences.query,
    to === target && to.includes('?') && differences.ownQuery,
  ]);
}

function readLocation(
  match: readonly string[],
  target: string,
  status: 301 | 302,
): Rule | readonly Rule[] {
  const [sign = '', path = sign] = match;
  const to = target.replace(carriedQuery, '');
  const isCarried = to !== target || /\$\{?request_uri\}?$/.test(to);
  const expression =
    sign === '~'
      ? path
      : sign === '~*'
        ? `(?i)${path}`
        : `^${escapePattern(path)}${sign === '=' ? '$' : ''}`;
  return withDifferences(readPattern(expression, to, status), [
    !isCarried && !to.includes('?') && differences.query,
  ]);
}

function readEntry(
  [from = '', to = '']: readonly string[],
  { status, differs }: MapUse,
): Rule | readonly Rule[] {
  if (!/^([/$]|https?:)/.test(to)) return { reason: 'it does not say where it leads' };
  const isExpression = from.startsWith('~');
  const expression = isExpression ? from.replace(/^~\*?/, '') : `^${escapePattern(from)}$`;
  return withDifferences(readPattern(expression, to, status), [
    ...differs,
    // nginx compares the texts of a map whatever their case is.
    (!isExpression || from.startsWith('~*')) && differences.letterCase,
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
