import { extendSection, z } from 'sitewright';
import { estimate as plain } from 'sitewright/kinds';

/** The machine's estimate as an order form, on which the year has a discount. */
export const estimate = extendSection(plain, {
  fields: ({ text, group }, base) => ({
    ...base,
    discount: z
      .int()
      .min(1)
      .max(99)
      .describe('How much less those pay who pay by the year, in percent of all that is monthly'),
    asks: group('What the order form asks', {
      plan: text('For which plan'),
      addOns: text('For which add-ons, and how many of each'),
      paid: text('How it is to be paid'),
      byMonth: text('By the month'),
      byYear: text('By the year'),
      more: text('The last choice of how many shops, for more than any other'),
    }),
  }),
});
