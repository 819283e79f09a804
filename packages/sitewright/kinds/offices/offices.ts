import { z } from 'zod';
import type { FieldContext } from '../../content/fields/field-context.ts';
import {
  besideMistakes,
  listOf,
  sectionHead,
  text,
  textOptionalInTranslation,
  textWith,
} from '../../content/fields/fields.ts';
import { phone } from '../../content/fields/phone.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import types from '../../content/schemas/organization-types.json' with { type: 'json' };
import { typeOf } from '../../content/schemas/site.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { organization, postalAddress, tellOffice } from '../../page/seo/structured-data/vendor.ts';
import { openingLines, tellHours } from '../opening-hours.ts';
import { countryOf, orderAddress, withAllLines } from './order-address.ts';

/** A line below the street, where an address says neither its lines nor its country’s code. */
const usualPlace = '{postalCode} {city}';

/** An office's address. Countries differ in the order of its parts, and some of them by language. */
const addressIn = ({ language }: FieldContext) =>
  z
    .strictObject({
      street: textOptionalInTranslation.describe(
        'The street and the number, and above them what else is on the envelope',
      ),
      postalCode: textOptionalInTranslation
        .optional()
        .describe('The postal code, such as "116 28"'),
      city: textOptionalInTranslation
        .optional()
        .describe('The city, if the envelope has it in other letters'),
      region: textOptionalInTranslation
        .optional()
        .describe('The state or the province, such as CA, where it is on the envelope'),
      place: textWith('city', 'region', 'postalCode', 'street', 'country')
        .optional()
        .meta({ translation: 'optional' })
        .describe(
          'The line below the street, such as {city}, {region} {postalCode}; or all lines, with {street} and {country} in them. Left out, it is {postalCode} {city}, or what the countryCode says',
        ),
      country: text.describe('The country'),
      countryCode: z
        .string()
        .refine((code) => countryOf(code) === code, {
          error: ({ input }) =>
            `the two capital letters of a country today, such as ${countryOf(`${input}`) ?? 'JP'}`,
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

const purposePhone = z.strictObject({
  label: text.describe('The word before it, such as Emergency'),
  number: phone.describe('The number, with + and the country’s code'),
  purpose: z
    .enum(['emergency', 'reservations', 'customer service', 'sales'])
    .optional()
    .describe('What it is for, for search engines'),
});

const officeSchema = (fieldContext: FieldContext) =>
  z.strictObject({
    name: text.optional().describe('What it is called, such as Library, if not by its city'),
    city: text.describe('The city'),
    address: addressIn(fieldContext),
    type: typeOf(types.places)
      .optional()
      .describe('What this place is, by its name at schema.org/LocalBusiness, such as Hospital'),
    phone: phone.describe('The telephone number, with + and the country’s code'),
    phones: listOf(
      'Further telephone numbers, each for a purpose',
      purposePhone,
      'number',
    ).optional(),
    hours: openingLines(fieldContext).optional(),
    email: z
      .email({ error: 'an e-mail address such as "london@example.com"' })
      .describe('The e-mail address'),
    photo: pictureIn(fieldContext, 'office', 'The office').optional(),
  });
export type Office = z.output<ReturnType<typeof officeSchema>>;

export const offices = defineSection({
  description: 'The offices with their addresses',
  alsoCalled: ['locations', 'addresses', 'places'],
  fields: (fieldContext) => ({
    ...sectionHead,
    phoneLabel: text.describe('The word before a telephone number'),
    emailLabel: text.describe('The word before an e-mail address'),
    closed: text.optional().describe('The word for a day without hours, such as Closed'),
    items: listOf('The offices', officeSchema(fieldContext), 'office'),
  }),
  check({ items, closed }) {
    const lines = items.flatMap((office) => office.hours ?? []);
    const line = lines.find((one) => !one.hours);
    if (!line || closed !== undefined) return [];
    const message = `expected the word for a day without hours, such as ${line.days} of an office`;
    return [{ path: ['closed'], message }];
  },
  structuredData: ({ items }, context) => [
    { ...organization(context), address: items.map(postalAddress) },
    ...items.map((office) =>
      tellOffice(context, office, tellHours(office.hours ?? [], context.language.tag)),
    ),
  ],
});
