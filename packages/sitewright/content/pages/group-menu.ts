import { type Language, localizeHref, pagePathAt } from '../languages/language.ts';
import type { GroupEntry, NavigationFile } from '../schemas/navigation.ts';
import type { Page } from '../schemas/page.ts';
import { fieldAt, listGroups } from '../values/field-at.ts';

/** How many entries the menus have room for; the start page shows all of them. */
const menuSize = 16;

/**
 * Lists the whole group: first the entries of `navigation.yaml`, in its order, then the pages that it does not name.
 */
export function listGroupEntries(
  { header }: NavigationFile,
  pages: ReadonlyMap<string, Pick<Page, 'entry'>>,
  language: Language,
): GroupEntry[] {
  const unnamed = new Set(pages.keys());
  const linkTo = (path: string): GroupEntry[] => {
    const { entry } = pages.get(path) ?? {};
    unnamed.delete(path);
    if (!entry) return [];
    const { name, description, drawing } = entry;
    return [{ name, href: localizeHref(language, path), description, drawing }];
  };
  const named = header.group.links.flatMap((one) => {
    if ('page' in one) return linkTo(one.page);
    unnamed.delete(pagePathAt(language, one.href) ?? '');
    return [{ drawing: undefined, ...one }];
  });
  return [...named, ...[...unnamed].flatMap(linkTo)];
}

/**
 * Fills in the menu of the group. Each page holds the menu, so with very many entries it shows the first of them and
 * a link to all.
 */
export function addGroupMenu(
  file: NavigationFile,
  links: readonly GroupEntry[],
  language: Language,
) {
  const { name, label, allLabel } = file.header.group;
  const href = localizeHref(language, `/#${name}`);
  /** The link to all entries; undefined when the menus show all of them. */
  const all = links.length > menuSize ? { label: allLabel, href } : undefined;
  const group = { name, label, links: links.slice(0, menuSize), all };
  return { ...file, header: { ...file.header, group } };
}

/** Header and footer, with the links of the group's menu filled in. */
export type Navigation = ReturnType<typeof addGroupMenu>;

/**
 * Describes in `navigation.yaml` the pages of the group that are not translated: a translation says there what menus
 * show of them, and leads to the pages of the first language.
 *
 * @param navigation what the first language's `navigation.yaml` says; anything at all
 * @param paths the pages of the group that are translated
 * @param entryAt what the first language shows of a page in menus
 */
export function describeAbsentEntries(
  navigation: unknown,
  paths: readonly string[],
  entryAt: (path: string) => unknown,
): unknown {
  const header = fieldAt(navigation, ['header']) as object;
  const group = fieldAt(header, ['group']) as object;
  const links = listGroups(fieldAt(group, ['links'])).map((entry) => {
    const page = fieldAt(entry, ['page']);
    if (typeof page !== 'string' || paths.includes(page)) return entry;
    const { name, description, drawing } = (entryAt(page) ?? {}) as Partial<GroupEntry>;
    return { key: page, name, href: page, description, drawing };
  });
  return { ...(navigation as object), header: { ...header, group: { ...group, links } } };
}
