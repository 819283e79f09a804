import type { BreadcrumbList, Organization, PostalAddress } from 'schema-dts';
import { logoPath } from '../addresses.ts';
import type { PageContext } from '../page-context.ts';

/** A reference to the vendor, for its products, articles and jobs. */
export function vendor({ site }: PageContext) {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
  } as const satisfies Organization;
}

export function organization(context: PageContext) {
  const { tagline, origin, company } = context.site;
  return {
    ...vendor(context),
    url: `${origin}/`,
    logo: origin + logoPath,
    description: tagline,
    ...(company && { legalName: company.legalName, foundingDate: String(company.founded) }),
  } as const satisfies Organization;
}

/** The language of what is read, on a site that has several. */
export const inLanguage = ({ isMultilingual, language }: PageContext) =>
  isMultilingual ? { inLanguage: language.tag } : {};

/** The breadcrumbs as a list for search results; no list without breadcrumbs. */
export function breadcrumbList({ site, breadcrumbs }: PageContext): BreadcrumbList[] {
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: site.origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

interface Place {
  city: string;
  address: {
    street?: string | undefined;
    postalCode?: string | undefined;
    /** The city, if the envelope has it in other letters. */
    city?: string | undefined;
    region?: string | undefined;
    country: string;
    /** Its two letters, which machines prefer. */
    countryCode?: string | undefined;
  };
}

export function postalAddress({ city, address }: Place) {
  const { street, region, postalCode, country, countryCode } = address;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street.split('\n').join(', ') }),
    addressLocality: address.city ?? city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: countryCode ?? country,
  } as const satisfies PostalAddress;
}
