import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { logoPath } from '../addresses.ts';
import type { PageContext } from '../page-context.ts';

const organizationId = (origin: string) => `${origin}/#organization`;

/** The vendor by name, for what it offers, writes or hires for. */
export function vendor({ site }: PageContext) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
  } as const satisfies Organization;
}

/** The vendor as far as every page shows it. */
export function organization(context: PageContext) {
  const { name, tagline, origin } = context.site;
  return {
    ...vendor(context),
    name,
    url: `${origin}/`,
    logo: origin + logoPath,
    description: tagline,
  } as const satisfies Organization;
}

/** The site under the name that search results give it. Belongs on the start page alone. */
export function website(context: PageContext): WebSite {
  const { name, origin } = context.site;
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
  };
}

/** The way from the start page to this one: one list, or none where there is no way to show. */
export function breadcrumbList(
  origin: string,
  crumbs: PageContext['breadcrumbs'],
): BreadcrumbList[] {
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
