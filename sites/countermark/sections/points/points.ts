import { extendSection, z } from 'sitewright';
import { points as plain } from 'sitewright/kinds';

/** The machine's points, which may be the lines of a receipt's total too. */
export const points = extendSection(plain, {
  fields: (knownNames) => ({
    ...plain.fields(knownNames),
    look: z
      .enum(['rows', 'columns', 'totals'])
      .default('rows')
      .describe('Lines beside the heading, columns below it, or the lines of a receipt’s total'),
  }),
});
