import type { PostalAddress } from 'schema-dts';

interface Place {
  city: string;
  address: {
    street: string;
    postalCode?: string | undefined;
    /** The city, if the envelope has it in other letters. */
    city?: string | undefined;
    region?: string | undefined;
    country: string;
  };
}

/** The address of an office. */
export function postalAddress({ city, address }: Place) {
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
