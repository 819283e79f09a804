import { extendSection } from 'sitewright';
import { jobs as plain } from 'sitewright/kinds';

/** The machine's open positions on a sheet, at whose foot stands what one signs for. */
export const jobs = extendSection(plain, {
  continuesBelow: () => ({ name: 'foot', placement: 'at its side' }),
});
