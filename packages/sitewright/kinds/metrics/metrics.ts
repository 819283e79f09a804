import { listOf, text } from '../../content/fields/fields.ts';
import { stat } from '../../content/fields/parts.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const metrics = defineSection({
  description: 'A few figures',
  alsoCalled: ['stats', 'figures', 'numbers'],
  counts: ['stats'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    stats: listOf('The figures', stat, 'figure'),
  }),
});
