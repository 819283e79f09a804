import { expandPattern, type Piece, type Variant } from './expand-pattern.ts';
import { differences, isFile, type Rule, withDifferences } from './redirect-list.ts';

/** A text as an expression that finds it alone. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The beginning of an address of the server itself, whose host is a variable. */
const ownHost =
  /^(?:https?|\$scheme|\$\{scheme\}|%\{REQUEST_SCHEME\}):\/\/(?:\$\{?(?:host|http_host|server_name)\}?|%\{(?:HTTP_HOST|SERVER_NAME)\})(?=[/$]|$)/i;

/**
 * Says a regular expression of a server as paths and patterns: texts, what may be there or not, `(.*)` at the end, and
 * groups for one part of a path, of which `:name` may be more than the group finds.
 *
 * @param target with `$1`, `\1` or `$name` where it puts in what a group has found, and `$0` for the whole path
 */
export function readPattern(expression: string, target: string, status: 301 | 302): Rule[] {
  const isInsensitive = expression.startsWith('(?i)');
  const variants = expandPattern(expression.replace(/^\(\?i\)/, ''));
  if (!variants?.length) return [{ reason: tooMuch }];
  const all = variants.flatMap((one) => sayVariant(one, target.replace(ownHost, ''), status));
  const wrong = all.find((one) => 'reason' in one);
  if (wrong) return [wrong];
  const rows = all.flatMap((one) => ('from' in one ? one : []));
  const froms = new Set(rows.map(({ from }) => from));
  const isBoth = (from: string) =>
    /.\*$/.test(from) || froms.has(from.endsWith('/') ? from.slice(0, -1) : `${from}/`);
  return rows
    .filter(({ from }, index) => rows.findIndex((one) => isSame(one.from, from)) === index)
    .flatMap((row) =>
      withDifferences(row, [
        !isBoth(row.from) && differences.slash,
        isInsensitive && differences.letterCase,
      ]),
    );
}

const isSame = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');

function sayVariant(variant: Variant, target: string, status: 301 | 302): Rule[] {
  const { hasStart, hasEnd, hasDot, endsInRest } = variant;
  const [first = ''] = variant.pieces;
  const isFromStart = hasStart || (typeof first === 'string' && first.startsWith('/'));
  if (!isFromStart) return [{ reason: 'it fits all that has so: begin it with ^/' }];
  // An expression of a .htaccess begins behind the first slash.
  const isShort = typeof first !== 'string' || !first.startsWith('/');
  const found = isShort ? ['/', ...variant.pieces] : variant.pieces;
  // What finds all that follows has a slash at the end too.
  const beforeLast = found.at(-2);
  const isSlashed = typeof beforeLast === 'object' && beforeLast.hole === 'rest';
  const pieces = isSlashed && found.at(-1) === '/' ? found.slice(0, -1) : found;
  const isOpen = !hasEnd && !endsInRest;
  const path = pieces.map((one) => (typeof one === 'string' ? one : ':')).join('');
  const isLeaf = isOpen && (isFile(path) || path.includes('?'));
  const rule = (own: readonly Piece[]) =>
    sayPieces(own, variant, target, status, [
      hasDot && differences.dot,
      !hasStart && differences.middle,
      isLeaf && differences.below,
      isOpen && !isLeaf && !path.endsWith('/') && differences.begins,
    ]);
  if (!isOpen || isLeaf) return rule(pieces);
  const below: Piece[] = [path.endsWith('/') ? '' : '/', { hole: 'rest' }];
  return [...rule(pieces), ...rule([...pieces, ...below])];
}

/** Says one form of what an expression finds. */
function sayPieces(
  pieces: readonly Piece[],
  { groups }: Variant,
  target: string,
  status: 301 | 302,
  differs: readonly (string | false)[],
): Rule[] {
  const names = new Map<Piece, string>();
  const wider: string[] = [];
  const more: string[] = [];
  let from = '';
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      from += piece;
      continue;
    }
    const next = pieces.slice(index + 1).find((one) => one !== '');
    const isEnd = next === undefined;
    const isRest = piece.hole === 'rest' && isEnd;
    // What follows a name may be below it.
    const isAfterName = isRest && /[\p{L}\p{N}]$/u.test(from);
    if (isAfterName) more.push(differences.begins);
    if (!isRest && piece.hole === 'rest') more.push(differences.onePart);
    const isWhole =
      from.endsWith('/') && (isEnd || (typeof next === 'string' && next.startsWith('/')));
    if (!isAfterName && !isWhole) return [{ reason: tooMuch }];
    const name = isRest ? 'splat' : `part${names.size + 1}`;
    names.set(piece, isAfterName ? `/:${name}` : `:${name}`);
    from += isAfterName ? '/*' : isRest ? '*' : `:${name}`;
    if (piece.loose) wider.push(`${piece.loose} is :${name}, which is any part of a path`);
  }
  // A group that may be empty finds nothing between two slashes.
  if (from.includes('//')) return [];
  if (from === '/*') return [{ reason: everything }];
  const say = (found: readonly Piece[]) => found.map((one) => names.get(one) ?? one).join('');
  const to = fillTarget(target, (name) => {
    if (/^(0|request_uri|uri|document_uri)$/.test(name)) return say(pieces);
    const found = groups.get(name);
    return found && say(found);
  });
  if ('reason' in to) return [to];
  return withDifferences(
    { from, to: to.text, status, ...(wider.length > 0 && { wider: wider.join(', ') }) },
    [...differs, ...more, to.isCollapsed && differences.oneSlash],
  );
}

/** Puts in what groups have found. */
function fillTarget(
  target: string,
  find: (name: string) => string | undefined,
): { text: string; isCollapsed: boolean } | { reason: string } {
  const unknown: string[] = [];
  const text = target.replaceAll(
    /[$\\](\d)|\$\{(\w+)\}|\$([a-z]\w*)/gi,
    (sign, digit, braced, name) => {
      const found = find(digit ?? braced ?? name);
      if (found === undefined) unknown.push(sign);
      return found ?? '';
    },
  );
  const [variable] = unknown.length > 0 ? unknown : (/%\{[^}]*\}|%\d(?![\da-f])/i.exec(text) ?? []);
  if (variable) return { reason: `it leads where ${variable} says` };
  if (/(?<![/=-]):(splat|part\d)|:(splat|part\d)\w/.test(text)) return { reason: tooMuch };
  const single = text.replaceAll(/(?<!:)\/{2,}/g, '/');
  return { text: single, isCollapsed: single !== text };
}

const tooMuch = 'its expression says more than * and :name can: write the old paths one by one';
export const everything = 'it leads every address of its server';
