import { z } from 'zod';
import { group, listOf, sectionOf, text } from './fields.ts';
import { documentKind } from './navigation.ts';
import { closing, figure, hero, pageMeta, pointList, type References } from './shared.ts';

const timelineEntry = z.strictObject({
  year: z.int().describe('The year, as a number'),
  title: text.describe('What happened, in a few words'),
  description: text.meta({ launchRole: 'invented' }).describe('What happened, in a sentence'),
  /** The papers drawn beside the year; a year without any gets the vendor's mark. */
  documents: z
    .array(documentKind)
    .default([])
    .describe('The papers drawn beside the year; an empty list [] draws the mark'),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const leadershipEntry = z.strictObject({
  name: text.meta({ launchRole: 'invented' }).describe('The person’s name'),
  role: text.describe('What the person does'),
  image: group('The portrait', {
    src: z
      .string()
      .regex(/^\/portraits\/[a-z0-9-]+\.svg$/, {
        error: 'a portrait such as "/portraits/someone.svg" in public/portraits/',
      })
      .meta({ launchRole: 'invented' })
      .describe('The portrait’s address; its file is in public/portraits/'),
    alt: text
      .meta({ launchRole: 'invented' })
      .describe('What the portrait shows, for those who do not see it'),
  }),
  bio: text.meta({ launchRole: 'invented' }).describe('A sentence or two about the person'),
});
export type LeadershipEntry = z.infer<typeof leadershipEntry>;

/** `about.yaml` */
export const aboutSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
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
      people: listOf('The people, in the order of their badges', leadershipEntry),
    }),
    closing: closing(references),
  });
export type About = z.output<ReturnType<typeof aboutSchema>>;
