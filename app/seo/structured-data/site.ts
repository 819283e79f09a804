import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { logoPath } from '../addresses.ts';
import type { PageContext } from '../page-context.ts';

const organizationId = (origin: string) => `${origin}/#organization`;

/** A reference to the vendor, for its products, articles and jobs. */
export function vendor({ site }: PageContext) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
  } as const satisfies Organization;
}

/** The vendor with what every page shows of it. */
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

/** The language of what is read, on a site that has several. */
export const inLanguage = ({ isMultilingual, language }: PageContext) =>
  isMultilingual ? { inLanguage: language.tag } : {};

/** The site's name for search results. Search engines read it on the home page alone. */
export function website(context: PageContext): WebSite {
  const { name, origin } = context.site;
  return {
    '@type': 'WebSite',
    name,
    url: origin + (context.language.base || '/'),
    ...inLanguage(context),
    publisher: { '@id': organizationId(origin) },
  };
}

/** The breadcrumbs as a list for search results; no list without breadcrumbs. */
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
