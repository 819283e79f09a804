import { z } from 'zod';
import { listOf, sectionOf, text, textOptionalInTranslation } from './fields.ts';
import { documentKind } from './navigation.ts';
import { pictureIn } from './picture.ts';
import {
  closing,
  heroWithActions,
  pageMetaIn,
  point,
  pointList,
  type References,
  stat,
} from './shared.ts';

const money = z.number().nonnegative().multipleOf(0.01, { error: 'an amount such as 4.50' });

/** What the till shows: the sums are computed from the lines. */
const till = z
  .strictObject({
    label: text.describe('What the picture shows, for those who do not see it'),
    shop: textOptionalInTranslation.describe('The shop’s name on the receipt'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: 'a currency’s code such as USD' })
      .describe('The currency’s code, such as USD'),
    itemsLabel: text.describe('The word above the goods'),
    itemLabel: text.describe('The heading of the goods on the receipt'),
    amountLabel: text.describe('The heading of the amounts'),
    totalLabel: text.describe('The word before the total'),
    paidLabel: text.describe('The words before the means of payment'),
    paidBy: text.describe('The means of payment: one of the keys'),
    keys: z.array(text).length(4).describe('The four keys of the till'),
    thanks: text.describe('The last line of the receipt'),
    lines: listOf(
      'What is sold; the sums are computed from it',
      z.strictObject({
        item: text.describe('What is sold'),
        quantity: z.int().min(1).describe('How many'),
        price: money.describe('The price of one, such as 4.50'),
      }),
    ),
  })
  .refine(({ keys, paidBy }) => keys.includes(paidBy), {
    path: ['paidBy'],
    error: 'one of the keys',
  });
export type Till = z.infer<typeof till>;

/** What is drawn beside a feature; `app/figures/feature-picture.tsx` draws each. */
const featurePicture = z.enum(['barcode', 'stock-card', 'payments', 'chart', 'tablet']);
export type FeaturePicture = z.infer<typeof featurePicture>;

const feature = point.extend({
  picture: featurePicture.describe('What is drawn beside it'),
  benefits: listOf('What it brings, one line each', text),
});
export type Feature = z.infer<typeof feature>;

/** The paper drawn for another platform that receives the data: a platform’s own, or a report. */
const subscriberPaper = z.enum([...documentKind.options, 'report']);
export type SubscriberPaper = z.infer<typeof subscriberPaper>;

/** `platforms/<slug>.yaml`: the page of one platform. */
export const platformSchema = (references: References) =>
  z.strictObject({
    name: text.describe('The platform'),
    description: text.describe('One line for the menu and the start page'),
    document: documentKind.describe('The paper that stands for it in pictures'),
    meta: pageMetaIn(references),
    hero: heroWithActions(references)
      .extend({ stats: listOf('The figures under the opening', stat) })
      .describe('The opening of the page'),
    picture: pictureIn(
      references,
      'platform',
      'A photograph beside the heading, in place of the till or the paper',
    ).optional(),
    till: till
      .optional()
      .describe('The till beside the heading; without it the platform’s paper stands there'),
    challenges: pointList('What the reader struggles with'),
    features: sectionOf('What the platform does', {
      items: listOf('The features, in the order in which they are shown', feature),
    }),
    integrations: sectionOf('What it is connected with', {
      publisher: point.describe('The platform that publishes the data'),
      publishes: text.describe('The word on the way out'),
      subscribes: text.describe('The word on the way in'),
      items: listOf(
        'The others that receive the data',
        point.extend({
          paper: subscriberPaper.describe('The paper that is drawn for it'),
        }),
      ),
    }),
    walkthrough: sectionOf('How it is used, step by step', {
      stamp: text.describe('What is stamped at the end'),
      steps: listOf('The steps, from the first to the last', point),
    }),
    advantages: pointList('What it adds up to'),
    closing: closing(references),
  });
export type Platform = z.output<ReturnType<typeof platformSchema>>;
