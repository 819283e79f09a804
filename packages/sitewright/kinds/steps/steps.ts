import { defineSection } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const steps = defineSection({
  description: 'How something goes, step by step',
  aliases: ['process', 'howItWorks', 'howTo'],
  samples,
  counts: ({ steps }) => steps,
  fields: ({ list, sectionHead, point }) => ({
    ...sectionHead,
    steps: list('The steps, from the first to the last', point),
  }),
});
