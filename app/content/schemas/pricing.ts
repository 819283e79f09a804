import { z } from 'zod';
import { actionIn, closing, hero, pageMeta, type References, text } from './shared.ts';

const planFeature = z.strictObject({ name: text, value: text });

const planSchema = (references: References) =>
  z.strictObject({
    name: text,
    price: text.describe('The price as it is printed on the tag, or "Custom"'),
    period: text,
    description: text,
    badge: text.optional(),
    features: z.array(planFeature).min(1),
    cta: actionIn(references),
    highlighted: z.boolean(),
    roi: text,
  });
export type Plan = z.output<ReturnType<typeof planSchema>>;

/** What stands on the shelf above an add-on's label. */
const goods = z.enum(['box', 'chart', 'plug', 'books']);
export type Goods = z.infer<typeof goods>;

const addOn = z.strictObject({ name: text, price: text, unit: text, description: text, goods });

const faqItem = z.strictObject({ question: text, answer: text });

/** The comparison has one row for each feature, so every plan says something of each. */
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
  z.strictObject({
    meta: pageMeta,
    hero: hero.extend({
      figure: z.strictObject({ label: text, lens: z.array(text).min(1).max(2) }),
    }),
    plans: z.strictObject({ title: text, lead: text, items: plansSchema(references) }),
    comparison: z.strictObject({
      title: text,
      lead: text,
      caption: text,
      featureLabel: text,
      priceLabel: text,
      roiLabel: text,
    }),
    addOns: z.strictObject({ title: text, lead: text, items: z.array(addOn).min(1) }),
    faq: z.strictObject({ title: text, lead: text, items: z.array(faqItem).min(1) }),
    closing: closing(references),
  });
export type Pricing = z.output<ReturnType<typeof pricingSchema>>;
