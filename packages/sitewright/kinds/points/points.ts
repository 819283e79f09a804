import { z } from 'zod';
import { listOf, sectionHead } from '../../content/fields/fields.ts';
import { point } from '../../content/fields/parts.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const points = defineSection({
  description: 'A few points, each a heading with a sentence or two',
  alsoCalled: ['list', 'bullets'],
  fields: () => ({
    ...sectionHead,
    look: z
      .enum(['rows', 'columns'])
      .default('rows')
      .describe('Lines beside the heading, or columns below it'),
    items: listOf('The points, in the order in which they are shown', point, 'point'),
  }),
});
