import { defineSection, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const estimate = defineSection({
  description: 'What shops of any size pay: prices of plans and add-ons, added up',
  aliases: ['calculator', 'priceCalculator'],
  samples,
  requiredInputs: ['plans', 'language'],
  optionalInputs: ['addOns'],
  fields: ({ text, oneOf, group, list, sectionHead }) => ({
    ...sectionHead,
    tiers: oneOf(
      'volume: each shop pays the price of the plan for so many; graduated: those beyond a plan’s limit pay the next plan’s; flat: all together pay the plan’s price once',
      ['volume', 'graduated', 'flat'],
    ).default('volume'),
    labels: group('What stands beside the fields and the sums', {
      shops: text('What plans are for, such as Shops'),
      users: text('Who else counts for a plan’s limit, such as Users').optional(),
      monthly: text('The sum of a month'),
      yearly: text('The sum of a year'),
      saved: text('What paying by the year saves'),
      once: text('The sum of what is bought once'),
    }),
    caption: text('What the table of examples is called, for visitors without script'),
    examples: list('Its numbers of shops; the fields begin with the first', z.int().min(1)),
  }),
  validate: ({ tiers }, { plans: { items }, addOns }) => {
    const currency = items.find(({ price }) => price)?.price?.currency;
    const last = items.length - 1;
    const at = items.findIndex(({ upTo }, index) => {
      if (index === last) return upTo;
      return !upTo || upTo.shops <= (items[index - 1]?.upTo?.shops ?? 0);
    });
    const wrong = items[at];
    if (wrong) {
      const message = `expected plans of which each but the last has its limit (upTo), larger than the one before, found "${wrong.name}" with ${wrong.upTo?.shops ?? 'none'}`;
      const atField =
        at === last
          ? 'The last plan is for all who are beyond the others: it has no limit'
          : 'An estimate needs a limit of each plan but the last, larger than that of the plan before';
      return [{ input: 'plans', path: ['items', at, 'upTo'], message, atField }];
    }
    const ofWords = items.findIndex(({ price, yearly }, index) =>
      price ? yearly && !yearly.price : tiers === 'graduated' && index < last,
    );
    const worded = items[ofWords];
    if (worded) {
      const message = `expected plans whose prices are amounts, as they are added up, found "${worded.name}" with a price of words`;
      const atField = 'An estimate adds up the prices of plans: write an amount in place of words';
      const path = ['items', ofWords, worded.price ? 'yearly' : 'priceText'];
      return [{ input: 'plans', path, message, atField }];
    }
    const otherAt = (addOns?.items ?? []).findIndex(
      ({ price, billed }) =>
        billed && (!price || (currency !== undefined && price.currency !== currency)),
    );
    const other = addOns?.items[otherAt];
    if (!other) return [];
    const { name, price, priceText } = other;
    const found = price ? `${price.amount} ${price.currency}` : priceText;
    const message = `expected add-ons that say billed with an amount in ${currency ?? 'a currency'}, as they are added to the plans, found "${name}" with ${found}`;
    const atField = `An estimate adds what is billed to the plans: write an amount in ${currency ?? 'their currency'}`;
    const path = ['items', otherAt, price ? 'price' : 'priceText'];
    return [{ input: 'addOns', path, message, atField }];
  },
});
