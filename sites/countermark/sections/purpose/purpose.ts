import { extendSection } from 'sitewright';
import { purpose as plain } from 'sitewright/kinds';

/** The machine's mission and vision, on a carbon copy, under a line. */
export const purpose = extendSection(plain, {
  fields: ({ text }, base) => ({
    ...base,
    line: text('A few words over the whole width'),
  }),
});
