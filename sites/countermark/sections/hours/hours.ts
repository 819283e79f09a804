import { extendSection } from 'sitewright';
import { hours as plain } from 'sitewright/kinds';

/** The machine's opening hours, which say whether the door is open now. */
export const hours = extendSection(plain, {
  optionalInputs: ['language'],
  fields: ({ text, zone }, base) => ({
    ...base,
    timeZone: zone('Whose clock says whether the door is open'),
    openNow: text('What is said while the door is open'),
    closedNow: text('What is said while it is closed'),
  }),
});
