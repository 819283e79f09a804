import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const metrics = defineSection({
  description: 'A few figures',
  aliases: ['stats', 'figures', 'numbers'],
  samples,
  counts: ({ stats }) => stats,
  fields: ({ text, list, stat }) => ({
    title: text('The section’s heading'),
    stats: list('The figures', stat, 'figure'),
  }),
});
