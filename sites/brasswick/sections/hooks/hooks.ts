import { defineSection, z } from 'sitewright';

/** A board of numbered hooks. */
export const hooks = defineSection({
  description: 'A board of numbered hooks: whose coat hangs on which, and which ones are free',
  aliases: ['cloakroom', 'coatRack'],
  fields: ({ text, textOptionalInTranslation, list, sectionHead }) => ({
    ...sectionHead,
    items: list('The hooks in the order of their numbers, from 1', {
      name: textOptionalInTranslation('Whose hook it is, or for whom it is free'),
      note: text('What is to be known of it, in a few words'),
      free: z.boolean().default(false).describe('Whether no coat hangs on it'),
    }),
  }),
  samples: {
    short: {
      title: 'Hooks',
      items: [
        { name: 'Maja', note: 'the long one' },
        { name: 'Yours', note: 'by the door', free: true },
      ],
    },
  },
  validate: ({ items }) =>
    items.some(({ free }) => free)
      ? []
      : [
          {
            path: ['items'],
            message: 'expected a hook with free: true, since a full board invites nobody',
          },
        ],
});
