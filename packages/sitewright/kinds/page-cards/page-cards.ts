import { richText, text, textWith } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const pageCards = defineSection({
  description: 'All of the group in the header, with links to its pages',
  alsoCalled: ['products', 'platforms', 'group'],
  requiredInputs: ['groupEntries'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    lead: richText.describe('A sentence or two under the heading'),
    linkLabel: text.describe('The link of each card'),
    linkTopic: textWith('name').describe(
      'Read aloud after the link; {name} stands for what the link leads to',
    ),
  }),
});
