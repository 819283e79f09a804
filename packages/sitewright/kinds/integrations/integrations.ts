import { z } from 'zod';
import { documentKind } from '../../content/schemas/drawings.ts';
import { listOf, sectionHead, text } from '../../content/schemas/fields.ts';
import { point } from '../../content/schemas/parts.ts';
import { defineSection } from '../define-section.ts';

/** The paper drawn for another platform that receives the data: a platform’s own, or a report. */
const subscriberPaper = z.enum([...documentKind.options, 'report']);
export type SubscriberPaper = z.infer<typeof subscriberPaper>;

export const integrations = defineSection({
  description: 'What a platform publishes, and who subscribes to it',
  alsoCalled: ['apps', 'connections'],
  optionalInputs: ['platform'],
  fields: () => ({
    ...sectionHead,
    publisher: point
      .extend({
        paper: subscriberPaper
          .optional()
          .describe('The paper that is drawn for it; without it, that of the page’s platform'),
      })
      .describe('The platform that publishes the data'),
    publishes: text.describe('The word on the way out'),
    subscribes: text.describe('The word on the way in'),
    items: listOf(
      'The others that receive the data',
      point.extend({
        paper: subscriberPaper.describe('The paper that is drawn for it'),
      }),
    ),
  }),
});
