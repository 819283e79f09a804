import { extendSection } from 'sitewright';
import { integrations as plain } from 'sitewright/kinds';
import { hearers } from '../../figures/till-fields.ts';

/** The machine's integrations, each of which may hear of the sale on the page's till. */
export const integrations = extendSection(plain, {
  optionalInputs: ['hero', 'language'],
  fields: ({ oneOf, list, point, drawing }, base) => ({
    ...base,
    items: list(
      'The others that receive the data',
      point.extend({
        drawing: drawing('The drawing whose tint its slip has').optional(),
        hears: oneOf('What of the sale on the page’s till it hears', hearers).optional(),
      }),
    ),
  }),
});
