import { extendSection, z } from 'sitewright';
import { points as plain } from 'sitewright/kinds';

/** The machine's points, which may be the lines of a receipt's total, signed, or files in a drawer, too. */
export const points = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    look: z
      .enum(['rows', 'columns', 'totals', 'signatures', 'files'])
      .default('rows')
      .describe(
        'Lines beside the heading, columns below it, the lines of a receipt’s total, lines that are signed, or files in a drawer',
      ),
  }),
});
