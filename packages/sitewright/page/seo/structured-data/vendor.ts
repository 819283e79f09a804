import { distance } from 'fastest-levenshtein';
import { readDays } from '../../../content/dates/weekdays.ts';
import type { OpeningLine } from '../../../content/fields/opening-lines.ts';
import types from '../../../content/schemas/organization-types.json' with { type: 'json' };
import { fillTemplate } from '../../../content/values/fill-template.ts';
import { foldText } from '../../../content/values/fold-text.ts';
import { logoPath } from '../addresses.ts';
import type { PageContext } from '../page-context.ts';

/** A reference to the vendor, for its products, articles and jobs. As a whole it is no place: its offices are. */
export function vendor({ site }: PageContext) {
  const { type = 'Organization' } = site.business ?? {};
  return {
    '@type': types.places.includes(type) ? 'Organization' : type,
    '@id': `${site.origin}/#organization`,
    name: site.name,
  };
}

export function organization(context: PageContext) {
  const { tagline, origin, company } = context.site;
  return {
    ...vendor(context),
    url: `${origin}/`,
    logo: origin + logoPath,
    description: tagline,
    ...(context.profiles.length > 0 && { sameAs: context.profiles }),
    ...(company && { legalName: company.legalName, foundingDate: String(company.founded) }),
  };
}

/** The language of what is read, on a site that has several. */
export const inLanguage = ({ isMultilingual, language }: PageContext) =>
  isMultilingual ? { inLanguage: language.tag } : {};

/** The breadcrumbs as a list for search results; no list without breadcrumbs. */
export function breadcrumbList({ site, breadcrumbs }: PageContext): object[] {
  if (breadcrumbs.length === 0) return [];
  const itemListElement = breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
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
  };
}

/** The lines of an address that is written as its country and its readers do. */
export function addressLines({ city, address }: Place & { address: { place: string } }): string[] {
  const { street = '', place, postalCode = '', region = '', country } = address;
  const words = { city: address.city ?? city, postalCode, region, street, country };
  return fillTemplate(place, words).split('\n');
}

interface Office extends Place {
  name?: string | undefined;
  type?: string | undefined;
  phone: string;
  email: string;
  phones?: readonly { number: string; purpose?: string | undefined }[] | undefined;
  photo?: { src: string } | undefined;
}

/** A reference to an office, the same in every language. */
export function officeReference({ site }: PageContext, { name, phone, address }: Office) {
  const digits = `${phone} ${address.postalCode ?? ''}`.match(/\w+/g) ?? [];
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#office-${digits.join('-')}`,
    name: name ?? site.name,
  };
}

/** Hours in the vocabulary of schema.org: those of some days of every week, or of single days. */
interface Hours {
  '@type': string;
  validFrom?: string;
}

/**
 * An office: a place with its address, and how to reach it.
 *
 * @param hours when it is open, if it says so
 */
export function tellOffice(context: PageContext, office: Office, hours: readonly Hours[] = []) {
  const { origin, business } = context.site;
  const { phone, email, phones = [], photo } = office;
  const [everyWeek = [], special = []] = [false, true].map((one) =>
    hours.filter(({ validFrom }) => (validFrom !== undefined) === one),
  );
  const usual =
    [business?.type].find((one) => one && types.places.includes(one)) ?? 'LocalBusiness';
  return {
    ...officeReference(context, office),
    '@type': office.type ?? usual,
    url: `${origin}${context.path}`,
    ...(photo && { image: origin + photo.src }),
    address: postalAddress(office),
    telephone: phone,
    email,
    ...(everyWeek.length > 0 && { openingHoursSpecification: everyWeek }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(phones.length > 0 && {
      contactPoint: phones.map(({ number, purpose }) => ({
        '@type': 'ContactPoint',
        ...(purpose && { contactType: purpose }),
        telephone: number,
      })),
    }),
    parentOrganization: vendor(context),
  };
}

const closed = { opens: { dateTime: '00:00' }, closes: { dateTime: '00:00' } };

/**
 * The hours of some days, in the vocabulary of schema.org; days without hours are closed. A holiday is one of the days
 * of the week too, and so its line says that it is closed; so does that of a single day.
 *
 * @returns none of every week where a machine reads the days of some hours alone, which would be closed then
 */
export const tellHours = (lines: readonly OpeningLine[], language: string): Hours[] => {
  const open = lines.map(({ days, weekdays, day, lastDay, hours }) => ({
    on: day
      ? { validFrom: day, validThrough: lastDay ?? day }
      : { dayOfWeek: weekdays ?? readDays(days, language) ?? [] },
    hours: hours ?? (day || weekdays?.includes('PublicHolidays') ? [closed] : []),
  }));
  const areKnown = open.every(({ on, hours }) => hours.length === 0 || on.dayOfWeek?.length !== 0);
  return open.flatMap(({ on, hours }) =>
    (areKnown || on.validFrom ? hours : []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      ...on,
      opens: opens.dateTime,
      // Search engines take the same time twice for a day that is closed.
      closes: hours[0] !== closed && closes.dateTime === opens.dateTime ? '23:59' : closes.dateTime,
    })),
  );
};

/**
 * The office that a text of the site names, by its name or, where one alone is there, by its city.
 */
export function findOffice(
  said: string | undefined,
  offices: { items: readonly Office[] } | undefined,
): Office | undefined {
  const named = offices?.items.find(({ name, city }) => (name ?? city) === said);
  const [only, ...others] = offices?.items.filter(({ city }) => city === said) ?? [];
  return named ?? (others.length === 0 ? only : undefined);
}

/** The name of an office that a text is almost, but for case, accents, spaces and a letter of several. */
export function findAlmostOffice(
  said: string,
  offices: { items: readonly Office[] } | undefined,
): string | undefined {
  const plain = (name: string) => foldText(name).replaceAll(/\s+/g, ' ').trim();
  const wanted = plain(said);
  const digits = (name: string) => name.match(/\p{N}+/gu)?.join();
  return offices?.items
    .flatMap(({ name }) => name ?? [])
    .find(
      (name) =>
        digits(plain(name)) === digits(wanted) &&
        distance(plain(name), wanted) <= wanted.length / 8,
    );
}
