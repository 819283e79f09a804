import { richText, text, textWith } from '../../content/schemas/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const platforms = defineSection({
  description: 'Every platform, with a link to its page',
  alsoCalled: ['products'],
  requiredInputs: ['platformLinks'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    lead: richText.describe('A sentence or two under the heading'),
    linkLabel: text.describe('The link of each card'),
    linkTopic: textWith('platform').describe(
      'Read aloud after the link; {platform} stands for the platform’s name',
    ),
  }),
});
