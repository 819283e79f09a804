import { z } from 'zod';
import { documentKind } from './navigation.ts';
import {
  closing,
  heroWithActions,
  pageMeta,
  point,
  pointList,
  type References,
  stat,
  text,
} from './shared.ts';

const money = z.number().nonnegative().multipleOf(0.01, { error: 'an amount such as 4.50' });

/** What the till shows: the sums are worked out from the lines, never written down. */
const till = z
  .strictObject({
    label: text,
    shop: text,
    currency: z.string().regex(/^[A-Z]{3}$/, { error: 'a currency’s code such as USD' }),
    itemsLabel: text,
    itemLabel: text,
    amountLabel: text,
    totalLabel: text,
    paidLabel: text,
    paidBy: text,
    keys: z.array(text).length(4),
    thanks: text,
    lines: z
      .array(z.strictObject({ item: text, quantity: z.int().positive(), price: money }))
      .min(1),
  })
  .refine(({ keys, paidBy }) => keys.includes(paidBy), {
    path: ['paidBy'],
    error: 'one of the keys',
  });
export type Till = z.infer<typeof till>;

/** What is drawn beside a feature; `app/figures/feature-picture.tsx` draws each. */
const featurePicture = z.enum(['barcode', 'stock-card', 'payments', 'chart', 'tablet']);
export type FeaturePicture = z.infer<typeof featurePicture>;

const feature = point.extend({ picture: featurePicture, benefits: z.array(text).min(1) });
export type Feature = z.infer<typeof feature>;

/** The paper on which another platform keeps what it hears: a platform’s own, or a report. */
const subscriberPaper = z.enum([...documentKind.options, 'report']);
export type SubscriberPaper = z.infer<typeof subscriberPaper>;

/** `platforms/<slug>.yaml`: the page of one platform. */
export const platformSchema = (references: References) =>
  z.strictObject({
    name: text,
    description: text.describe('One line for the menu and the start page'),
    document: documentKind,
    meta: pageMeta,
    hero: heroWithActions(references).extend({ stats: z.array(stat).min(1) }),
    till: till.optional(),
    challenges: pointList,
    features: z.strictObject({ title: text, lead: text, items: z.array(feature).length(5) }),
    integrations: z.strictObject({
      title: text,
      lead: text,
      publisher: point,
      publishes: text,
      subscribes: text,
      items: z.array(point.extend({ paper: subscriberPaper })).length(4),
    }),
    walkthrough: z.strictObject({
      title: text,
      lead: text,
      stamp: text,
      steps: z.array(point).length(5),
    }),
    advantages: pointList,
    closing: closing(references),
  });
export type Platform = z.output<ReturnType<typeof platformSchema>>;
