import { z } from 'zod';
import { closing, hero, pageMeta, pointList, type References, stat, text } from './shared.ts';

/** The one number of a story as a small drawing; which one, the story's content decides. */
const chart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('growth'), from: z.int(), to: z.int(), unit: text }),
  z.strictObject({ kind: z.literal('channels'), source: text, channels: z.array(text).min(1) }),
  z.strictObject({ kind: z.literal('reduction'), percent: z.int(), unit: text }),
]);
export type Chart = z.infer<typeof chart>;

const caseStudy = z.strictObject({
  title: text,
  subtitle: text,
  company: text,
  industry: text,
  size: text,
  timeframe: text,
  challenge: text,
  solution: text,
  results: z.array(text).min(1),
  testimonial: text,
  person: text,
  chart,
});
export type CaseStudy = z.infer<typeof caseStudy>;

/** `case-studies.yaml` */
export const caseStudiesSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero,
    metrics: z.strictObject({ title: text, stats: z.array(stat).min(1) }),
    industries: z.strictObject({
      title: text,
      lead: text,
      unit: text,
      items: z.array(z.strictObject({ name: text, stores: text })).min(1),
    }),
    stories: z.strictObject({
      title: text,
      lead: text,
      labels: z.strictObject({
        company: text,
        industry: text,
        size: text,
        timeframe: text,
        challenge: text,
        solution: text,
        results: text,
      }),
      items: z.array(caseStudy).min(1),
    }),
    reasons: pointList,
    closing: closing(references),
  });
export type CaseStudies = z.output<ReturnType<typeof caseStudiesSchema>>;
