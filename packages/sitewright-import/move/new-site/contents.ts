import { escapeLabel, toAddress } from '../../dialects/rule.ts';
import type { MenuEntry, OldPage } from '../old-site/old-site.ts';
import { wordsOf } from '../old-site/read-values.ts';
import type { Targets } from '../places/find-target.ts';
import type { Place } from '../places/new-places.ts';

const link = (title: string, href: string) => `[${escapeLabel(title)}](${toAddress(href)})`;

/** The pages right below an address, or, where there is none, all below it. */
export function listBelow(address: string, places: readonly Place[]): Place[] {
  const start = `${address}/`;
  const below = places.filter(
    ({ page, isAlone }) => !page.language && !isAlone && page.address.startsWith(start),
  );
  const next = below.filter(({ page }) => !page.address.slice(start.length).includes('/'));
  return (next.length > 0 ? next : below).toSorted(
    ({ page: one }, { page: other }) =>
      orderOf(one) - orderOf(other) || (one.file < other.file ? -1 : 1),
  );
}

const orderOf = ({ fields }: OldPage): number =>
  orders.flatMap((name) => {
    const words = wordsOf(fields[name]);
    return words && Number.isFinite(Number(words)) ? [Number(words)] : [];
  })[0] ?? Infinity;

/** What systems and their themes call the place of a page among those beside it. */
const orders = [
  ...['weight', 'sidebar_position', 'nav_order', 'order', 'menu_order', 'related_order'],
  ...['position', 'sort_order', 'sortOrder', 'navOrder', 'rank', 'index'],
];

/** A list of links to pages, as an old system made it of a section. */
export const writeList = (places: readonly Place[], titleOf: (place: Place) => string): string =>
  places.map((one) => `- ${link(titleOf(one), one.path)}\n`).join('');

/**
 * Writes a menu as a nested list of links.
 *
 * @param page from which addresses that are no whole ones are read
 */
export function writeMenu(
  menu: readonly MenuEntry[],
  page: OldPage,
  targets: Targets,
  titleOf: (path: string) => string | undefined,
  indent = '',
): string {
  return menu
    .map(({ label, to, entries }): string => {
      const found = to && !targets.isForeign(to) ? targets.find(to, page) : undefined;
      const href =
        found && 'href' in found ? found.href : to && targets.isForeign(to) ? to : undefined;
      const words = label ?? (href && titleOf(href)) ?? '';
      const below = writeMenu(entries, page, targets, titleOf, words ? `${indent}  ` : indent);
      if (!words || (!href && !below)) return below;
      return `${indent}- ${href ? link(words, href) : escapeLabel(words)}\n${below}`;
    })
    .join('');
}

/** All pages, by the parts of their addresses, where the old site has no menu that is data. */
export function writeTree(places: readonly Place[], titleOf: (place: Place) => string): string {
  const own = places
    .filter(({ page, isAlone }) => !page.language && !page.day && !isAlone)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const paths = new Set(own.map(({ path }) => path));
  const orderAt = new Map(own.map(({ path, page }) => [path, orderOf(page)]));
  own.sort(compareInTree);
  return own
    .map((one) => {
      const above = one.path.split('/').slice(1, -1);
      const depth = above.filter((_, index) =>
        paths.has(`/${above.slice(0, index + 1).join('/')}`),
      ).length;
      return `${'  '.repeat(depth)}- ${link(titleOf(one), one.path)}\n`;
    })
    .join('');

  /** By the first part of their addresses that is another: the order that its page says, then its letters. */
  function compareInTree({ path: one }: Place, { path: other }: Place): number {
    const [parts, others] = [one.split('/'), other.split('/')];
    const at = parts.findIndex((part, index) => part !== others[index]);
    if (at < 0) return -1;
    if (others[at] === undefined) return 1;
    const [first, second] = [parts, others].map(
      (all) => orderAt.get(all.slice(0, at + 1).join('/')) ?? Infinity,
    );
    return first === second
      ? (parts[at] ?? '') < others[at]
        ? -1
        : 1
      : (first ?? 0) - (second ?? 0);
  }
}
