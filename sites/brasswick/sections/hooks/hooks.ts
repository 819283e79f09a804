import { defineSection, listOf, sectionHead, text, textOptionalInTranslation, z } from 'sitewright';

/** A board of numbered hooks. */
export const hooks = defineSection({
  description: 'A board of numbered hooks: whose coat hangs on which, and which ones are free',
  alsoCalled: ['cloakroom', 'coatRack'],
  fields: () => ({
    ...sectionHead,
    items: listOf(
      'The hooks in the order of their numbers, from 1',
      z.strictObject({
        name: textOptionalInTranslation.describe('Whose hook it is, or for whom it is free'),
        note: text.describe('What is to be known of it, in a few words'),
        free: z.boolean().default(false).describe('Whether no coat hangs on it'),
      }),
    ),
  }),
  check: ({ items }) =>
    items.some(({ free }) => free)
      ? []
      : [
          {
            path: ['items'],
            message: 'expected a hook with free: true, since a full board invites nobody',
          },
        ],
});
