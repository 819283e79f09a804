import { z } from 'zod';
import { isDay } from '../../content/dates/describe-day.ts';
import { group, richText, sectionHead, text, textWith } from '../../content/fields/fields.ts';
import { actionIn, ownButtonIn } from '../../content/fields/links.ts';
import { fieldAt } from '../../content/values/field-at.ts';
import { type ContentOf, defineSection } from '../../page/sections/define-section.ts';
import { type Job, jobIn } from './job.ts';
import { tellJob } from './tell-job.ts';

export type { Job };

export const jobs = defineSection({
  description: 'The open positions',
  alsoCalled: ['careers', 'positions', 'vacancies'],
  requiredInputs: ['language'],
  optionalInputs: ['offices'],
  counts: ['jobs'],
  fields: (fieldContext) => ({
    ...sectionHead,
    labels: group('The words before the facts of a job', {
      department: text.describe('The word before a job’s department'),
      location: text.describe('The word before its location'),
      type: text.describe('The word before its type'),
      skills: text.describe('The word before its skills'),
      salary: text.optional().describe('The word before its salary, where a job says one'),
      validThrough: text.optional().describe('The words before the last day to apply'),
    }),
    apply: actionIn(fieldContext)
      .describe('The button of every job, by its name in actions.yaml')
      .meta({ hint: 'The button of every job, one of those under “Buttons”' }),
    applyTopic: textWith('job').describe(
      'Read aloud after the button; {job} stands for the position',
    ),
    jobs: z
      .array(jobIn(fieldContext))
      .describe('The open positions, in their order; [] while there are none')
      .meta({ hint: 'The open positions, in their order; none while there are none' }),
    speculative: group('The line after the last position', {
      title: text.describe('Its heading'),
      lead: richText.describe('A sentence to those who fit none of the jobs'),
      action: ownButtonIn(fieldContext),
    }),
  }),
  lastDayOf(entry) {
    const day = fieldAt(entry, ['validThrough']);
    return isDay(day) ? day : undefined;
  },
  check({ jobs: all, labels }, { offices }) {
    const cities = offices?.items.map(({ city }) => city) ?? [];
    const known = cities.join(', ') || 'there is none: a section "offices" has them';
    const unnamed = (['salary', 'validThrough'] as const).flatMap((name) => {
      if (labels[name] || !all.some((job) => job[name])) return [];
      const message = `expected the words before it, as in ${name === 'salary' ? 'salary: Pay' : 'validThrough: Apply until'}, as a job says it, found nothing`;
      const atField = 'A job says this: fill in the words before it';
      return [{ path: ['labels', name], message, atField }];
    });
    const homeless = all.flatMap(({ datePosted, location, address, remoteFrom }, index) => {
      // Search engines list a job only with an address, or with the countries from which it is done.
      if (!datePosted || address || remoteFrom || cities.includes(location)) return [];
      const message = `expected the city of an office (${known}), an address or remoteFrom beside it, as the job has a datePosted, found the text "${location}"`;
      return [{ path: ['jobs', index, 'location'], message }];
    });
    return [...unnamed, ...homeless];
  },
  structuredData: ({ jobs: all }, context, { offices }) =>
    all.flatMap((one) => tellJob(one, context, offices) ?? []),
});
export type Jobs = ContentOf<typeof jobs>;
