import { defineSection, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const hero = defineSection({
  description: 'The opening of a page: its first heading, what it promises and a picture',
  aliases: ['header', 'banner', 'intro', 'opening'],
  samples,
  optionalInputs: ['entry'],
  fields: ({ text, richText, oneOf, list, stat, buttons, photograph, drawing }) => ({
    title: text('The page’s first heading'),
    lead: richText('A sentence or two under the first heading'),
    badge: text('The line above the heading').optional(),
    actions: buttons().optional(),
    stats: list('The figures under the opening', stat, 'figure').optional(),
    figure: z
      .discriminatedUnion('drawing', [
        z.strictObject({
          drawing: z.literal('own').describe('One of the site’s own drawings'),
          name: drawing('Which one; without it, that of the page’s entry').optional(),
          label: text('What the picture shows, for those who do not see it'),
        }),
        photograph(),
      ])
      .describe('The picture of the opening')
      .optional(),
    look: oneOf('What is on the left in wide windows, or on the right where one reads from there', [
      'words-first',
      'figure-first',
    ]).default('words-first'),
  }),
  continuesBelow: ({ figure }) =>
    figure ? undefined : { name: 'words', placement: 'on one ground' },
});
