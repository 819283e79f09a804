import { expandPattern, type Piece, type Variant } from './expand-pattern.ts';
import { differences, isFile, type Row, type Rule } from './redirect-list.ts';

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
 * @param differs what is known to be otherwise than on its own server
 */
export function readPattern(
  expression: string,
  target: string,
  status: 301 | 302,
  differs: readonly (string | false)[] = [],
): Rule[] {
  const isInsensitive = expression.startsWith('(?i)');
  const variants = expandPattern(expression.replace(/^\(\?i\)/, '')) ?? [];
  const to = target.replace(ownHost, '');
  const rules = variants.flatMap((one) => closeVariant(one).map((form) => sayForm(form, one, to)));
  const wrong = rules.find((one) => one !== undefined && 'reason' in one);
  if (wrong || rules.length === 0) return [wrong ?? { reason: tooMuch }];
  const rows = new Map(
    rules.flatMap((one) => (one && 'from' in one ? [[one.from, one] as const] : [])).toReversed(),
  );
  return [...rows.values()].toReversed().flatMap((row) => {
    const other = row.from.endsWith('/') ? row.from.slice(0, -1) : `${row.from}/`;
    const isBoth = row.from.endsWith('/*') || rows.has(other);
    if (rows.has(other) && row.from.endsWith('/')) return [];
    const own = [!isBoth && differences.slash, isInsensitive && differences.letterCase];
    const all = [...(row.differs ?? []), ...differs, ...own].filter((one) => one !== false);
    return { ...row, status, differs: [...new Set(all)] };
  });
}

interface Form {
  pieces: readonly Piece[];
  differs: readonly (string | false)[];
}

/** Begins what an expression finds with a slash, and adds what may follow where it says no end. */
function closeVariant({ pieces: found, marks }: Variant): Form[] {
  const isWhole = typeof found[0] === 'string' && found[0] === '/';
  // An expression of a .htaccess begins behind the first slash.
  const all = isWhole ? [...found] : ['/', ...found];
  // What finds all that follows has a slash at the end too.
  const [beforeLast, last] = all.slice(-2);
  if (typeof beforeLast === 'object' && beforeLast.hole === 'rest' && last === '/') all.pop();
  const path = all.map((one) => (typeof one === 'string' ? one : ':')).join('');
  const isOpen = !marks.has('end') && !marks.has('rest');
  const isLeaf = isOpen && (isFile(path) || path.includes('?'));
  const differs = [
    marks.has('dot') && differences.dot,
    !marks.has('start') && (isWhole ? differences.middle : anywhere),
    isLeaf && differences.below,
    isOpen && !isLeaf && !path.endsWith('/') && differences.begins,
  ];
  const below: Form = {
    pieces: [...all, ...(path.endsWith('/') ? [] : ['/']), { hole: 'rest' }],
    differs,
  };
  return [{ pieces: all, differs }, ...(isOpen && !isLeaf ? [below] : [])];
}

/** Says one form of what an expression finds; undefined for one that no address has. */
function sayForm(
  { pieces, differs: said }: Form,
  { groups }: Variant,
  target: string,
): Omit<Row, 'status'> | { reason: string } | undefined {
  if (said.includes(anywhere)) return { reason: anywhere };
  const names = new Map<Piece, string>();
  const wider: string[] = [];
  const differs = [...said];
  let from = '';
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      from += piece;
      continue;
    }
    const next = pieces[index + 1];
    const isRest = piece.hole === 'rest' && next === undefined;
    // What follows a name may be below it.
    const isAfterName = isRest && /[\p{L}\p{N}]$/u.test(from);
    const isPart = from.endsWith('/') && (next === undefined || next === '/');
    if (!isAfterName && !isPart) return { reason: tooMuch };
    if (isAfterName) differs.push(differences.begins);
    if (!isRest && piece.hole === 'rest') differs.push(differences.onePart);
    const name = isRest ? ':splat' : `:part${names.size + 1}`;
    names.set(piece, isAfterName ? `/${name}` : name);
    from += isAfterName ? '/*' : isRest ? '*' : name;
    if (piece.loose) wider.push(`${piece.loose} is ${name}, which is any part of a path`);
  }
  // A group that may be empty finds nothing between two slashes.
  if (from.includes('//')) return undefined;
  if (from === '/*') return { reason: everything };
  const join = (found: readonly Piece[]) => found.map((one) => names.get(one) ?? one).join('');
  const to = fillTarget(target, (name) => {
    if (/^(0|request_uri|uri|document_uri)$/.test(name)) return join(pieces);
    return groups.has(name) ? join(groups.get(name) ?? []) : undefined;
  });
  if (typeof to === 'object') return to;
  const single = to.replaceAll(/(?<!:)\/{2,}/g, '/');
  return {
    ...{ from, to: single, ...(wider.length > 0 && { wider: wider.join(', ') }) },
    differs: [...differs, single !== to && differences.oneSlash].filter((one) => one !== false),
  };
}

/** Puts in what groups have found. */
function fillTarget(target: string, find: (name: string) => string | undefined) {
  let variable = /%\{[^}]*\}|%\d(?![\da-f])/i.exec(target)?.[0];
  const sign = /[$\\](\d)|\$\{(\w+)\}|\$([a-z]\w*)/gi;
  const text = target.replaceAll(sign, (found, digit, braced, name) => {
    const value = find(digit ?? braced ?? name);
    if (value === undefined) variable = found;
    return value ?? '';
  });
  if (variable) return { reason: `it leads where ${variable} says` };
  return /(?<![/=-]):(splat|part\d)|:(splat|part\d)\w/.test(text) ? { reason: tooMuch } : text;
}

const tooMuch = 'its expression says more than * and :name can: write the old paths one by one';
const anywhere = 'it fits all that has so: begin it with ^/';
export const everything = 'it leads every address of its server';
