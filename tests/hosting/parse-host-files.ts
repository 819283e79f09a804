// How servers read their files, as far as ours use it: to find what they would understand.

/** A directive or a rule, with what is in its block. What a server fills in is not among the words. */
export interface Line {
  words: string[];
  block: Line[];
}

/** Parses a configuration of nginx: https://nginx.org/en/docs/beginners_guide.html#conf_structure */
export function parseNginx(text: string): Line[] {
  const token = /\s+|#[^\n]*|([;{}])|"((?:[^"\\]|\\.)*)"|((?:[^\s;{}"\\$]+|\$\{\w+\}|\$)+)/gsy;
  const fill = (words: string[]) =>
    words[0] === 'location' ? words : words.map((word) => word.replaceAll(/\$(\{\w*\}?|\w*)/g, ''));
  return parseBlocks(text, token, (word) => word.replaceAll(/\\(["'\\])/g, '$1'), fill);
}

/** Parses a Caddyfile: https://caddyserver.com/docs/caddyfile/concepts */
export function parseCaddy(text: string): Line[] {
  const token = /[^\S\n]+|#[^\n]*|([{}](?=\s)|\n)|"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+)/gsy;
  const fill = (words: string[]) =>
    words.map((word) => word.replaceAll(/\$?\{[^}]*\}?|^\{$|^\}$/g, ''));
  return parseBlocks(text, token, (word) => word.replaceAll('\\"', '"'), fill);
}

function parseBlocks(
  text: string,
  token: RegExp,
  unquote: (text: string) => string,
  fill: (words: string[]) => string[],
): Line[] {
  const lines: Line[] = [];
  const open = [lines];
  let words: string[] = [];
  const add = () => {
    const line = { words: fill(words), block: [] };
    if (words.length > 0) open.at(-1)?.push(line);
    words = [];
    return line;
  };
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new Error(`Cannot read ${text.slice(at, at + 80)}`);
    const [whole, sign, quoted, ...plain] = found;
    const word = quoted === undefined ? plain.find((one) => one !== undefined) : unquote(quoted);
    if (word !== undefined) words.push(word);
    else if (sign === '{') open.push(add().block);
    else if (sign) {
      add();
      if (sign === '}') open.pop();
    } else if (whole === '') throw new Error('No token');
  }
  if (open.length !== 1 || words.length > 0) throw new Error('A block or a directive has no end');
  return lines;
}

/** Parses `_headers`: https://developers.cloudflare.com/workers/static-assets/headers/ */
export function parseHeaderRules(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.split(/\r\n?|\n/).filter((one) => /^\s*[^\s#]/.test(one))) {
    if (/^\S/.test(line)) lines.push({ words: [withoutPatterns(line)], block: [] });
    else lines.at(-1)?.block.push({ words: line.trim().split(/: (.*)/s), block: [] });
  }
  return lines;
}

/** Parses `_redirects`: https://developers.cloudflare.com/workers/static-assets/redirects/ */
export const parseRedirectRules = (text: string): Line[] =>
  text
    .split(/\r\n?|\n/)
    .filter((one) => /^\s*[^\s#]/.test(one))
    .map((line) => ({ words: line.trim().split(/\s+/).map(withoutPatterns), block: [] }));

const withoutPatterns = (path: string) => path.replaceAll(/\*|:\w+/g, '');
