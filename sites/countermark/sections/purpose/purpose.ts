import { extendSection, text } from 'sitewright';
import { purpose as plain } from 'sitewright/kinds';

/** The machine's mission and vision, under a line of which they are the carbon copy. */
export const purpose = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    line: text.describe('A few words over the whole width, which show through on the copy'),
  }),
});
