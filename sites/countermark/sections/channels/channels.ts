import { channelIn, extendSection, listOf, text, textOptionalInTranslation } from 'sitewright';
import { channels as plain } from 'sitewright/kinds';

/** The machine's channels as tickets, each with the letter of its window; stamps may stand on them. */
export const channels = extendSection(plain, {
  continuesAbove: () => 'words',
  continuesBelow: () => ({ name: 'counterfoils', placement: 'at its side' }),
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    windowLabel: text.describe('The word above the letter of a ticket'),
    items: listOf(
      'The ways to reach the vendor',
      channelIn(fieldContext).extend({
        window: textOptionalInTranslation.describe('The letter on the ticket'),
      }),
    ),
  }),
});
