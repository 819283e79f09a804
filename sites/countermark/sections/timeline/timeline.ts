import { extendSection, listOf, timelineEntry, z } from 'sitewright';
import { timeline as plain } from 'sitewright/kinds';
import { paperName } from '../../figures/papers.ts';

const entry = timelineEntry.extend({
  documents: z
    .array(paperName)
    .default([])
    .describe('The papers drawn beside the year; without any, the mark'),
});
export type TimelineEntry = z.infer<typeof entry>;

/** The machine's timeline with a paper for each year. */
export const timeline = extendSection(plain, {
  fields: (fieldContext) => ({
    ...plain.fields(fieldContext),
    entries: listOf('The years, the oldest first', entry),
  }),
});
