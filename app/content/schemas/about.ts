import { z } from 'zod';
import { group, listOf, richText, sectionOf, text, textOptionalInTranslation } from './fields.ts';
import { documentKind } from './navigation.ts';
import { pictureIn } from './picture.ts';
import { closing, figure, hero, pageMetaIn, pointList, type References } from './shared.ts';

const timelineEntry = z.strictObject({
  year: z.int().describe('The year, as a number'),
  title: text.describe('What happened, in a few words'),
  description: richText.describe('What happened, in a sentence'),
  /** The papers drawn beside the year; a year without any gets the vendor's mark. */
  documents: z
    .array(documentKind)
    .default([])
    .describe('The papers drawn beside the year; an empty list [] draws the mark'),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const leadershipEntry = (references: References) =>
  z.strictObject({
    name: textOptionalInTranslation.describe('The person’s name'),
    role: text.describe('What the person does'),
    image: pictureIn(references, 'portrait', 'The portrait, on the person’s badge'),
    bio: richText.describe('A sentence or two about the person'),
  });
export type LeadershipEntry = z.output<ReturnType<typeof leadershipEntry>>;

/** `about.yaml` */
export const aboutSchema = (references: References) =>
  z.strictObject({
    meta: pageMetaIn(references),
    hero: hero.extend({ figure }).describe('The opening of the page'),
    purpose: group('Mission and vision', {
      title: text.describe('The section’s heading'),
      mission: group('The mission', {
        title: text.describe('The heading'),
        statement: text.describe('The mission, in a sentence'),
      }),
      vision: group('The vision', {
        title: text.describe('The heading'),
        statement: text.describe('The vision, in a sentence'),
      }),
    }),
    values: pointList('What the vendor values'),
    timeline: sectionOf('The years so far', {
      entries: listOf('The years, the oldest first', timelineEntry),
    }),
    leadership: sectionOf('Who leads the company', {
      people: listOf('The people, in the order of their badges', leadershipEntry(references)),
    }),
    closing: closing(references),
  });
export type About = z.output<ReturnType<typeof aboutSchema>>;
