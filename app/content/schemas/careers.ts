import { z } from 'zod';
import {
  actionIn,
  closing,
  heroWithActions,
  pageMeta,
  pointList,
  type References,
  stat,
  text,
} from './shared.ts';

const job = z.strictObject({
  title: text,
  department: text,
  location: text,
  type: z.literal('Full-time'),
  description: text,
  skills: z.array(text).min(1),
  datePosted: z.iso
    .date({ error: 'a day such as 2026-11-02' })
    .optional()
    .describe('With it, search engines list the job; its location must then be an office'),
});
export type Job = z.infer<typeof job>;

/** `careers.yaml` */
export const careersSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: heroWithActions(references).extend({
      badge: text,
      stats: z.array(stat).min(1),
      figure: z.strictObject({ label: text }),
    }),
    reasons: pointList,
    positions: z.strictObject({
      title: text,
      lead: text,
      labels: z.strictObject({ department: text, location: text, type: text, skills: text }),
      apply: actionIn(references),
      applyTopic: text,
      jobs: z.array(job).min(1),
      speculative: z.strictObject({ title: text, lead: text, action: actionIn(references) }),
    }),
    values: pointList,
    benefits: z.strictObject({
      title: text,
      lead: text,
      items: z.array(text).min(1),
      form: z.strictObject({
        fields: z.array(z.strictObject({ label: text, value: text })).min(1),
        signature: z.strictObject({ label: text }),
        stamp: z.strictObject({ label: text, text }),
      }),
    }),
    closing: closing(references),
  });
export type Careers = z.output<ReturnType<typeof careersSchema>>;
