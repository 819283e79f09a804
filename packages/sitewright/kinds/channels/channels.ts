import { z } from 'zod';
import { channelKind } from '../../content/fields/drawings.ts';
import { listOf, richText, sectionHead, text } from '../../content/fields/fields.ts';
import type { KnownNames } from '../../content/fields/known-names.ts';
import { actionIn, ofButton } from '../../content/fields/links.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { organization } from '../../page/seo/structured-data/vendor.ts';

/** A way to reach the vendor. */
export const channelIn = (knownNames: KnownNames) =>
  z.strictObject({
    kind: channelKind.describe('Which drawing it has'),
    title: text.describe('The way to reach the vendor'),
    note: text.describe('When, or how soon'),
    description: richText.describe('A sentence about it'),
    action: actionIn(knownNames).describe('Its button, by its name in actions.yaml').meta(ofButton),
  });

export const channels = defineSection({
  description: 'The ways to reach the vendor, each with a button',
  alsoCalled: ['support', 'ways', 'contact'],
  fields: (knownNames) => ({
    ...sectionHead,
    items: listOf('The ways to reach the vendor', channelIn(knownNames), 'way to reach you'),
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
