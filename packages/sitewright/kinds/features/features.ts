import { z } from 'zod';
import {
  listOf,
  listOfGroups,
  sectionHead,
  text,
  textOptionalInTranslation,
} from '../../content/fields/fields.ts';
import { point } from '../../content/fields/parts.ts';
import { type ContentOf, defineSection } from '../../page/sections/define-section.ts';

const entry = {
  item: text.describe('What it is'),
  amount: textOptionalInTranslation.describe('How many or how much'),
};

/** What a screen shows while a feature is at work. */
const screen = z.strictObject({
  device: z.enum(['screen', 'tablet']).default('screen').describe('What kind of screen it is'),
  head: text.describe('The title of the screen'),
  lines: listOfGroups('Its lines; the last one is highlighted', {
    ...entry,
    share: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('How long a bar under the line is, in percent of the screen'),
  }),
  foot: z.strictObject(entry).describe('The line at the foot of the screen'),
});

export const features = defineSection({
  description: 'What a product does, each feature with what it brings and what the screen shows',
  alsoCalled: ['functions', 'capabilities'],
  fields: () => ({
    ...sectionHead,
    items: listOf(
      'The features, in the order in which they are shown',
      point.extend({
        benefits: listOf('What it brings, one line each', text, 'benefit'),
        screen: screen.optional().describe('What the screen shows meanwhile'),
      }),
      'feature',
    ),
  }),
});
export type Screen = NonNullable<ContentOf<typeof features>['items'][number]['screen']>;
