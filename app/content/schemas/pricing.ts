import { z } from 'zod';
import { listOf, richText, sectionOf, text } from './fields.ts';
import { checkPrice, type PriceFields, priceFields, printPrice } from './price.ts';
import { actionIn, closing, figure, hero, pageMetaIn, type References } from './shared.ts';

const planFeature = z.strictObject({
  name: text.describe('The feature, as the comparison’s rows name it'),
  value: text.describe('What the plan offers of it'),
});

const planSchema = (references: References) =>
  checkPrice(
    z.strictObject({
      name: text.describe('The plan'),
      ...priceFields,
      period: text.describe('What the price is for, such as per location per month'),
      description: richText.describe('Whom the plan is for, in a sentence'),
      badge: text.optional().describe('A label on the tag, such as Most Popular'),
      features: listOf(
        'What it includes: the same names in the same order for every plan',
        planFeature,
      ),
      cta: actionIn(references).describe('Its button, by its name in actions.yaml'),
      highlighted: z.boolean().describe('true for the one plan whose tag stands out'),
      roi: text.describe('What it brings, in a line'),
    }),
  );

/** What is drawn on the shelf above an add-on's label. */
const goods = z.enum(['box', 'chart', 'plug', 'books']);
export type Goods = z.infer<typeof goods>;

const addOn = checkPrice(
  z.strictObject({
    name: text.describe('The add-on'),
    ...priceFields,
    unit: text.describe('What the price is for, such as per user per month'),
    description: richText.describe('What it is good for, in a sentence'),
    goods: goods.describe('What is drawn on the shelf above the label'),
  }),
);

const faqItem = z.strictObject({
  question: text.describe('The question'),
  answer: richText.describe('The answer'),
});

/** The comparison has one row for each feature, so every plan has to name all of them. */
const plansSchema = (references: References) =>
  z
    .array(planSchema(references))
    .min(1)
    .superRefine((plans, context) => {
      const names = plans[0]?.features.map(({ name }) => name) ?? [];
      for (const [index, plan] of plans.entries()) {
        if (plan.features.map(({ name }) => name).join() === names.join()) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'features'],
          message: `the same features as the first plan, in its order (${names.join(', ')})`,
        });
      }
    });

/** `pricing.yaml` */
export const pricingSchema = (references: References) =>
  z
    .strictObject({
      meta: pageMetaIn(references),
      currency: z
        .string()
        .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
          error: 'the code of a currency, such as USD, EUR or SEK',
        })
        .describe('The code of the currency of all prices, such as USD'),
      hero: hero
        .extend({
          figure: figure
            .extend({
              lens: z.array(text).min(1).max(2).describe('What the lens shows: one line, or two'),
            })
            .describe('The picture beside the heading'),
        })
        .describe('The opening of the page'),
      plans: sectionOf('The plans', {
        items: plansSchema(references).describe('The plans, in their order'),
      }),
      comparison: sectionOf('The table that compares the plans', {
        caption: text.describe('What the table is called'),
        featureLabel: text.describe('The heading of the first column'),
        priceLabel: text.describe('The name of the row with the prices'),
        roiLabel: text.describe('The name of the row with the returns'),
      }),
      addOns: sectionOf('The add-ons', { items: listOf('The add-ons', addOn) }),
      faq: sectionOf('The questions and answers', {
        items: listOf('The questions with their answers', faqItem),
      }),
      closing: closing(references),
    })
    .transform(({ plans, addOns, ...page }) => {
      const print = <Entry extends PriceFields>({ price, priceText, ...entry }: Entry) => ({
        ...entry,
        price: printPrice({ price, priceText }, page.currency, references.language),
      });
      return {
        ...page,
        plans: { ...plans, items: plans.items.map(print) },
        addOns: { ...addOns, items: addOns.items.map(print) },
      };
    });
export type Pricing = z.output<ReturnType<typeof pricingSchema>>;
export type Plan = Pricing['plans']['items'][number];
