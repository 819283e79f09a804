import type { PostalAddress } from 'schema-dts';
import type { Office } from '../../content/schemas/contact.ts';

/**
 * Splits an office's address. The last line is the country. The line that begins with the city
 * holds region and postal code, as in `San Francisco, CA 94100` and `London EC1A 1AA`. The other
 * lines are the street.
 */
export function postalAddress({ city, address }: Pick<Office, 'city' | 'address'>) {
  const lines = address.slice(0, -1);
  const cityLine = lines.find((line) => line.startsWith(city));
  const [, region, postalCode] =
    cityLine?.slice(city.length).match(/^[,\s]*(?:([A-Z]{2})\s)?(.+)$/) ?? [];
  const street = lines.filter((line) => line !== cityLine).join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: address.at(-1) ?? '',
  } as const satisfies PostalAddress;
}
