import { z } from 'zod';
import { group, listOf, richText, sectionOf, text, textWith } from './fields.ts';
import {
  actionIn,
  closing,
  figure,
  heroWithActions,
  pageMetaIn,
  pointList,
  type References,
  stat,
} from './shared.ts';

const job = z.strictObject({
  title: text.describe('The position'),
  department: text.describe('The team it belongs to'),
  location: text.describe('Where the work is; a job with a datePosted needs the city of an office'),
  type: text.describe('How much of a week it is, or for how long, such as Full-time or Part-time'),
  description: richText.describe('What the job is, in a sentence or two'),
  skills: listOf('What it takes, a few words each', text),
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
    meta: pageMetaIn(references),
    hero: heroWithActions(references)
      .extend({
        badge: text.describe('The line above the heading'),
        stats: listOf('The figures under the opening', stat),
        figure,
      })
      .describe('The opening of the page'),
    reasons: pointList('Why to join'),
    positions: sectionOf('The open positions', {
      labels: group('The words before the facts of a job', {
        department: text.describe('The word before a job’s department'),
        location: text.describe('The word before its location'),
        type: text.describe('The word before its type'),
        skills: text.describe('The word before its skills'),
      }),
      apply: actionIn(references).describe('The button of every job, by its name in actions.yaml'),
      applyTopic: textWith('job').describe(
        'Read aloud after the button; {job} stands for the position',
      ),
      jobs: z
        .array(job)
        .describe('The open positions, in the order in which they hang; [] while there are none'),
      speculative: group('The free place at the end of the board', {
        title: text.describe('The heading of the free place on the board'),
        lead: richText.describe('A sentence to those who fit none of the jobs'),
        action: actionIn(references).describe('Its button, by its name in actions.yaml'),
      }),
    }),
    values: pointList('How the team works'),
    benefits: sectionOf('What comes with a job', {
      items: listOf('The benefits, one line each', text),
      form: group('The form on which the benefits are ticked', {
        fields: listOf(
          'What is filled in at the head of the form',
          z.strictObject({
            label: text.describe('The words before a field of the form'),
            value: text.describe('What is written in that field'),
          }),
        ),
        signature: group('The line to sign on', {
          label: text.describe('The words under the line to sign on'),
        }),
        stamp: group('The stamp', {
          label: text.describe('The words beside the stamp'),
          text: text.describe('What is stamped on the form'),
        }),
      }),
    }),
    closing: closing(references),
  });
export type Careers = z.output<ReturnType<typeof careersSchema>>;
