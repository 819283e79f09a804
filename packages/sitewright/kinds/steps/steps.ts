import { defineSection } from '../../definitions.ts';

export const steps = defineSection({
  description: 'How something goes, step by step',
  aliases: ['process', 'howItWorks', 'howTo'],
  counts: ({ steps }) => steps,
  fields: ({ list, sectionHead, point }) => ({
    ...sectionHead,
    steps: list('The steps, from the first to the last', point),
  }),
});
