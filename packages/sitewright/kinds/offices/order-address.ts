import { type Address, formatAddress } from 'localized-address-format';
import { printSeries } from '../../definitions.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The letters of a country: those of today for CS or UK; undefined where they name none. */
export function countryOf(code: string): string | undefined {
  const region = /^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).region : undefined;
  return region && countries.of(region) ? region : undefined;
}

/** The scripts of those who read an address from its country down to its door, where its country writes it so. */
const eastAsian = ['Jpan', 'Hans', 'Hant', 'Kore'];

/**
 * The lines of an address in the order of its country, of those for its readers.
 *
 * @param code the country's two letters
 * @param said what else there is of it besides its street and its city
 * @param language the tag of the page's language
 * @returns the parts as words in braces, such as `{street}`, a line each
 */
export function orderAddress(
  code: string,
  said: { postalCode?: string | undefined; region?: string | undefined },
  language: string,
): string {
  const isEastAsian = eastAsian.includes(new Intl.Locale(language).maximize().script ?? '');
  const script = isEastAsian ? 'local' : 'latin';
  const address: Address = {
    postalCountry: code,
    addressLines: ['{street}'],
    locality: '{city}',
    ...(said.region !== undefined && { administrativeArea: '{region}' }),
    ...(said.postalCode !== undefined && { postalCode: '{postalCode}' }),
  };
  const write = (more: Address) => formatAddress({ ...address, ...more }, script);
  const lacks = (lines: readonly string[], part: string | undefined) =>
    part !== undefined && !lines.some((line) => line.includes(part));
  let lines = write({});
  if (lacks(lines, '{city}')) {
    // As in Japan, whose forms have no field for the city: it stands with its prefecture.
    const { administrativeArea = '' } = address;
    const joined = isEastAsian
      ? `${administrativeArea}{city}`
      : printSeries(['{city}', administrativeArea].filter(Boolean), language);
    lines = write({ administrativeArea: joined });
  }
  const { locality, administrativeArea, postalCode } = address;
  const lost = [locality, administrativeArea, postalCode].filter((part) => lacks(lines, part));
  const all = [...lines, ...lost];
  const isFromTheTop = isEastAsian && all.at(-1) === '{street}';
  return (isFromTheTop ? ['{country}', ...all] : [...all, '{country}']).join('\n');
}

/** The lines of an address of which the street above and the country below need not be said. */
export function withAllLines(place: string): string {
  const above = place.includes('{street}') ? [] : ['{street}'];
  const below = place.includes('{country}') ? [] : ['{country}'];
  return [...above, place, ...below].join('\n');
}
