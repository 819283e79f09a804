import type { MenuEntry, OldSite, ReadFile } from './old-site.ts';
import { type Values, valueAt, wordsOf } from './read-values.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const labels = ['label', 'title', 'name', 'text'];
const targets = ['href', 'url', 'link', 'to', 'path', 'page', 'file', 'pageRef', 'permalink'];
const lists = ['items', 'children', 'links', 'sublinks', 'pages', 'subnav', 'entries'];

const first = (value: unknown, names: readonly string[]) =>
  names.flatMap((name) => wordsOf(valueAt(value, name)) ?? [])[0];

/** Menus that are data, as in a file of Jekyll: groups with words, an address and entries, whatever they call these. */
function readEntries(value: unknown): MenuEntry[] {
  return asList(value).flatMap((one): MenuEntry[] => {
    const label = first(one, labels);
    const to = first(one, targets);
    const entries = lists.flatMap((name) => readEntries(valueAt(one, name)));
    return label || to || entries.length > 0 ? [{ label, to, entries }] : [];
  });
}

/** The menu of MkDocs: `- Prices: prices.md`. */
const readNav = (value: unknown): MenuEntry[] =>
  asList(value).flatMap((one): MenuEntry[] => {
    if (typeof one === 'string') return [{ label: undefined, to: one, entries: [] }];
    return Object.entries((one ?? {}) as Values).map(([label, inside]) =>
      typeof inside === 'string'
        ? { label, to: inside, entries: [] }
        : { label, to: undefined, entries: readNav(inside) },
    );
  });

/** A menu of Hugo, whose entries name the ones above them. */
function readHugoMenu(value: unknown): MenuEntry[] {
  const all = asList(value)
    .map((one) => one as Values)
    .toSorted((one, other) => Number(one.weight ?? 0) - Number(other.weight ?? 0));
  const below = (parent: unknown): MenuEntry[] =>
    all
      .filter((one) => (one.parent ?? undefined) === parent)
      .map((one) => ({
        ...{ label: wordsOf(one.name ?? one.title), to: wordsOf(one.url ?? one.pageRef) },
        entries: one.identifier || one.name ? below(one.identifier ?? one.name) : [],
      }));
  return below(undefined);
}

/** The list of contents of GitBook: nested lists of links. */
function readSummary(text: string): MenuEntry[] {
  const top: MenuEntry[] = [];
  const open: { indent: number; entries: MenuEntry[] }[] = [{ indent: -1, entries: top }];
  for (const [, space = '', label = '', to] of text.matchAll(
    /^([ \t]*)[*+-][ \t]+\[([^\]]*)\]\(<?([^)>]*)>?\)/gm,
  )) {
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop();
    const entry: MenuEntry = { label, to, entries: [] };
    open.at(-1)?.entries.push(entry);
    open.push({ indent: space.length, entries: entry.entries });
  }
  return top;
}

/** The lists of a sidebar of Docusaurus, as far as they are words: its script is read as a text. */
function readSidebar(script: string): MenuEntry[] {
  const found = script
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .matchAll(
      /label:\s*(['"`])(.*?)\1|(?:id:\s*)?(['"`])([\w./-]+\/[\w./-]+|[\w-]+)\3(?=\s*[,\]\n])|[[\]]/g,
    );
  const top: MenuEntry[] = [];
  const open: MenuEntry[][] = [top];
  let last: MenuEntry | undefined;
  for (const [sign, , label, , id] of found) {
    if (sign === '[')
      open.push(last && last.to === undefined ? last.entries : (open.at(-1) ?? top));
    else if (sign === ']') open.pop();
    else if (label !== undefined) {
      last = { label, to: undefined, entries: [] };
      open.at(-1)?.push(last);
    } else if (id) {
      last = undefined;
      open.at(-1)?.push({ label: undefined, to: id, entries: [] });
    }
  }
  return top;
}

/** The menu of an old site, of whichever form it is; empty where it has none that is data. */
export function readMenu({ system, config, data, files }: OldSite, read: ReadFile): MenuEntry[] {
  const text = (name: RegExp) =>
    files.filter((file) => name.test(file)).map((file) => read(file) ?? '');
  if (system.menu === 'nav') return readNav(config.nav);
  if (system.menu === 'summary') return text(/(?:^|\/)SUMMARY\.md$/).flatMap(readSummary);
  if (system.menu === 'sidebars') return text(/^sidebars\w*\.[cm]?[jt]s$/).flatMap(readSidebar);
  if (system.menu === 'menus') {
    const menus = [
      'menu.main',
      'menus.main',
      'menu.en.main',
      'menus.en.main',
      'languages.en.menu.main',
    ];
    return (
      menus.map((one) => readHugoMenu(valueAt(config, one))).find((one) => one.length > 0) ?? []
    );
  }
  const found = Object.entries(data).find(([name]) =>
    /^_?(?:navigation|nav|menus?|header)$/i.test(name),
  );
  const value = found?.[1];
  if (Array.isArray(value)) return readEntries(value);
  const all = Object.entries((value ?? {}) as Values).map(([, one]) => readEntries(one));
  return all.find((one) => one.length > 0) ?? [];
}
