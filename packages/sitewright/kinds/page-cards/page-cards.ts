import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const pageCards = defineSection({
  description: 'All of the group in the header, with links to its pages',
  aliases: ['products', 'platforms', 'group'],
  samples,
  requiredInputs: ['groupEntries'],
  fields: ({ text, richText }) => ({
    title: text('The section’s heading'),
    lead: richText('A sentence or two under the heading'),
    linkLabel: text('The link of each card'),
    linkTopic: text('Read aloud after the link; {name} stands for what the link leads to', 'name'),
  }),
});
