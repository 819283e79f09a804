import { z } from 'zod';
import {
  day,
  listOf,
  sectionHead,
  text,
  textOptionalInTranslation,
  textWith,
} from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

const row = z.strictObject({
  name: text.describe('What is compared, such as Works without internet'),
  values: listOf(
    'What each product says, in the order of products: true, false or a few words',
    z.union([z.boolean(), textOptionalInTranslation], { error: 'true, false or a few words' }),
  ).meta({ hint: 'What each product says, in the order of products: yes, no or a few words' }),
});

export const alternatives = defineSection({
  description: 'A table that compares your product with what others sell',
  alsoCalled: ['versus', 'competitors', 'comparisonWithOthers', 'alternativesTo'],
  requiredInputs: ['language'],
  counts: ['rows'],
  fields: () => ({
    ...sectionHead,
    caption: text.describe('What the table is called'),
    nameLabel: text.describe('The heading of the first column'),
    yes: text.describe('The word for yes'),
    no: text.describe('The word for no'),
    products: z
      .array(z.strictObject({ name: text.describe('What it is called') }))
      .min(2)
      .describe('The products: yours first, then one or more of others'),
    rows: listOf('What is compared, a row each', row),
    asOf: day.describe('The day on which you looked at what the others sell'),
    note: textWith('day').describe('Where the others’ facts are from; {day} stands for asOf'),
  }),
  check: ({ products, rows }) =>
    rows.flatMap(({ values }, index) => {
      if (values.length === products.length) return [];
      const names = products.map(({ name }) => name).join(', ');
      const message = `expected ${products.length} values, one for each of ${names}, found ${values.length}`;
      return [{ path: ['rows', index, 'values'], message }];
    }),
});
