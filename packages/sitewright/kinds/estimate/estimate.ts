import { z } from 'zod';
import { group, listOf, sectionHead, text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const estimate = defineSection({
  description: 'What shops of any size pay: prices of plans and add-ons, added up',
  alsoCalled: ['calculator', 'priceCalculator'],
  requiredInputs: ['plans', 'language'],
  optionalInputs: ['addOns'],
  fields: () => ({
    ...sectionHead,
    tiers: z
      .enum(['volume', 'graduated', 'flat'])
      .default('volume')
      .describe(
        'volume: each shop pays the price of the plan for so many; graduated: those beyond a plan’s limit pay the next plan’s; flat: all together pay the plan’s price once',
      ),
    labels: group('What stands beside the fields and the sums', {
      shops: text.describe('What plans are for, such as Shops'),
      users: text.optional().describe('Who else counts for a plan’s limit, such as Users'),
      monthly: text.describe('The sum of a month'),
      yearly: text.describe('The sum of a year'),
      saved: text.describe('What paying by the year saves'),
      once: text.describe('The sum of what is bought once'),
    }),
    caption: text.describe('What the table of examples is called, for visitors without script'),
    examples: listOf('Its numbers of shops; the fields begin with the first', z.int().min(1)),
  }),
  check: ({ tiers }, { plans: { items }, addOns }) => {
    const currency = items.find(({ price }) => price)?.price?.currency;
    const report = (message: string) => [{ path: [], message }];
    const last = items.length - 1;
    const wrong = items.find(({ upTo }, index) => {
      if (index === last) return upTo;
      return !upTo || upTo.shops <= (items[index - 1]?.upTo?.shops ?? 0);
    });
    if (wrong) {
      return report(
        `expected plans of which each but the last has its limit (upTo), larger than the one before, found "${wrong.name}" with ${wrong.upTo?.shops ?? 'none'}`,
      );
    }
    const ofWords = items.find(({ price, yearly }, index) =>
      price ? yearly && !yearly.price : tiers === 'graduated' && index < last,
    );
    if (ofWords) {
      return report(
        `expected plans whose prices are amounts, as they are added up, found "${ofWords.name}" with a price of words`,
      );
    }
    const other = addOns?.items.find(
      ({ price, billed }) =>
        billed && (!price || (currency !== undefined && price.currency !== currency)),
    );
    if (!other) return [];
    const { name, price, priceText } = other;
    const found = price ? `${price.amount} ${price.currency}` : priceText;
    return report(
      `expected add-ons that say billed with an amount in ${currency ?? 'a currency'}, as they are added to the plans, found "${name}" with ${found}`,
    );
  },
});
