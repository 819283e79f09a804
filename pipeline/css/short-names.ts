import { listClasses, type PageTree } from './page-tree.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A class selector, or a part of CSS whose dots are no class selectors; only the first has a group. */
const classSelector =
  /url\([^)]*\)|"[^"]*"|\.((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_\u0080-\uffff-])(?:\\[0-9a-f]{1,6} ?|\\.|[\w\u0080-\uffff-])*)/gi;
const customProperty = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Renames the classes and custom properties of a page to one letter or two, the shortest for the
 * most frequent, and removes classes without a rule.
 *
 * @param page is changed; what its scripts name keeps its name
 */
export function shortenNames({ elements, scriptNames }: PageTree, css: string): string {
  const styled = new Set(
    [...css.matchAll(classSelector)].flatMap(([, name]) => (name ? unescapeName(name) : [])),
  );
  const shown = elements.flatMap(listClasses).filter((name) => styled.has(name));
  // Classes that only selectors name need names of their own too.
  const classes = assignShortNames([...shown, ...styled], scriptNames);
  const properties = assignShortNames(css.match(customProperty) ?? [], scriptNames, '--');
  const renameProperties = (text: string) =>
    text.replaceAll(customProperty, (name) => properties.get(name) ?? name);

  for (const element of elements) {
    const names = listClasses(element).flatMap((name) => classes.get(name) ?? []);
    if (names.length > 0) element.attribs.class = names.join(' ');
    else delete element.attribs.class;
    for (const [attribute, value] of Object.entries(element.attribs)) {
      if (value.includes('var(')) element.attribs[attribute] = renameProperties(value);
    }
  }
  return renameProperties(
    css.replaceAll(classSelector, (match, name = '') => {
      const short = classes.get(unescapeName(name));
      return short && !scriptNames.has(short) ? `.${short}` : match;
    }),
  );
}

/** A short name for each distinct name, the shortest for those that occur most often; fixed ones stay. */
function assignShortNames(names: readonly string[], fixed: ReadonlySet<string>, prefix = '') {
  const groups = [...Map.groupBy(names, (name) => name)];
  const byCount = groups.sort(([, a], [, b]) => b.length - a.length);
  let index = 0;
  const choose = (name: string): string => {
    if (fixed.has(name)) return name;
    const short = prefix + createShortName(index++);
    return fixed.has(short) ? choose(name) : short;
  };
  return new Map(byCount.map(([name]) => [name, choose(name)]));
}

/** a … Z, then aa … aZ, ba … */
function createShortName(index: number): string {
  const { length } = letters;
  const last = letters.charAt(index % length);
  return index < length ? last : createShortName(Math.floor(index / length) - 1) + last;
}

/** Resolves the backslash escapes of a name in a selector. */
function unescapeName(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}
