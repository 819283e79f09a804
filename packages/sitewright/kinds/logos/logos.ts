import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const logos = defineSection({
  description: 'The marks of customers or partners, in one ink or in their own colours',
  aliases: ['customers', 'clients', 'partners', 'brands'],
  samples,
  fields: ({ text, list, logo }) => ({
    title: text('The section’s heading'),
    items: list('The marks, in their order', logo(), 'mark'),
  }),
});
