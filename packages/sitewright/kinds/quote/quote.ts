import { listOfGroups, text } from '../../content/fields/fields.ts';
import { markIn, pictureIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { inLanguage } from '../../page/seo/structured-data/vendor.ts';

export const quote = defineSection({
  description: 'What customers say, word for word',
  alsoCalled: ['testimonial', 'review', 'quotation'],
  fields: (fieldContext) => ({
    title: text.describe('The section’s heading'),
    items: listOfGroups('Who says what; a quotation alone is printed large', {
      words: text.describe('What the customer says, word for word'),
      person: text.describe('Who says it: name, position, company'),
      portrait: pictureIn(fieldContext, 'customer', 'Who says it, beside the words').optional(),
      logo: markIn(fieldContext, 'The customer’s mark, above the words').optional(),
    }).meta({ entryName: 'quotation' }),
  }),
  structuredData: ({ items }, context) =>
    items.map(({ words, person }) => ({
      '@type': 'Quotation',
      text: words,
      creditText: person,
      ...inLanguage(context),
    })),
});
