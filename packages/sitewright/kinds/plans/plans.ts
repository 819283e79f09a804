import {
  besideMistakes,
  type ContentOf,
  defineSection,
  fieldAt,
  listGroups,
  type Priced,
  tellSold,
  z,
} from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const plans = defineSection({
  description: 'The plans with their prices',
  aliases: ['pricing', 'prices', 'tiers', 'packages'],
  samples,
  fields: ({ text, richText, group, list, price, button, sectionHead }) => ({
    ...sectionHead,
    yearly: group('The choice between paying by the month and by the year', {
      label: text('What is to be chosen'),
      monthly: text('The choice to pay by the month'),
      yearly: text('The choice to pay by the year'),
    }).optional(),
    // The comparison has one row for each feature, so every plan has to name all of them.
    items: list(
      'The plans, in their order',
      price({
        name: text('The plan'),
        period: text('What the price is for, such as per location per month'),
        yearly: price({
          period: text('What this price is for, such as per location per year'),
        })
          .optional()
          .describe('Its price for those who pay by the year'),
        upTo: group('How much it is for at most, for estimates; the last plan has no limit', {
          shops: z.int().min(1).describe('Shops, or whatever its price is for'),
          users: z.int().min(1).optional().describe('Users in all of them'),
        }).optional(),
        description: richText('Whom the plan is for, in a sentence'),
        badge: text('A label on the tag, such as Most Popular').optional(),
        features: list('What it includes: the same names in the same order for every plan', {
          name: text('The feature, as the comparison’s rows name it'),
          value: text('What the plan offers of it'),
        }),
        cta: button(),
        highlighted: z.boolean().describe('Whether its tag stands out; that of one plan does'),
        roi: text('What it brings, in a line'),
      }),
      'plan',
    ).superRefine((all, context) => {
      const namesOf = (plan: unknown) =>
        listGroups(fieldAt(plan, ['features'])).map((one) => fieldAt(one, ['name']));
      const names = namesOf(all[0]);
      for (const [index, plan] of all.entries()) {
        const own = namesOf(plan);
        const areValid = [...own, ...names].every((name) => typeof name === 'string');
        if (!areValid || own.length === 0 || own.join() === names.join()) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'features'],
          message: `the same features as the first plan, in its order (${names.join(', ')})`,
        });
      }
    }, besideMistakes),
  }),
  validate: ({ yearly, items }) =>
    !yearly === !items.some((plan) => plan.yearly)
      ? []
      : [{ path: ['yearly'], message: 'expected exactly where a plan has a yearly price' }],
  requiredInputs: ['language'],
  continuesAbove: () => 'words',
  structuredData: ({ items }, context) =>
    tellSold(
      context,
      context.site,
      // By the month, and by the year where there is a yearly price.
      items.flatMap(({ name, yearly, ...monthly }) =>
        [monthly, yearly].flatMap((one) => (one ? tellOffer(name, one) : [])),
      ),
    ),
});

export type Plan = ContentOf<typeof plans>['items'][number];

/**
 * A price as an offer. Words alone, such as `Custom`, are none, and words round an amount, such as `from {price}`, may make
 * it another price: search engines require the exact one.
 */
function tellOffer(
  name: string,
  { price, priceText = '{price}', period }: Priced & { period: string },
): object[] {
  if (!price || priceText.trim() !== '{price}') return [];
  const cost = { price: String(price.amount), priceCurrency: price.currency };
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    unitText: period,
  };
  return [{ '@type': 'Offer', name, ...cost, priceSpecification }];
}
