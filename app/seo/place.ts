import type { SiteContent } from '../content/site-content.ts';

/** Where a page stands, and what its head needs to know of the site around it. */
export interface Place {
  site: { name: string; tagline: string; origin: string };
  /** The colour of the header in each scheme, as `#rrggbb`. */
  themeColours: { light: string; dark: string };
  /** The page's path; undefined for one that answers at any path, as the not-found page does. */
  path: string | undefined;
  /** The way from the start page to this one, by the names that the header gives them. */
  trail: { name: string; path: string }[];
}

/**
 * @param content the site's content
 * @param themeColours the colour of the header in each scheme, as `#rrggbb`
 * @param path the page's path, such as `/about`; none for a page that has no address of its own
 * @returns the place; its trail is empty for the start page and for a page the header does not name
 */
export function place(
  { site, navigation, platformLinks }: Pick<SiteContent, 'site' | 'navigation' | 'platformLinks'>,
  themeColours: Place['themeColours'],
  path?: string,
): Place {
  const { name, tagline, origin } = site;
  const { links } = navigation.header;
  const named = [...links.map(({ label, href }) => ({ name: label, href })), ...platformLinks];
  const steps = ['/', path].map((step) => named.find(({ href }) => href === step));
  const [start, end] = steps.map((link) => link && { name: link.name, path: link.href });
  const trail = start && end && path !== '/' ? [start, end] : [];
  return { site: { name, tagline, origin }, themeColours, path, trail };
}
