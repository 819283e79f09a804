import { extendSection } from 'sitewright';
import { points as plain } from 'sitewright/kinds';

/** Some looks stand on the paper of the section above, which leaves them room by this name. */
const papers: Record<string, string> = { stamps: 'counterfoils', terms: 'foot' };

/** The machine's points, which may be printed on papers, too. */
export const points = extendSection(plain, {
  fields: ({ oneOf }, base) => ({
    ...base,
    look: oneOf(
      'Lines beside the heading, columns below it, the lines of a receipt’s total, one on each fold of a long strip, stamps on the tickets above, terms at the foot of the sign-up sheet above, or files in a drawer',
      ['rows', 'columns', 'totals', 'folds', 'stamps', 'terms', 'files'],
    ).default('rows'),
  }),
  continuesAbove: ({ look }) => papers[look],
});
