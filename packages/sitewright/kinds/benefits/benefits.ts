import { listOf, sectionHead, text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

export const benefits = defineSection({
  description: 'What comes with a job, as lines that are ticked',
  alsoCalled: ['advantages', 'perks'],
  fields: () => ({ ...sectionHead, items: listOf('The benefits, one line each', text, 'benefit') }),
});
