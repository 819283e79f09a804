import { z } from 'zod';
import { channelKind } from '../../content/schemas/drawings.ts';
import {
  listOf,
  plainLook,
  richText,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/schemas/fields.ts';
import { actionIn } from '../../content/schemas/links.ts';
import { organization } from '../../page/seo/structured-data/vendor.ts';
import { defineSection } from '../define-section.ts';

export const channels = defineSection({
  description: 'The ways to reach the vendor, each with a button',
  alsoCalled: ['support', 'ways', 'contact'],
  fields: (knownNames) => ({
    ...sectionHead,
    look: plainLook,
    windowLabel: text.describe('The word above the letter of a ticket'),
    items: listOf(
      'The ways to reach the vendor',
      z.strictObject({
        kind: channelKind.describe('Which drawing the ticket has'),
        window: textOptionalInTranslation.describe('The letter on the ticket'),
        title: text.describe('The way to reach the vendor'),
        note: text.describe('When, or how soon'),
        description: richText.describe('A sentence about it'),
        action: actionIn(knownNames).describe('Its button, by its name in actions.yaml'),
      }),
    ),
  }),
  structuredData: ({ items }, context) => [
    {
      ...organization(context),
      contactPoint: items.map(({ title, note }) => ({
        '@type': 'ContactPoint',
        contactType: title,
        description: note,
      })),
    },
  ],
});
