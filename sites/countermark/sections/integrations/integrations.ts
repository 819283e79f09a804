import { drawingIn, extendSection, listOf, point, z } from 'sitewright';
import { integrations as plain } from 'sitewright/kinds';
import { hearers } from '../../figures/till-fields.ts';

/** The machine's integrations, each of which may hear of the sale on the page's till. */
export const integrations = extendSection(plain, {
  optionalInputs: ['hero', 'language'],
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    items: listOf(
      'The others that receive the data',
      point.extend({
        drawing: drawingIn(fieldContext).optional().describe('The drawing whose tint its slip has'),
        hears: z.enum(hearers).optional().describe('What of the sale on the page’s till it hears'),
      }),
    ),
  }),
});
