import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { logoPath } from '../addresses.ts';
import type { Place } from '../place.ts';

const organizationId = (origin: string) => `${origin}/#organization`;

/** The vendor by name, for what it offers, writes or hires for. */
export function vendor({ site }: Place) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
  } as const satisfies Organization;
}

/** The vendor as far as every page shows it. */
export function organization(place: Place) {
  const { name, tagline, origin } = place.site;
  return {
    ...vendor(place),
    name,
    url: `${origin}/`,
    logo: origin + logoPath,
    description: tagline,
  } as const satisfies Organization;
}

/** The site under the name that search results give it. Belongs on the start page alone. */
export function website(place: Place): WebSite {
  const { name, origin } = place.site;
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
  };
}

/** The way from the start page to this one: one list, or none where there is no way to show. */
export function breadcrumbs(origin: string, trail: Place['trail']): BreadcrumbList[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
