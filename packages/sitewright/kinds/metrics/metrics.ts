import { listOf, plainLook, text } from '../../content/schemas/fields.ts';
import { stat } from '../../content/schemas/parts.ts';
import { defineSection } from '../define-section.ts';

export const metrics = defineSection({
  description: 'A few figures on an index card',
  alsoCalled: ['stats', 'figures', 'numbers'],
  counts: ['stats'],
  fields: () => ({
    title: text.describe('The section’s heading'),
    look: plainLook,
    stats: listOf('The figures', stat),
  }),
  goesOnWith: ({ look }) => (look ? undefined : 'dossiers'),
});
