import { z } from 'zod';
import { drawingIn } from '../../content/fields/drawings.ts';
import { listOf, text } from '../../content/fields/fields.ts';
import { actionsIn } from '../../content/fields/links.ts';
import { stat, hero as words } from '../../content/fields/parts.ts';
import { photographIn } from '../../content/fields/picture.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const hero = defineSection({
  description: 'The opening of a page: its first heading, what it promises and a picture',
  alsoCalled: ['header', 'banner', 'intro', 'opening'],
  optionalInputs: ['entry'],
  fields: (fieldContext) => ({
    ...words.shape,
    badge: text.optional().describe('The line above the heading'),
    actions: actionsIn(fieldContext).optional(),
    stats: listOf('The figures under the opening', stat, 'figure').optional(),
    figure: z
      .discriminatedUnion('drawing', [
        z.strictObject({
          drawing: z.literal('own').describe('One of the site’s own drawings'),
          name: drawingIn(fieldContext)
            .optional()
            .describe('Which one; without it, that of the page’s entry'),
          label: text.describe('What the picture shows, for those who do not see it'),
        }),
        photographIn(fieldContext),
      ])
      .describe('The picture of the opening')
      .optional(),
    look: z
      .enum(['words-first', 'figure-first'])
      .default('words-first')
      .describe('What is on the left in wide windows, or on the right where one reads from there'),
  }),
  continuesBelow: ({ figure }) =>
    figure ? undefined : { name: 'words', placement: 'on one ground' },
});
