import { extendSection, z } from 'sitewright';
import { features as plain } from 'sitewright/kinds';

/** The machine's features, which share one till: each says what it shows while that one is read. */
export const features = extendSection(plain, {
  fields({ text, textOptionalInTranslation, oneOf, list, point }, base) {
    const line = z.strictObject({
      item: text('What it is'),
      pressed: text('The key that was pressed for it').optional(),
      amount: textOptionalInTranslation('How many or how much').optional(),
    });
    return {
      ...base,
      items: list(
        'The features, in the order in which they are shown',
        point.extend({
          benefits: list('What it brings, one line each', text()),
          screen: z.strictObject({
            shows: oneOf('What the screen belongs to', [
              'till',
              'open-drawer',
              'two-tills',
              'tablet',
            ]).default('till'),
            head: text('The title of the screen'),
            lines: list('Its lines: the same goods on each, so that only amounts change', line),
            foot: line.describe('The line at the foot of the screen'),
          }),
        }),
      ),
    };
  },
});
