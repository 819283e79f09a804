import {
  besideMistakes,
  defineSection,
  type FieldWords,
  lastDayOfLine,
  organization,
  postalAddress,
  tellHours,
  tellOffice,
  z,
} from '../../definitions.ts';
import { countryOf, orderAddress, withAllLines } from './order-address.ts';
import samples from './samples.json' with { type: 'json' };

/** A line below the street, where an address says neither its lines nor its country’s code. */
const usualPlace = '{postalCode} {city}';

/** An office's address. Countries differ in the order of its parts, and some of them by language. */
const addressIn = ({ text, textOptionalInTranslation, language }: FieldWords) =>
  z
    .strictObject({
      street: textOptionalInTranslation(
        'The street and the number, and above them what else is on the envelope',
      ),
      postalCode: textOptionalInTranslation('The postal code, such as "116 28"').optional(),
      city: textOptionalInTranslation(
        'The city, if the envelope has it in other letters',
      ).optional(),
      region: textOptionalInTranslation(
        'The state or the province, such as CA, where it is on the envelope',
      ).optional(),
      place: text(
        'The line below the street, such as {city}, {region} {postalCode}; or all lines, with {street} and {country} in them. Left out, it is {postalCode} {city}, or what the countryCode says',
        'city',
        'region',
        'postalCode',
        'street',
        'country',
      )
        .optional()
        .meta({ translation: 'optional' }),
      country: text('The country'),
      countryCode: z
        .string()
        .refine((code) => countryOf(code) === code, {
          error: ({ input }) =>
            `the two capital letters of a country today, such as ${countryOf(`${input}`) ?? 'JP'}`,
          params: { script: 'Latn' },
        })
        .optional()
        .meta({ translation: 'shared' })
        .describe(
          'The two letters of the country, such as JP: the lines stand in its order, which may differ by language, such as 〒 first in Japanese and last in English',
        ),
    })
    .superRefine(({ place, countryCode, ...fields }, context) => {
      const said = place ?? (countryCode === undefined ? usualPlace : undefined);
      for (const name of ['postalCode', 'region'] as const) {
        if (typeof said !== 'string') continue;
        if (said.includes(`{${name}}`) === (fields[name] !== undefined)) continue;
        const message = `${name} and {${name}} in place together, or none of the two`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }, besideMistakes)
    .transform(({ place, countryCode, ...said }) => {
      const usual = countryCode ? orderAddress(countryCode, said, language) : usualPlace;
      return { ...said, countryCode, place: withAllLines(place ?? usual) };
    })
    .describe('The address');

const officeIn = (words: FieldWords) => {
  const { text, list, oneOf, openingLines, phone, picture, placeType } = words;
  return z.strictObject({
    name: text('What it is called, such as Library, if not by its city').optional(),
    city: text('The city'),
    address: addressIn(words),
    type: placeType(
      'What this place is, by its name at schema.org/LocalBusiness, such as Hospital',
    ).optional(),
    phone: phone('The telephone number, with + and the country’s code'),
    phones: list(
      'Further telephone numbers, each for a purpose',
      {
        label: text('The word before it, such as Emergency'),
        number: phone('The number, with + and the country’s code'),
        purpose: oneOf('What it is for, for search engines', [
          'emergency',
          'reservations',
          'customer service',
          'sales',
        ]).optional(),
      },
      'number',
    ).optional(),
    hours: openingLines().optional(),
    email: z
      .email({ error: 'an e-mail address such as "london@example.com"' })
      .describe('The e-mail address'),
    photo: picture('The office', 'office').optional(),
  });
};
export type Office = z.output<ReturnType<typeof officeIn>>;

export const offices = defineSection({
  description: 'The offices with their addresses',
  aliases: ['locations', 'addresses', 'places'],
  samples,
  fields: (words) => ({
    ...words.sectionHead,
    phoneLabel: words.text('The word before a telephone number'),
    emailLabel: words.text('The word before an e-mail address'),
    closed: words.text('The word for a day without hours, such as Closed').optional(),
    items: words.list('The offices', officeIn(words), 'office'),
  }),
  ending: ({ items }) =>
    Array.isArray(items) ? items.flatMap((office) => Object(office).hours ?? []) : [],
  lastDayOf: lastDayOfLine,
  validate({ items, closed }) {
    const lines = items.flatMap((office) => office.hours ?? []);
    const line = lines.find((one) => !one.hours);
    if (!line || closed !== undefined) return [];
    const message = `expected the word for a day without hours, such as ${line.days} of an office`;
    const atField = `Write the word for a day without hours, such as Closed: ${line.days} has none`;
    return [{ path: ['closed'], message, atField }];
  },
  structuredData: ({ items }, context) => [
    { ...organization(context), address: items.map(postalAddress) },
    ...items.map((office) =>
      tellOffice(context, office, tellHours(office.hours ?? [], context.language.tag)),
    ),
  ],
});
