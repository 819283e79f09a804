import { channelIn, extendSection, listOf, text, textOptionalInTranslation } from 'sitewright';
import { channels as plain } from 'sitewright/kinds';

/** The machine's channels as tickets, each with the letter of its window; the hours may stand at their side. */
export const channels = extendSection(plain, {
  goesOnWith: () => 'words',
  leaves: () => ({ name: 'side', stands: 'at its side' }),
  fields: (knownNames) => ({
    ...plain.fields(knownNames),
    windowLabel: text.describe('The word above the letter of a ticket'),
    items: listOf(
      'The ways to reach the vendor',
      channelIn(knownNames).extend({
        window: textOptionalInTranslation.describe('The letter on the ticket'),
      }),
    ),
  }),
});
