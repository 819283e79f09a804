import { z } from 'zod';
import { documentKind } from './navigation.ts';
import { closing, hero, pageMeta, pointList, type References, text } from './shared.ts';

const timelineEntry = z.strictObject({
  year: z.int(),
  title: text,
  description: text,
  /** The papers that joined the record that year; a year without any bears the countermark. */
  documents: z.array(documentKind),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const leadershipEntry = z.strictObject({
  name: text,
  role: text,
  image: z.strictObject({
    src: z.string().regex(/^\/portraits\/[a-z0-9-]+\.svg$/, {
      error: 'a portrait such as "/portraits/someone.svg" in public/portraits/',
    }),
    alt: text,
  }),
  bio: text,
});
export type LeadershipEntry = z.infer<typeof leadershipEntry>;

/** `about.yaml` */
export const aboutSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero.extend({ figure: z.strictObject({ label: text }) }),
    purpose: z.strictObject({
      title: text,
      mission: z.strictObject({ title: text, statement: text }),
      vision: z.strictObject({ title: text, statement: text }),
    }),
    values: pointList,
    timeline: z.strictObject({ title: text, lead: text, entries: z.array(timelineEntry).min(1) }),
    leadership: z.strictObject({
      title: text,
      lead: text,
      people: z.array(leadershipEntry).min(1),
    }),
    closing: closing(references),
  });
export type About = z.output<ReturnType<typeof aboutSchema>>;
