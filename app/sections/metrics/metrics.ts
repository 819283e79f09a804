import { listOf, plainLook, text } from '../../content/schemas/fields.ts';
import { stat } from '../../content/schemas/parts.ts';
import { defineSection, isHeroWith } from '../define-section.ts';

export const metrics = defineSection({
  description: 'A few figures on an index card',
  alsoCalled: ['stats', 'figures', 'numbers'],
  counts: ['stats'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    look: plainLook,
    stats: listOf('The figures', stat),
  }),
  // They are on the box in which the dossiers of the hero stand.
  joins: ({ look }, above) => !look && isHeroWith(above, 'file-box'),
});
