import { type ContentOf, extendSection, z } from 'sitewright';
import { timeline as plain } from 'sitewright/kinds';
import { paperNames } from '../../figures/papers.ts';

/** The machine's timeline with a paper for each year. */
export const timeline = extendSection(plain, {
  fields: ({ list }, base) => ({
    ...base,
    entries: list(
      'The years, the oldest first',
      base.entries.element.extend({
        documents: z
          .array(z.enum(paperNames))
          .default([])
          .describe('The papers drawn beside the year; without any, the mark'),
      }),
    ),
  }),
});
export type TimelineEntry = ContentOf<typeof timeline>['entries'][number];
