import type { PostalAddress } from 'schema-dts';
import type { Office } from '../../content/schemas/contact.ts';

/**
 * Splits an office's address. The last line is the country. The line that begins with the city
 * holds region and postal code, as in `San Francisco, CA 94100` and `London EC1A 1AA`; so does one that
 * ends with the city, as in `111 00 Stockholm`. The other lines are the street.
 */
export function postalAddress({ city, address }: Pick<Office, 'city' | 'address'>) {
  const lines = address.slice(0, -1);
  const cityLine = lines.find((line) => line.startsWith(city) || line.endsWith(` ${city}`));
  const rest = cityLine?.startsWith(city)
    ? cityLine.slice(city.length)
    : cityLine?.slice(0, -city.length);
  const [, region, postalCode] = rest?.trim().match(/^,?\s*(?:([A-Z]{2})\s)?(.+)$/) ?? [];
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
