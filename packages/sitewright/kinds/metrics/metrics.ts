import { defineSection } from '../../definitions.ts';

export const metrics = defineSection({
  description: 'A few figures',
  aliases: ['stats', 'figures', 'numbers'],
  counts: ({ stats }) => stats,
  fields: ({ text, list, stat }) => ({
    title: text('The section’s heading'),
    stats: list('The figures', stat, 'figure'),
  }),
});
