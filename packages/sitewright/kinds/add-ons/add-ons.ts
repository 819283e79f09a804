import { z } from 'zod';
import { listOf, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { priceIn } from '../../content/fields/price.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const addOns = defineSection({
  description: 'Add-ons with their prices',
  alsoCalled: ['extras', 'options', 'upgrades'],
  requiredInputs: ['language'],
  fields: (fieldContext) => ({
    ...sectionHead,
    items: listOf(
      'The add-ons',
      priceIn(fieldContext, {
        name: text.describe('The add-on'),
        unit: text.describe('What the price is for, such as per user per month'),
        description: richText.describe('What it is good for, in a sentence'),
        billed: z
          .enum(['once', 'month'])
          .optional()
          .describe('How estimates count it; without it they leave it out'),
      }),
      'add-on',
    ),
  }),
});
