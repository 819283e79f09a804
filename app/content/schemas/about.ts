import { z } from 'zod';
import { documentKind } from './navigation.ts';
import {
  closing,
  figure,
  hero,
  pageMeta,
  pointList,
  type References,
  section,
  text,
} from './shared.ts';

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
  image: z
    .strictObject({
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
    })
    .describe('The portrait'),
  bio: text.meta({ launchRole: 'invented' }).describe('A sentence or two about the person'),
});
export type LeadershipEntry = z.infer<typeof leadershipEntry>;

/** `about.yaml` */
export const aboutSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero
      .extend({
        figure,
      })
      .describe('The opening of the page'),
    purpose: z
      .strictObject({
        title: text.describe('The section’s heading'),
        mission: z
          .strictObject({
            title: text.describe('The heading'),
            statement: text.describe('The mission, in a sentence'),
          })
          .describe('The mission'),
        vision: z
          .strictObject({
            title: text.describe('The heading'),
            statement: text.describe('The vision, in a sentence'),
          })
          .describe('The vision'),
      })
      .describe('Mission and vision'),
    values: pointList.describe('What the vendor values'),
    timeline: section
      .extend({
        entries: z.array(timelineEntry).min(1).describe('The years, the oldest first'),
      })
      .describe('The years so far'),
    leadership: section
      .extend({
        people: z
          .array(leadershipEntry)
          .min(1)
          .describe('The people, in the order of their badges'),
      })
      .describe('Who leads the company'),
    closing: closing(references),
  });
export type About = z.output<ReturnType<typeof aboutSchema>>;
