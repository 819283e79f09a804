import { decodeEntities } from './index-markup.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const styleElement = /<style>.*?<\/style>/s;
const classAttribute = /(<[a-z][^<>]*?) class="([^"]*)"/gi;
/** A class selector, or a part of CSS whose dots are no class selectors; only the first has a group. */
const classSelector =
  /url\([^)]*\)|"[^"]*"|\/\*.*?\*\/|\.((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_-])(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])*)/gi;
const customProperty = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Renames the classes and custom properties of a page to one letter or two, the shortest for the
 * most frequent, and removes classes without a rule.
 *
 * @param html a page with its style sheet in one `<style>` and no script that names a class
 */
export function minifyIdentifiers(html: string): string {
  const css = styleElement.exec(html)?.[0] ?? '';
  const styledClasses = new Set(
    [...css.matchAll(classSelector)].flatMap(([, name]) => (name ? unescapeName(name) : [])),
  );
  const classLists = [...html.matchAll(classAttribute)].map(([, , list = '']) => list);
  const usedClasses = classLists.flatMap(splitClasses).filter((name) => styledClasses.has(name));
  // Classes that only selectors name need names of their own too.
  const classes = assignShortNames([...usedClasses, ...styledClasses]);
  const properties = assignShortNames([...css.matchAll(customProperty)].map(([name]) => name));

  const renameProperty = (name: string) =>
    properties.has(name) ? `--${properties.get(name)}` : name;
  const minifiedCss = css
    .replace(classSelector, (match, name?: string) =>
      name ? `.${classes.get(unescapeName(name))}` : match,
    )
    .replace(customProperty, renameProperty);
  return html
    .replace(classAttribute, (_, tag: string, list: string) => {
      const names = splitClasses(list).flatMap((name) => classes.get(name) ?? []);
      return names.length > 0 ? `${tag} class="${names.join(' ')}"` : tag;
    })
    .replaceAll(/(?<=var\()--[\w-]+/g, renameProperty)
    .replace(styleElement, () => minifiedCss);
}

function splitClasses(attribute: string): string[] {
  return decodeEntities(attribute).split(/\s+/);
}

/** A short name for each distinct name, the shortest for those that occur most often. */
function assignShortNames(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  return new Map(byCount.map(([name], index) => [name, createShortName(index)]));
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
