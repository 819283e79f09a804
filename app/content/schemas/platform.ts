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
const till = z.strictObject({
  label: text,
  shop: text,
  itemsLabel: text,
  totalLabel: text,
  paidLabel: text,
  paidBy: text,
  keys: z.array(text).min(1),
  thanks: text,
  lines: z.array(z.strictObject({ item: text, quantity: z.int().positive(), price: money })).min(1),
});
export type Till = z.infer<typeof till>;

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
    features: z.strictObject({
      title: text,
      lead: text,
      items: z.array(point.extend({ benefits: z.array(text).min(1) })).min(1),
    }),
    integrations: pointList,
    walkthrough: z.strictObject({ title: text, lead: text, steps: z.array(point).min(1) }),
    advantages: pointList,
    closing: closing(references),
  });
export type Platform = z.output<ReturnType<typeof platformSchema>>;
