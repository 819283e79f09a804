import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const benefits = defineSection({
  description: 'What comes with a job, as lines that are ticked',
  aliases: ['advantages', 'perks'],
  samples,
  fields: ({ text, list, sectionHead }) => ({
    ...sectionHead,
    items: list('The benefits, one line each', text(), 'benefit'),
  }),
});
