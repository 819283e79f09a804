import { z } from 'zod';
import { listOf, sectionHead } from '../../content/schemas/fields.ts';
import { point } from '../../content/schemas/shared.ts';
import { defineSection } from '../define-section.ts';

const looks = [
  'carbon-set',
  'stamps',
  'envelope',
  'checklist',
  'pocket-cards',
  'time-cards',
  'spike',
  'totals',
  'plain',
] as const;

export const points = defineSection({
  description: 'A few points, each a heading with a sentence or two',
  uses: ['stories'],
  counts: ['items'],
  fields: () => ({
    ...sectionHead,
    look: z
      .enum(looks)
      .default('carbon-set')
      .describe('The papers on which the points stand; plain is none'),
    items: listOf('The points, in the order in which they are shown', point),
  }),
  // The checklist is in the cover of the last story's folder.
  joins: ({ look }, above) => look === 'checklist' && above.kind === 'stories',
});
