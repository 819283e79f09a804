import { z } from 'zod';
import { closing, hero, pageMeta, pointList, type References, stat, text } from './shared.ts';

const drawn = {
  /** What the drawing shows, for those who do not see it. */
  label: text,
  /** How to read the drawing, under it. */
  caption: text,
};

const growthChart = z.strictObject({
  kind: z.literal('growth'),
  from: z.int().positive(),
  to: z.int().positive(),
  unit: text,
  ...drawn,
});
export type GrowthChart = z.infer<typeof growthChart>;

const channelsChart = z.strictObject({
  kind: z.literal('channels'),
  source: text,
  channels: z
    .array(z.strictObject({ icon: z.enum(['network', 'app', 'store']), name: text }))
    .min(1),
  ...drawn,
});
export type ChannelsChart = z.infer<typeof channelsChart>;

const reductionChart = z.strictObject({
  kind: z.literal('reduction'),
  /** In tens, since what is lost is drawn as ten crates. */
  percent: z.int().multipleOf(10).min(10).max(90),
  unit: text,
  before: text,
  after: text,
  ...drawn,
});
export type ReductionChart = z.infer<typeof reductionChart>;

/** The one number of a story as a small drawing; which one, the story's content decides. */
const chart = z.discriminatedUnion('kind', [growthChart, channelsChart, reductionChart]);
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

const storeCount = text.regex(/^[1-9][\d,]*\+?$/, 'a number of stores, such as 1,200+');

/** `case-studies.yaml` */
export const caseStudiesSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: hero.extend({ badge: text, figure: z.strictObject({ label: text }) }),
    metrics: z.strictObject({ title: text, stats: z.array(stat).min(1) }),
    industries: z.strictObject({
      title: text,
      lead: text,
      unit: text,
      items: z.array(z.strictObject({ name: text, stores: storeCount })).min(1),
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
