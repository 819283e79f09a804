import { fieldAt, listGroups } from './field-at.ts';
import { type Language, localizeHref } from './language.ts';
import type { NavigationFile, PlatformLink } from './schemas/navigation.ts';
import type { Page } from './schemas/page.ts';

/** How many platforms the menus have room for; the start page shows all of them. */
const menuSize = 16;

/**
 * Lists every platform: first those of `navigation.yaml`, in its order, then the files it does not name.
 */
export function listPlatforms(
  { header }: NavigationFile,
  pages: ReadonlyMap<string, Pick<Page, 'platform'>>,
  language: Language,
): PlatformLink[] {
  const unnamed = new Set(pages.keys());
  const linkTo = (path: string): PlatformLink[] => {
    const { platform } = pages.get(path) ?? {};
    unnamed.delete(path);
    if (!platform) return [];
    const { name, description, drawing } = platform;
    return [{ name, href: localizeHref(language, path), description, drawing }];
  };
  const named = header.platforms.links.flatMap((entry) =>
    'page' in entry ? linkTo(`/platforms/${entry.page}`) : [{ drawing: undefined, ...entry }],
  );
  return [...named, ...[...unnamed].flatMap(linkTo)];
}

/**
 * Fills in the platforms' menu. Each page holds the menu, so with very many platforms it shows
 * the first of them and a link to all.
 */
export function addPlatformMenu(
  file: NavigationFile,
  links: readonly PlatformLink[],
  language: Language,
) {
  const { label, allLabel } = file.header.platforms;
  const href = localizeHref(language, '/#platforms');
  /** The link to all platforms; undefined when the menus show all of them. */
  const all = links.length > menuSize ? { label: allLabel, href } : undefined;
  const platforms = { label, links: links.slice(0, menuSize), all };
  return { ...file, header: { ...file.header, platforms } };
}

/** Header and footer, with the links of the platforms' menu filled in. */
export type Navigation = ReturnType<typeof addPlatformMenu>;

/**
 * Describes in `navigation.yaml` the platforms whose pages are not translated: a translation says there
 * what menus show of them, and leads to the pages of the first language.
 *
 * @param navigation what the first language's `navigation.yaml` says; anything at all
 * @param slugs the platforms whose pages are translated
 * @param platformAt what the first language's file of a platform says
 */
export function describeAbsentPlatforms(
  navigation: unknown,
  slugs: readonly string[],
  platformAt: (slug: string) => unknown,
): unknown {
  const header = fieldAt(navigation, ['header']) as object;
  const platforms = fieldAt(header, ['platforms']) as object;
  const links = listGroups(fieldAt(platforms, ['links'])).map((entry) => {
    const page = fieldAt(entry, ['page']);
    if (typeof page !== 'string' || slugs.includes(page)) return entry;
    const { name, description, drawing } = (platformAt(page) ?? {}) as Partial<PlatformLink>;
    return { key: page, name, href: `/platforms/${page}`, description, drawing };
  });
  return { ...(navigation as object), header: { ...header, platforms: { ...platforms, links } } };
}
