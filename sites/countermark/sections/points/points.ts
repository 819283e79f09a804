import { extendSection, z } from 'sitewright';
import { points as plain } from 'sitewright/kinds';

/** The machine's points, which may be the lines of a receipt's total, or signed, too. */
export const points = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    look: z
      .enum(['rows', 'columns', 'totals', 'signatures'])
      .default('rows')
      .describe(
        'Lines beside the heading, columns below it, the lines of a receipt’s total, or lines that are signed',
      ),
  }),
});
