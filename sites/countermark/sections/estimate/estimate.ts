import { extendSection, group, text, z } from 'sitewright';
import { estimate as plain } from 'sitewright/kinds';

/** The machine's estimate as an order form, on which the year has a discount. */
export const estimate = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    discount: z
      .int()
      .min(1)
      .max(99)
      .describe('How much less those pay who pay by the year, in percent of all that is monthly'),
    asks: group('What the order form asks', {
      plan: text.describe('For which plan'),
      addOns: text.describe('For which add-ons, and how many of each'),
      paid: text.describe('How it is to be paid'),
      byMonth: text.describe('By the month'),
      byYear: text.describe('By the year'),
      more: text.describe('The last choice of how many shops, for more than any other'),
    }),
  }),
});
