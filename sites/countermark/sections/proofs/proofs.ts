import { defineSection } from 'sitewright';
import { evidence } from './evidence.ts';

export const proofs = defineSection({
  description: 'Reasons, each below a drawing that shows it',
  aliases: ['reasons'],
  requiredInputs: ['groupEntries', 'language'],
  optionalInputs: ['hero'],
  fields: ({ list, sectionHead, point, link }) => ({
    title: sectionHead.title,
    items: list(
      'The reasons, in the order in which they are shown',
      point.extend({
        evidence,
        link: link('Where more of it is shown').optional(),
      }),
    ),
  }),
});
