import { defineSection, z } from '../../definitions.ts';
import samples from './samples.json' with { type: 'json' };

export const timeline = defineSection({
  description: 'The years so far',
  aliases: ['history', 'roadmap', 'milestones'],
  samples,
  counts: ({ entries }) => entries,
  fields: ({ text, richText, list, sectionHead }) => ({
    ...sectionHead,
    entries: list(
      'The years, the oldest first',
      {
        year: z.int().describe('The year, as a number'),
        title: text('What happened, in a few words'),
        description: richText('What happened, in a sentence'),
      },
      'year',
    ),
  }),
});
