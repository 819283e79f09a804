import { z } from 'zod';
import {
  actionIn,
  closing,
  figure,
  heroWithActions,
  pageMeta,
  pointList,
  type References,
  section,
  stat,
  text,
  textWith,
} from './shared.ts';

const job = z.strictObject({
  title: text.describe('The position'),
  department: text.describe('The team it belongs to'),
  location: text.describe('Where the work is; a job with a datePosted needs the city of an office'),
  type: z.literal('Full-time').describe('Full-time, as all of them are'),
  description: text.describe('What the job is, in a sentence or two'),
  skills: z.array(text).min(1).describe('What it takes, a few words each'),
  datePosted: z.iso
    .date({ error: 'a day such as 2026-11-02' })
    .optional()
    .meta({ launchRole: 'posting-date' })
    .describe('With it, search engines list the job; its location must then be an office'),
});
export type Job = z.infer<typeof job>;

/** `careers.yaml` */
export const careersSchema = (references: References) =>
  z.strictObject({
    meta: pageMeta,
    hero: heroWithActions(references)
      .extend({
        badge: text.describe('The line above the heading'),
        stats: z.array(stat).min(1).describe('The figures under the opening'),
        figure,
      })
      .describe('The opening of the page'),
    reasons: pointList.describe('Why to join'),
    positions: section
      .extend({
        labels: z
          .strictObject({
            department: text.describe('The word before a job’s department'),
            location: text.describe('The word before its location'),
            type: text.describe('The word before its type'),
            skills: text.describe('The word before its skills'),
          })
          .describe('The words before the facts of a job'),
        apply: actionIn(references).describe(
          'The button of every job, by its name in actions.yaml',
        ),
        applyTopic: textWith('job').describe(
          'Read aloud after the button; {job} stands for the position',
        ),
        jobs: z.array(job).min(1).describe('The open positions, in the order in which they hang'),
        speculative: z
          .strictObject({
            title: text.describe('The heading of the free place on the board'),
            lead: text.describe('A sentence to those who fit none of the jobs'),
            action: actionIn(references).describe('Its button, by its name in actions.yaml'),
          })
          .describe('The free place at the end of the board'),
      })
      .describe('The open positions'),
    values: pointList.describe('How the team works'),
    benefits: section
      .extend({
        items: z.array(text).min(1).describe('The benefits, one line each'),
        form: z
          .strictObject({
            fields: z
              .array(
                z.strictObject({
                  label: text.describe('The words before a field of the form'),
                  value: text.describe('What is written in that field'),
                }),
              )
              .min(1)
              .describe('What is filled in at the head of the form'),
            signature: z
              .strictObject({ label: text.describe('The words under the line to sign on') })
              .describe('The line to sign on'),
            stamp: z
              .strictObject({
                label: text.describe('The words beside the stamp'),
                text: text.describe('What is stamped on the form'),
              })
              .describe('The stamp'),
          })
          .describe('The form on which the benefits are ticked'),
      })
      .describe('What comes with a job'),
    closing: closing(references),
  });
export type Careers = z.output<ReturnType<typeof careersSchema>>;
