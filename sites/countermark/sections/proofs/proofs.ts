import { defineSection, linkIn, listOf, point, sectionHead } from 'sitewright';
import { evidence } from './evidence.ts';

export const proofs = defineSection({
  description: 'Reasons, each below a drawing that shows it',
  alsoCalled: ['reasons'],
  requiredInputs: ['groupEntries', 'language'],
  optionalInputs: ['hero'],
  fields: (fieldContext) => ({
    title: sectionHead.title,
    items: listOf(
      'The reasons, in the order in which they are shown',
      point.extend({
        evidence,
        link: linkIn(fieldContext).describe('Where more of it is shown').optional(),
      }),
    ),
  }),
});
