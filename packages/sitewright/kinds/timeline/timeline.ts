import { z } from 'zod';
import { listOf, richText, sectionHead, text } from '../../content/fields/fields.ts';
import { defineSection } from '../../page/sections/define-section.ts';

/** A year, and what happened in it. */
export const timelineEntry = z.strictObject({
  year: z.int().describe('The year, as a number'),
  title: text.describe('What happened, in a few words'),
  description: richText.describe('What happened, in a sentence'),
});

export const timeline = defineSection({
  description: 'The years so far',
  alsoCalled: ['history', 'roadmap', 'milestones'],
  counts: ['entries'],
  fields: () => ({
    ...sectionHead,
    entries: listOf('The years, the oldest first', timelineEntry, 'year'),
  }),
});
