import { defineSection, organization } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const channels = defineSection({
  description: 'The ways to reach the vendor, each with a button',
  aliases: ['support', 'ways', 'contact'],
  samples,
  fields: ({ text, richText, oneOf, list, button, sectionHead }) => ({
    ...sectionHead,
    items: list(
      'The ways to reach the vendor',
      {
        kind: oneOf('Which drawing it has', ['chat', 'phone', 'email', 'demo']),
        title: text('The way to reach the vendor'),
        note: text('When, or how soon'),
        description: richText('A sentence about it'),
        action: button(),
      },
      'way to reach you',
    ).meta({ title: 'Ways to reach you' }),
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
