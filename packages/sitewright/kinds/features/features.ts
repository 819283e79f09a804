import { type ContentOf, defineSection, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const features = defineSection({
  description: 'What a product does, each feature with what it brings and what the screen shows',
  aliases: ['functions', 'capabilities'],
  samples,
  fields({ text, textOptionalInTranslation, list, group, oneOf, sectionHead, point }) {
    const line = {
      item: text('What it is'),
      amount: textOptionalInTranslation('How many or how much'),
    };
    const screen = group('What the screen shows meanwhile', {
      device: oneOf('What kind of screen it is', ['screen', 'tablet']).default('screen'),
      head: text('The title of the screen'),
      lines: list('Its lines; the last one is highlighted', {
        ...line,
        share: z
          .int()
          .min(1)
          .max(100)
          .optional()
          .describe('How long a bar under the line is, in percent of the screen'),
      }),
      foot: group('The line at the foot of the screen', line),
    });
    return {
      ...sectionHead,
      items: list(
        'The features, in the order in which they are shown',
        point.extend({
          benefits: list('What it brings, one line each', text(), 'benefit'),
          screen: screen.optional(),
        }),
        'feature',
      ),
    };
  },
});
export type Screen = NonNullable<ContentOf<typeof features>['items'][number]['screen']>;
