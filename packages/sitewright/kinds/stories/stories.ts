import { z } from 'zod';
import type { FieldContext } from '../../content/fields/field-context.ts';
import {
  group,
  listOf,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/fields/fields.ts';
import { pictureIn } from '../../content/fields/picture.ts';
import { type ContentOf, defineSection } from '../../page/sections/define-section.ts';
import { inLanguage, vendor } from '../../page/seo/structured-data/vendor.ts';

/** A customer's story. */
export const storyIn = (fieldContext: FieldContext) =>
  z.strictObject({
    title: text.describe('The story in one line'),
    subtitle: text.describe('Who did what, in a line'),
    company: textOptionalInTranslation.describe('The customer'),
    industry: text.describe('The customer’s industry'),
    size: text.describe('How large the customer is'),
    timeframe: text.describe('How long it took'),
    challenge: richText.describe('What was in the way'),
    solution: richText.describe('What was done about it'),
    results: listOf('What came of it, one line each', text),
    testimonial: text.describe('What the customer says of it, word for word'),
    person: text.describe('Who says it: name, position, company'),
    portrait: pictureIn(fieldContext, 'customer', 'Who says it, beside the words').optional(),
    logo: pictureIn(fieldContext, 'logo', 'The customer’s logo').optional(),
  });
export type Story = z.output<ReturnType<typeof storyIn>>;

export const stories = defineSection({
  description: 'The stories of customers',
  alsoCalled: ['caseStudies', 'references'],
  fields: (fieldContext) => ({
    ...sectionHead,
    labels: group('The words before the facts of a story', {
      company: text.describe('The word before the company'),
      industry: text.describe('The word before the industry'),
      size: text.describe('The word before the size'),
      timeframe: text.describe('The word before the timeframe'),
      challenge: text.describe('The word before the challenge'),
      solution: text.describe('The word before the solution'),
      results: text.describe('The word before the results'),
    }),
    items: listOf('The stories', storyIn(fieldContext), 'story'),
  }),
  structuredData: ({ items }, context) =>
    items.map(({ title, subtitle, company }) => ({
      '@type': 'Article',
      headline: title,
      description: subtitle,
      author: vendor(context),
      about: { '@type': 'Organization', name: company },
      ...inLanguage(context),
    })),
});
export type Stories = ContentOf<typeof stories>;
