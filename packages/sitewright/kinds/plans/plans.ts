import type { Offer } from 'schema-dts';
import { z } from 'zod';
import type { FieldContext } from '../../content/fields/field-context.ts';
import {
  besideMistakes,
  group,
  listOfGroups,
  richText,
  sectionHead,
  text,
} from '../../content/fields/fields.ts';
import { ownButtonIn } from '../../content/fields/links.ts';
import { priceIn } from '../../content/fields/price.ts';
import { fieldAt, listGroups } from '../../content/values/field-at.ts';
import { defineSection } from '../../page/sections/define-section.ts';
import { tellSold } from '../../page/seo/structured-data/pages.ts';

const planSchema = (fieldContext: FieldContext) =>
  priceIn(fieldContext, {
    name: text.describe('The plan'),
    period: text.describe('What the price is for, such as per location per month'),
    yearly: priceIn(fieldContext, {
      period: text.describe('What this price is for, such as per location per year'),
    })
      .optional()
      .describe('Its price for those who pay by the year'),
    upTo: group('How much it is for at most, for estimates; the last plan has no limit', {
      shops: z.int().min(1).describe('Shops, or whatever its price is for'),
      users: z.int().min(1).optional().describe('Users in all of them'),
    }).optional(),
    description: richText.describe('Whom the plan is for, in a sentence'),
    badge: text.optional().describe('A label on the tag, such as Most Popular'),
    features: listOfGroups('What it includes: the same names in the same order for every plan', {
      name: text.describe('The feature, as the comparison’s rows name it'),
      value: text.describe('What the plan offers of it'),
    }),
    cta: ownButtonIn(fieldContext),
    highlighted: z.boolean().describe('Whether its tag stands out; that of one plan does'),
    roi: text.describe('What it brings, in a line'),
  });

export type Plan = z.output<ReturnType<typeof planSchema>>;

/** The comparison has one row for each feature, so every plan has to name all of them. */
const plansSchema = (fieldContext: FieldContext) =>
  z
    .array(planSchema(fieldContext))
    .min(1)
    .meta({ entryName: 'plan' })
    .superRefine((all, context) => {
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
    }, besideMistakes);

export const plans = defineSection({
  description: 'The plans with their prices',
  alsoCalled: ['pricing', 'prices', 'tiers', 'packages'],
  fields: (fieldContext) => ({
    ...sectionHead,
    yearly: group('The choice between paying by the month and by the year', {
      label: text.describe('What is to be chosen'),
      monthly: text.describe('The choice to pay by the month'),
      yearly: text.describe('The choice to pay by the year'),
    }).optional(),
    items: plansSchema(fieldContext).describe('The plans, in their order'),
  }),
  check: ({ yearly, items }) =>
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

/**
 * A price as an offer. Words alone, such as `Custom`, are none, and words round an amount, such as `from {price}`, may make
 * it another price: search engines require the exact one.
 */
function tellOffer(
  name: string,
  { price, priceText = '{price}', period }: Pick<Plan, 'price' | 'priceText' | 'period'>,
): Offer[] {
  if (!price || priceText.trim() !== '{price}') return [];
  const cost = { price: String(price.amount), priceCurrency: price.currency };
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    unitText: period,
  } as const;
  return [{ '@type': 'Offer', name, ...cost, priceSpecification }];
}
