import { type ContentOf, defineSection, inLanguage, vendor } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const stories = defineSection({
  description: 'The stories of customers',
  aliases: ['caseStudies', 'references'],
  samples,
  fields: ({ text, richText, textOptionalInTranslation, group, list, picture, sectionHead }) => ({
    ...sectionHead,
    labels: group('The words before the facts of a story', {
      company: text('The word before the company'),
      industry: text('The word before the industry'),
      size: text('The word before the size'),
      timeframe: text('The word before the timeframe'),
      challenge: text('The word before the challenge'),
      solution: text('The word before the solution'),
      results: text('The word before the results'),
    }),
    items: list(
      'The stories',
      {
        title: text('The story in one line'),
        subtitle: text('Who did what, in a line'),
        company: textOptionalInTranslation('The customer'),
        industry: text('The customer’s industry'),
        size: text('How large the customer is'),
        timeframe: text('How long it took'),
        challenge: richText('What was in the way'),
        solution: richText('What was done about it'),
        results: list('What came of it, one line each', text()),
        testimonial: text('What the customer says of it, word for word'),
        person: text('Who says it: name, position, company'),
        portrait: picture('Who says it, beside the words', 'customer').optional(),
        logo: picture('The customer’s logo', 'logo').optional(),
      },
      'story',
    ),
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
export type Story = Stories['items'][number];
