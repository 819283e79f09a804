import { readPattern } from './read-pattern.ts';
import { collect, type RedirectList, type Rule, readStatus } from './redirect-list.ts';

interface Statement {
  words: string[];
  line: number;
  text: string;
  /** The words before the blocks that it stands in, the outermost first. */
  inside: string[][];
}

/** Reads what leads elsewhere in a configuration of nginx: `rewrite`, `return` in a location, and a `map`. */
export const readNginx = (text: string): RedirectList =>
  collect(
    listStatements(text).flatMap((one) => {
      const rule = readStatement(one);
      return rule ? [{ line: one.line, text: one.text, rule }] : [];
    }),
  );

function readStatement({ words, inside }: Statement): Rule | readonly Rule[] | undefined {
  const [name = '', ...args] = words;
  const block = inside.at(-1) ?? [];
  if (block[0] === 'map')
    return /^(default|hostnames|volatile|include)$/.test(name) ? undefined : readEntry(words);
  if (block[0] === 'if' && /^(rewrite|return)$/.test(name))
    return { reason: 'it leads some visitors alone, as "if" says' };
  if (name === 'rewrite') return readRewrite(args);
  if (name !== 'return' || !/^30[12378]$/.test(args[0] ?? '')) return undefined;
  const status = readStatus(args[0]);
  const to = args[1]?.replace(/\$is_args\$args$|\$\{is_args\}\$\{args\}$/, '') ?? '';
  if (!status || block[0] !== 'location') return { reason: 'it leads every address of its server' };
  return readLocation(block.slice(1), to, status);
}

function readRewrite([expression = '', target = '', flag = '']: readonly string[]): Rule {
  const isAddress = /^https?:/.test(target);
  if (!isAddress && !/^(permanent|redirect)$/.test(flag))
    return { reason: 'it changes what is sent, and leads nowhere else' };
  return readPattern(expression, target.replace(/\?$/, ''), flag === 'permanent' ? 301 : 302);
}

function readLocation(
  match: readonly string[],
  to: string,
  status: 301 | 302,
): Rule | readonly Rule[] {
  const [sign = '', path = ''] = match.length > 1 ? match : ['', match[0]];
  if (/\$(?!\d)/.test(to)) return { reason: 'it leads where a variable says' };
  if (sign === '=') return { from: path, to, status };
  if (sign === '~' || sign === '~*') return readPattern(path, to, status);
  const below = { from: `${path.replace(/\/$/, '')}/*`, to, status };
  return path.endsWith('/') ? below : [{ from: path, to, status }, below];
}

function readEntry([from = '', to = '']: readonly string[]): Rule {
  if (from.startsWith('~')) return readPattern(from.replace(/^~\*?/, ''), to, 301);
  return { from, to, status: 301 };
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
    } else if (sign === '}') inside.pop();
    if (token.lastIndex <= at) token.lastIndex = at + Math.max(1, whole?.length ?? 1);
  }
  return statements;
}
