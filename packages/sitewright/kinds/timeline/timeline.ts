import { z } from 'zod';
import { documentKind } from '../../content/schemas/drawings.ts';
import { listOf, plainLook, richText, sectionHead, text } from '../../content/schemas/fields.ts';
import { defineSection } from '../define-section.ts';

const timelineEntry = z.strictObject({
  year: z.int().describe('The year, as a number'),
  title: text.describe('What happened, in a few words'),
  description: richText.describe('What happened, in a sentence'),
  documents: z
    .array(documentKind)
    .default([])
    .describe('The papers drawn beside the year; an empty list [] draws the mark'),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const timeline = defineSection({
  description: 'The years so far',
  alsoCalled: ['history', 'roadmap', 'milestones'],
  counts: ['entries'],
  fields: () => ({
    ...sectionHead,
    look: plainLook,
    entries: listOf('The years, the oldest first', timelineEntry),
  }),
});
