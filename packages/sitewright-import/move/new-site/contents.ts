import { escapeLabel, toAddress } from '../../dialects/rule.ts';
import type { MenuEntry, OldPage } from '../old-site/old-site.ts';
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

const orderOf = ({ fields }: OldPage): number => {
  const said = fields.weight ?? fields.sidebar_position ?? fields.nav_order ?? fields.order;
  return typeof said === 'number' ? said : Infinity;
};

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
  return own
    .map((one) => {
      const above = one.path.split('/').slice(1, -1);
      const depth = above.filter((_, index) =>
        paths.has(`/${above.slice(0, index + 1).join('/')}`),
      ).length;
      return `${'  '.repeat(depth)}- ${link(titleOf(one), one.path)}\n`;
    })
    .join('');
}
