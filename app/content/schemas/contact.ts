import { z } from 'zod';
import {
  group,
  listOf,
  richText,
  sectionOf,
  text,
  textOptionalInTranslation,
  textWith,
} from './fields.ts';
import { messageFormSchema } from './message-form.ts';
import { pictureIn } from './picture.ts';
import {
  actionIn,
  closing,
  figure,
  hero,
  pageMetaIn,
  pointList,
  type References,
} from './shared.ts';

const channelKind = z.enum(['chat', 'phone', 'email', 'demo']);
export type ChannelKind = z.infer<typeof channelKind>;

const channelSchema = (references: References) =>
  z.strictObject({
    kind: channelKind.describe('Which drawing the ticket has'),
    window: textOptionalInTranslation.describe('The letter on the ticket'),
    title: text.describe('The way to reach the vendor'),
    note: text.describe('When, or how soon'),
    description: richText.describe('A sentence about it'),
    action: actionIn(references).describe('Its button, by its name in actions.yaml'),
  });
export type Channel = z.output<ReturnType<typeof channelSchema>>;

const clock = String.raw`(?:[1-9]|1[0-2])(?:[:.][0-5]\d)? [AP]M|(?:[01]?\d|2[0-3])[:.][0-5]\d|24[:.]00`;
const span = new RegExp(`^(${clock})-(${clock})$`);

/** `9:00 AM-6:00 PM` or `09:00-18:00`; its value is the two times of day. */
export const timeSpan = z
  .string()
  .meta({ pattern: span.source })
  .transform((value, context) => {
    const [, opens, closes] = span.exec(value) ?? [];
    if (opens && closes) return { opens: timeOfDay(opens), closes: timeOfDay(closes) };
    context.addIssue({
      code: 'custom',
      message: 'a span such as "9:00 AM-6:00 PM" or "09:00-18:00"',
    });
    return z.NEVER;
  });

/** A time as visitors read it, `6:00 PM` or `18.00`, and as machines do, `18:00`. */
function timeOfDay(label: string) {
  const [hour = '', minute = '00'] = label.match(/\d+/g) ?? [];
  const isHalfDay = label.endsWith('M');
  const offset = label.endsWith('PM') ? 12 : 0;
  // Midnight at the end of a day is that of the next for machines.
  const hours = (Number(hour) % (isHalfDay ? 12 : 24)) + offset;
  return { label, dateTime: `${String(hours).padStart(2, '0')}:${minute}` };
}

/** One line of the opening hours; a day without hours is closed. */
const openingHours = z.strictObject({
  days: text.describe('The days, such as Mon-Fri'),
  hours: timeSpan
    .optional()
    .describe(
      'From when to when, such as 9:00 AM-6:00 PM or 09:00-18:00; a day without hours is closed',
    ),
});

const cityStamp = z.enum(['bridge', 'skyscraper', 'clock-tower']);
export type CityStamp = z.infer<typeof cityStamp>;

/** An office's address. Countries differ in where the postal code stands. */
const address = z
  .strictObject({
    street: textOptionalInTranslation.describe(
      'The street and the number, and above them what else is on the envelope',
    ),
    postalCode: textOptionalInTranslation
      .optional()
      .describe('The postal code, in quotes if it is a number'),
    city: textOptionalInTranslation
      .optional()
      .describe('The city, if the envelope has it in other letters'),
    region: textOptionalInTranslation
      .optional()
      .describe('The state or the province, such as CA, where it is on the envelope'),
    place: textWith('city', 'region', 'postalCode')
      .default('{postalCode} {city}')
      .meta({ translation: 'optional' })
      .describe('The line below the street, such as {city}, {region} {postalCode}'),
    country: text.describe('The country'),
  })
  .superRefine((fields, context) => {
    for (const name of ['postalCode', 'region'] as const) {
      if (fields.place.includes(`{${name}}`) === (fields[name] !== undefined)) continue;
      const message = `${name} and {${name}} in place together, or none of the two`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .describe('The address');

const office = (references: References) =>
  z.strictObject({
    city: text.describe('The city'),
    stamp: cityStamp
      .optional()
      .describe('Which landmark the label’s stamp has; without it, the city’s first letter'),
    address,
    phone: z
      .string()
      .regex(/^\+[0-9 ()-]+$/, { error: 'a phone number such as "+1 415 555 0100"' })
      .describe('The telephone number, with + and the country’s code'),
    email: z
      .email({ error: 'an e-mail address such as "london@example.com"' })
      .describe('The e-mail address'),
    photo: pictureIn(references, 'office', 'The office, on its label').optional(),
  });
export type Office = z.output<ReturnType<typeof office>>;

/** `contact.yaml` */
export const contactSchema = (references: References) =>
  z.strictObject({
    meta: pageMetaIn(references),
    hero: hero.extend({ figure }).describe('The opening of the page'),
    channels: sectionOf('The ways to reach the vendor', {
      windowLabel: text.describe('The word above the letter of a ticket'),
      items: listOf('The ways to reach the vendor', channelSchema(references)),
    }),
    form: messageFormSchema(references).describe('The form to write a message on'),
    hours: group('The sign with the opening hours', {
      title: text.describe('The section’s heading'),
      zone: text.describe('The time zone, such as PST'),
      zoneName: text.describe('The time zone in full, such as Pacific Standard Time'),
      closed: text.describe('The word for a day without hours'),
      lines: listOf('The days of the week', openingHours),
      note: text.describe('The line under the days'),
    }),
    reasons: pointList('Why to get in touch'),
    offices: sectionOf('The offices', {
      phoneLabel: text.describe('The word before a telephone number'),
      emailLabel: text.describe('The word before an e-mail address'),
      items: listOf('The offices', office(references)),
    }),
    closing: closing(references),
  });
export type Contact = z.output<ReturnType<typeof contactSchema>>;
