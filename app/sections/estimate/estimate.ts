import { z } from 'zod';
import { group, listOf, sectionHead, text } from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

const count = z.int().min(1);

export const estimate = defineSection({
  description: 'What shops of any size pay: prices of plans and add-ons, added up',
  needs: ['plans', 'language'],
  uses: ['addOns'],
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
      yearly: text.optional().describe('The sum of a year'),
      saved: text.optional().describe('What paying by the year saves'),
      once: text.optional().describe('The sum of what is bought once'),
    }),
    examples: group('A table in the place of the fields, for visitors without script', {
      caption: text.describe('What the table is called'),
      shops: listOf('Numbers of shops, of which the fields begin with the first', count),
    }),
  }),
  check: ({ labels }, { plans: { items, yearly }, addOns }) => {
    const wrong = items.find(({ upTo }, index) => {
      const before = items[index - 1]?.upTo?.shops ?? 0;
      return index === items.length - 1 ? upTo : !upTo || upTo.shops <= before;
    });
    const currencies = [...items, ...(addOns?.items ?? [])].map(({ price }) => price.currency);
    const asked = {
      users: items.some(({ upTo }) => upTo?.users),
      yearly,
      saved: yearly,
      once: addOns?.items.some(({ billed }) => billed === 'once'),
    };
    const missing = (['users', 'yearly', 'saved', 'once'] as const).filter(
      (name) => asked[name] && !labels[name],
    );
    return [
      ...(wrong
        ? [
            `expected plans of which each but the last has its limit (upTo), larger than the one before, found "${wrong.name}" with ${wrong.upTo ? `upTo ${wrong.upTo.shops}` : 'none'}`,
          ]
        : []),
      ...(new Set(currencies).size > 1
        ? [`expected one currency, found ${[...new Set(currencies)].join(' and ')}`]
        : []),
      ...missing.map((name) => `expected labels with ${name}, which plans or add-ons need`),
    ].map((message) => ({ path: [], message }));
  },
});
