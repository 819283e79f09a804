import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const addOns = defineSection({
  description: 'Add-ons with their prices',
  aliases: ['extras', 'options', 'upgrades'],
  samples,
  requiredInputs: ['language'],
  fields: ({ text, richText, oneOf, list, sectionHead, price }) => ({
    ...sectionHead,
    items: list(
      'The add-ons',
      price({
        name: text('The add-on'),
        unit: text('What the price is for, such as per user per month'),
        description: richText('What it is good for, in a sentence'),
        billed: oneOf('How estimates count it; without it they leave it out', [
          'once',
          'month',
        ]).optional(),
      }),
      'add-on',
    ),
  }),
});
