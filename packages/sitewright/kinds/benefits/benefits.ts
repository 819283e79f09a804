import { defineSection } from '../../definitions.ts';

export const benefits = defineSection({
  description: 'What comes with a job, as lines that are ticked',
  aliases: ['advantages', 'perks'],
  fields: ({ text, list, sectionHead }) => ({
    ...sectionHead,
    items: list('The benefits, one line each', text(), 'benefit'),
  }),
});
