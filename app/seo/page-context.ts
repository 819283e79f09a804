import type { SiteContent } from '../content/site-content.ts';

/** What a page's head needs to know of the page's address and of the site around it. */
export interface PageContext {
  site: { name: string; tagline: string; origin: string };
  /** The colour of the header in each scheme, as `#rrggbb`. */
  themeColours: { light: string; dark: string };
  /** The page's path; undefined for one that answers at any path, as the not-found page does. */
  path: string | undefined;
  /** The pages from the start page to this one, with the names that the header gives them. */
  breadcrumbs: { name: string; path: string }[];
}

/**
 * @param content the site's content
 * @param themeColours the colour of the header in each scheme, as `#rrggbb`
 * @param path the page's path, such as `/about`; none for a page that has no address of its own
 * @returns the context, without breadcrumbs for the start page and pages that the header does not name
 */
export function pageContext(
  { site, navigation, platformLinks }: Pick<SiteContent, 'site' | 'navigation' | 'platformLinks'>,
  themeColours: PageContext['themeColours'],
  path?: string,
): PageContext {
  const { name, tagline, origin } = site;
  const headerLinks = navigation.header.links.map(({ label, href }) => ({ name: label, href }));
  const crumbOf = (path?: string) => {
    const link = [...headerLinks, ...platformLinks].find(({ href }) => href === path);
    return link && { name: link.name, path: link.href };
  };
  const [home, page] = [crumbOf('/'), crumbOf(path)];
  const breadcrumbs = home && page && path !== '/' ? [home, page] : [];
  return { site: { name, tagline, origin }, themeColours, path, breadcrumbs };
}
