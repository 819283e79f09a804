import type { PostalAddress } from 'schema-dts';
import type { Office } from '../../content/schemas/contact.ts';

/** The address of an office. */
export function postalAddress({ city, address }: Pick<Office, 'city' | 'address'>) {
  const { street, region, postalCode, country } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street.split('\n').join(', '),
    addressLocality: address.city ?? city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  } as const satisfies PostalAddress;
}
