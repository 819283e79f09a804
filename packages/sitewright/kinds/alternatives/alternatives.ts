import { defineSection, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const alternatives = defineSection({
  description: 'A table that compares your product with what others sell',
  aliases: ['versus', 'competitors', 'comparisonWithOthers', 'alternativesTo'],
  samples,
  requiredInputs: ['language'],
  counts: ({ rows }) => rows,
  fields: ({ text, textOptionalInTranslation, day, list, sectionHead }) => ({
    ...sectionHead,
    caption: text('What the table is called'),
    nameLabel: text('The heading of the first column'),
    yes: text('The word for yes'),
    no: text('The word for no'),
    products: z
      .array(z.strictObject({ name: text('What it is called') }))
      .min(2)
      .describe('The products: yours first, then one or more of others'),
    rows: list('What is compared, a row each', {
      name: text('What is compared, such as Works without internet'),
      values: list(
        'What each product says, in the order of products: true, false or a few words',
        z.union([z.boolean(), textOptionalInTranslation()], {
          error: 'true, false or a few words',
        }),
      ).meta({ hint: 'What each product says, in the order of products: yes, no or a few words' }),
    }),
    asOf: day('The day on which you looked at what the others sell'),
    note: text('Where the others’ facts are from; {day} stands for asOf', 'day'),
  }),
  validate: ({ products, rows }) =>
    rows.flatMap(({ values }, index) => {
      if (values.length === products.length) return [];
      const names = products.map(({ name }) => name).join(', ');
      const message = `expected ${products.length} values, one for each of ${names}, found ${values.length}`;
      return [{ path: ['rows', index, 'values'], message }];
    }),
});
