import { type CSSToken, stringify, TokenType, tokenize } from '@csstools/css-tokenizer';
import { isStyling, listClasses, type PageTree } from './page-tree.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Classes that blockers of advertisements hide on every site, of two letters: in EasyList's and AdGuard's lists. */
const hiddenByBlockers = /^(ad|pr)$/i;

/**
 * Renames the classes and custom properties of a page to one letter or two, the shortest for the
 * most frequent, and removes classes without a rule.
 *
 * @param page is changed; what its scripts name keeps its name
 */
export function shortenNames(page: PageTree, css: string): string {
  const { elements } = page;
  const { tokens, classTokens, styled, dashed } = readSheet(css);
  const shown = elements.flatMap(listClasses).filter((name) => styled.has(name));
  // Classes that only selectors name need names of their own too.
  const classes = assignShortNames([...shown, ...styled], page);
  const properties = assignShortNames(dashed, page, '--');
  const rename = (all: readonly CSSToken[]) =>
    stringify(...all.map((token) => (isDashed(token) ? renameToken(token, properties) : token)));

  for (const element of elements) {
    const names = listClasses(element).flatMap((name) => classes.get(name) ?? []);
    if (names.length > 0) element.attribs.class = names.join(' ');
    else delete element.attribs.class;
    for (const [attribute, value] of Object.entries(element.attribs)) {
      if (value.includes('--') && isStyling(element, attribute))
        element.attribs[attribute] = rename(tokenize({ css: value }));
    }
  }
  return rename(
    tokens.map((token) => (classTokens.has(token) ? renameToken(token, classes) : token)),
  );
}

/** Style sheets that were read: pages of one kind share one. */
const sheets = new Map<string, ReturnType<typeof tokenizeSheet>>();

function readSheet(css: string) {
  const sheet = sheets.get(css) ?? tokenizeSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

function tokenizeSheet(css: string) {
  const tokens = tokenize({ css });
  const classTokens = new Set(findClasses(tokens));
  const styled = new Set([...classTokens].map(readName));
  return { tokens, classTokens, styled, dashed: tokens.filter(isDashed).map(readName) };
}

/** The identifiers behind the dots of class selectors. A layer's name may have a dot too. */
function findClasses(tokens: readonly CSSToken[]): CSSToken[] {
  let isLayer = false;
  return tokens.filter((token, index) => {
    if (token[0] === TokenType.AtKeyword) isLayer = /^(layer|import)$/i.test(token[4].value);
    if (token[0] === TokenType.OpenCurly || token[0] === TokenType.Semicolon) isLayer = false;
    const before = tokens[index - 1];
    return !isLayer && token[0] === TokenType.Ident && before?.[1] === '.';
  });
}

/** Whether a token is a custom property's name, or another that an author writes with two dashes. */
const isDashed = (token: CSSToken) =>
  (token[0] === TokenType.Ident || token[0] === TokenType.Function) && token[1].startsWith('--');

const readName = (token: CSSToken) => String((token[4] as { value: string } | undefined)?.value);

function renameToken(token: CSSToken, names: ReadonlyMap<string, string>): CSSToken {
  const name = names.get(readName(token));
  if (!name || name === readName(token)) return token;
  const text = token[0] === TokenType.Function ? `${name}(` : name;
  return [token[0], text, token[2], token[3], { value: name }] as CSSToken;
}

/** A short name for each distinct name, the shortest for those that occur most often; those that scripts name stay. */
function assignShortNames(
  names: readonly string[],
  { scriptNames, partNames, mayGive }: PageTree,
  prefix = '',
) {
  const fixed = partNames.union(
    new Set(names.filter((name) => scriptNames.has(name) || mayGive(name))),
  );
  const groups = [...Map.groupBy(names, (name) => name)];
  const byCount = groups.sort(([, a], [, b]) => b.length - a.length);
  let index = 0;
  const choose = (name: string): string => {
    if (fixed.has(name)) return name;
    const short = prefix + createShortName(index++);
    return fixed.has(short) || hiddenByBlockers.test(short) ? choose(name) : short;
  };
  return new Map(byCount.map(([name]) => [name, choose(name)]));
}

/** a … Z, then aa … aZ, ba … */
function createShortName(index: number): string {
  const { length } = letters;
  const last = letters.charAt(index % length);
  return index < length ? last : createShortName(Math.floor(index / length) - 1) + last;
}
