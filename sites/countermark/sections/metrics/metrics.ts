import { extendSection } from 'sitewright';
import { metrics as plain } from 'sitewright/kinds';

/** The machine's figures in the box in which the dossiers above stand. */
export const metrics = extendSection(plain, { continuesAbove: () => 'dossiers' });
