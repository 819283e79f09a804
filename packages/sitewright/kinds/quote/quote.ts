import { defineSection, inLanguage } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const quote = defineSection({
  description: 'What customers say, word for word',
  aliases: ['testimonial', 'review', 'quotation'],
  samples,
  fields: ({ text, list, picture, mark }) => ({
    title: text('The section’s heading'),
    items: list(
      'Who says what; a quotation alone is printed large',
      {
        words: text('What the customer says, word for word'),
        person: text('Who says it: name, position, company'),
        portrait: picture('Who says it, beside the words', 'customer').optional(),
        logo: mark('The customer’s mark, above the words').optional(),
      },
      'quotation',
    ),
  }),
  structuredData: ({ items }, context) =>
    items.map(({ words, person }) => ({
      '@type': 'Quotation',
      text: words,
      creditText: person,
      ...inLanguage(context),
    })),
});
