import { z } from 'zod';
import { describeTag, isLanguageTag } from '../../lib/language-tag.ts';
import {
  besideMistakes,
  day,
  eachOnce,
  group,
  pagePath,
  plainText,
  textWith,
  webOrigin,
} from '../fields/fields.ts';
import { timeZone } from '../fields/publish.ts';
import { suggestName } from '../messages/find-like-name.ts';
import type { BrandFile } from './brand.ts';
import { editingSchema } from './editing.ts';
import types from './organization-types.json' with { type: 'json' };
import { consentSchema, requireConsentWords, serviceFields, servicesSchema } from './services.ts';

/** The name of one of some types of schema.org. */
export const typeOf = (known: readonly string[]) =>
  z.enum(known, {
    error: ({ input }) => `a type of schema.org/Organization${suggestName(input, known)}`,
  });

/** `site.yaml`: the site's address, and what the law and researchers want to know. */
export const siteSchema = z
  .strictObject({
    copyright: plainText.describe('The words after © and the name in the footer'),
    company: group('The registered company, which buyers and search engines look for', {
      legalName: plainText.meta({ translation: 'optional' }).describe('Its name in the register'),
      founded: z
        .int()
        .min(1000)
        .max(9999)
        .meta({ examples: [2025] })
        .describe('The year in which it was founded'),
      line: textWith('legalName', 'founded').describe(
        'What the footer says of it, such as {legalName}, no. 123, since {founded}.',
      ),
    }).optional(),
    business: group('What you are and what you sell, for search engines', {
      type: typeOf([...types.organizations, ...types.places])
        .optional()
        .describe(
          'What you are, by its name at schema.org/Organization, such as NGO; one that is a place, such as Hospital, is what each of your offices is',
        ),
      sells: z
        .enum(['software', 'services', 'products'])
        .optional()
        .describe(
          'What the plans and the pages of the group are; left out, plans are offers of yours',
        ),
    })
      .meta({ translation: 'shared' })
      .optional(),
    languages: z
      .array(
        z.string().refine(isLanguageTag, {
          error: ({ input }) => describeTag(input),
        }),
      )
      .min(1)
      .refine((tags) => new Set(tags).size === tags.length, {
        error: 'each language once',
        ...besideMistakes,
      })
      .default(['en'])
      .meta({ translation: 'shared' })
      .describe('The languages, such as [en, sv]: the first is that of these files and of /')
      .meta({ hint: 'The languages by their tags, such as en and sv, the main one first' }),
    origin: webOrigin
      .meta({ translation: 'shared' })
      .describe('The site’s address: https:// and the host, nothing after it'),
    timeZone: timeZone
      .meta({ translation: 'shared' })
      .describe(
        'Where the vendor is, such as Europe/Stockholm: posts and campaigns begin and end at midnight there',
      ),
    planned: z
      .array(pagePath)
      .default([])
      .meta({ translation: 'shared', entryName: 'page' })
      .describe(
        'The paths of pages that are still to be made, such as /help: links may lead there already, and visitors get the not-found page',
      ),
    analytics: group('The service that counts visitors on every page without asking them', {
      script: serviceFields.script.meta({ launchRole: 'analytics' }),
      reportsTo: serviceFields.reportsTo,
      data: serviceFields.data,
    })
      .meta({ translation: 'shared' })
      .optional(),
    services: servicesSchema.default([]),
    consent: consentSchema.optional(),
    editing: editingSchema.meta({ translation: 'shared' }).optional(),
    data: z
      .array(
        z.strictObject({
          file: z
            .string()
            .regex(/^\w[\w.-]*\.(csv|json)$/, {
              error: 'the name of a file in data/ that ends in .csv or .json, such as branches.csv',
            })
            .describe('Its name in data/, such as branches.csv')
            .meta({ hint: 'Its name, such as branches.csv' }),
          from: z
            .string()
            .regex(/^(https:\/\/|http:\/\/localhost[:/])\S+$/, {
              error:
                'the https: address of the file itself, such as "https://example.com/branches.csv"',
            })
            .describe('The address of the file itself, such as https://example.com/branches.csv'),
        }),
      )
      .superRefine(eachOnce('each file once', 'file'), besideMistakes)
      .default([])
      .meta({ translation: 'shared' })
      .describe('The lists in data/ that npm run data fetches; a build fetches nothing')
      .meta({ hint: 'The tables whose newest state is fetched when somebody asks for it' }),
    security: group('What /.well-known/security.txt says', {
      contact: z
        .string()
        .regex(/^(mailto:[^@\s]+@[^@\s]+\.[^@\s.]+|https:\/\/\S+)$/, {
          error: 'an address such as "mailto:security@example.com" or "https://…"',
        })
        .describe('Where to report a security problem of the site: a mailto: or https: address'),
      expires: day
        .meta({ launchRole: 'contact-expiry' })
        .describe('The day from which nobody should rely on that contact, such as 2027-09-30'),
    }).meta({ translation: 'shared' }),
  })
  .superRefine(requireConsentWords, besideMistakes);
/** The site with the vendor's names and tagline, which `brand.yaml` has. */
export type Site = z.infer<typeof siteSchema> & Pick<BrandFile, 'name' | 'shortName' | 'tagline'>;
