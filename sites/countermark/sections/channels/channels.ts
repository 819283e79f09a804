import { extendSection } from 'sitewright';
import { channels as plain } from 'sitewright/kinds';

/** The machine's channels as tickets, each with the letter of its window; stamps may stand on them. */
export const channels = extendSection(plain, {
  continuesAbove: () => 'words',
  continuesBelow: () => ({ name: 'counterfoils', placement: 'at its side' }),
  fields: ({ text, textOptionalInTranslation, list }, base) => ({
    ...base,
    windowLabel: text('The word above the letter of a ticket'),
    items: list(
      'The ways to reach the vendor',
      base.items.element.extend({ window: textOptionalInTranslation('The letter on the ticket') }),
    ),
  }),
});
