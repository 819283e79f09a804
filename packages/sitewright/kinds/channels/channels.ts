import { z } from 'zod';
import { channelKind } from '../../content/fields/drawings.ts';
import type { FieldContext } from '../../content/fields/field-context.ts';
import { listOf, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { ownButtonIn } from '../../content/fields/links.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { organization } from '../../page/seo/structured-data/vendor.ts';

/** A way to reach the vendor. */
export const channelIn = (fieldContext: FieldContext) =>
  z.strictObject({
    kind: channelKind.describe('Which drawing it has'),
    title: text.describe('The way to reach the vendor'),
    note: text.describe('When, or how soon'),
    description: richText.describe('A sentence about it'),
    action: ownButtonIn(fieldContext),
  });

export const channels = defineSection({
  description: 'The ways to reach the vendor, each with a button',
  alsoCalled: ['support', 'ways', 'contact'],
  fields: (fieldContext) => ({
    ...sectionHead,
    items: listOf('The ways to reach the vendor', channelIn(fieldContext), 'way to reach you'),
  }),
  structuredData: ({ items }, context) => ({
    ...organization(context),
    contactPoint: items.map(({ title, note }) => ({
      '@type': 'ContactPoint',
      contactType: title,
      description: note,
    })),
  }),
});
