import { z } from 'zod';
import { listOf, sectionHead, text } from '../../content/schemas/fields.ts';
import { point } from '../../content/schemas/shared.ts';
import { type ContentOf, defineSection } from '../define-section.ts';

/** What is drawn beside a feature; `features.tsx` draws each. */
const featurePicture = z.enum(['barcode', 'stock-card', 'payments', 'chart', 'tablet']);
export type FeaturePicture = z.infer<typeof featurePicture>;

export const features = defineSection({
  description: 'What a product does, each feature with what it brings',
  counts: ['items'],
  fields: () => ({
    ...sectionHead,
    items: listOf(
      'The features, in the order in which they are shown',
      point.extend({
        picture: featurePicture.describe('What is drawn beside it'),
        benefits: listOf('What it brings, one line each', text),
      }),
    ),
  }),
});
export type Feature = ContentOf<typeof features>['items'][number];
