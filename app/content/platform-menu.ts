import type { Navigation, NavigationFile, PlatformLink } from './schemas/navigation.ts';

/** How many platforms the menus have room for; the start page shows all of them. */
const menuSize = 16;

/**
 * Lists every platform: first those of `navigation.yaml`, in its order, then the files it does not name.
 *
 * @param platforms the platform files by their slugs
 */
export function listPlatforms(
  { header }: NavigationFile,
  platforms: ReadonlyMap<string, Omit<PlatformLink, 'href'>>,
): PlatformLink[] {
  const unnamed = new Map(platforms);
  const linkTo = (slug: string): PlatformLink[] => {
    const platform = platforms.get(slug);
    unnamed.delete(slug);
    if (!platform) return [];
    const { name, description, document } = platform;
    return [{ name, href: `/platforms/${slug}`, description, document }];
  };
  const named = header.platforms.links.flatMap((entry) =>
    'page' in entry ? linkTo(entry.page) : [entry],
  );
  return [...named, ...[...unnamed.keys()].flatMap(linkTo)];
}

/**
 * Fills in the platforms' menu. Each page holds the menu, so with very many platforms it shows
 * the first of them and a link to all.
 *
 * @param links every platform in its order
 */
export function addPlatformMenu(file: NavigationFile, links: readonly PlatformLink[]): Navigation {
  const { label, allLabel } = file.header.platforms;
  const all = links.length > menuSize ? { label: allLabel, href: '/#platforms' } : undefined;
  const platforms = { label, links: links.slice(0, menuSize), all };
  return { ...file, header: { ...file.header, platforms } };
}
