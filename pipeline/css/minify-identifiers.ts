import { decode } from './markup.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const style = /<style>.*?<\/style>/s;
const classAttribute = /(<[a-z][^<>]*?) class="([^"]*)"/gi;
/** A selector’s class; also what else may hold a dot before a letter, and no name. */
const classSelector =
  /url\([^)]*\)|"[^"]*"|\/\*.*?\*\/|\.((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_-])(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])*)/gi;
const property = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Gives the classes and custom properties of a page names of a letter or two, the shortest to those
 * that stand there most often, and leaves out classes that no rule speaks of.
 *
 * @param html a page with its style sheet in one `<style>` and no script that knows a class
 */
export function shortenNames(html: string): string {
  const css = style.exec(html)?.[0] ?? '';
  const ruled = new Set(
    [...css.matchAll(classSelector)].flatMap(([, name]) => (name ? unescaped(name) : [])),
  );
  const lists = [...html.matchAll(classAttribute)].map(([, , list = '']) => list);
  const worn = lists.flatMap(namesOf).filter((name) => ruled.has(name));
  // A rule for what no one wears gets a name too, lest it be another's.
  const classes = shortNames([...worn, ...ruled]);
  const properties = shortNames([...css.matchAll(property)].map(([name]) => name));

  const renamed = (name: string) => (properties.has(name) ? `--${properties.get(name)}` : name);
  const shortCss = css
    .replace(classSelector, (whole, name?: string) =>
      name ? `.${classes.get(unescaped(name))}` : whole,
    )
    .replace(property, renamed);
  return html
    .replace(classAttribute, (_, tag: string, list: string) => {
      const short = namesOf(list).flatMap((name) => classes.get(name) ?? []);
      return short.length > 0 ? `${tag} class="${short.join(' ')}"` : tag;
    })
    .replaceAll(/(?<=var\()--[\w-]+/g, renamed)
    .replace(style, () => shortCss);
}

/** The names in a class attribute. */
const namesOf = (list: string): string[] => decode(list).split(/\s+/);

/** A short name for each, in the order of how often it is there. */
function shortNames(names: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].sort(([, a], [, b]) => b - a);
  return new Map(byUse.map(([name], index) => [name, shortName(index)]));
}

/** a … Z, then aa … aZ, ba … */
function shortName(index: number): string {
  const { length } = letters;
  const last = letters.charAt(index % length);
  return index < length ? last : shortName(Math.floor(index / length) - 1) + last;
}

/** The name that a selector writes with backslashes. */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}
