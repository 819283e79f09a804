import { extendSection, text, z } from 'sitewright';
import { hours as plain } from 'sitewright/kinds';

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

/** The machine's opening hours, which say whether the door is open now. */
export const hours = extendSection(plain, {
  optionalInputs: ['language'],
  fields: (context) => ({
    ...plain.fields(context),
    timeZone: z
      .string()
      .refine(isTimeZone, { error: 'the name of a time zone, such as America/Los_Angeles' })
      .describe('Whose clock says whether the door is open'),
    openNow: text.describe('What is said while the door is open'),
    closedNow: text.describe('What is said while it is closed'),
  }),
});
