import {
  extendSection,
  listOf,
  point,
  sectionHead,
  text,
  textOptionalInTranslation,
  z,
} from 'sitewright';
import { features as plain } from 'sitewright/kinds';

const line = z.strictObject({
  item: text.describe('What it is'),
  pressed: text.optional().describe('The key that was pressed for it'),
  amount: textOptionalInTranslation.optional().describe('How many or how much'),
});

/** The machine's features, which share one till: each says what it shows while that one is read. */
export const features = extendSection(plain, {
  fields: () => ({
    ...sectionHead,
    items: listOf(
      'The features, in the order in which they are shown',
      point.extend({
        benefits: listOf('What it brings, one line each', text),
        screen: z.strictObject({
          shows: z
            .enum(['till', 'open-drawer', 'two-tills', 'tablet'])
            .default('till')
            .describe('What the screen belongs to'),
          head: text.describe('The title of the screen'),
          lines: listOf('Its lines: the same goods on each, so that only amounts change', line),
          foot: line.describe('The line at the foot of the screen'),
        }),
      }),
    ),
  }),
});
