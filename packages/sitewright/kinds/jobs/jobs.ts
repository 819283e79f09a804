import { type ContentOf, defineSection, fieldAt, findOffice, isDay, z } from '../../definitions.ts';
import { employment, type Job, jobIn } from './job.ts';
import samples from './samples.json' with { type: 'json' };
import { tellEmployment, tellJob } from './tell-job.ts';

export type { Job };

export const jobs = defineSection({
  description: 'The open positions',
  aliases: ['careers', 'positions', 'vacancies'],
  samples,
  requiredInputs: ['language'],
  optionalInputs: ['offices'],
  counts: ({ jobs }) => jobs,
  fields(words) {
    const { text, richText, group, sectionHead, button } = words;
    return {
      ...sectionHead,
      labels: group('The words before the facts of a job', {
        department: text('The word before a job’s department'),
        location: text('The word before its location'),
        type: text('The word before its type'),
        skills: text('The word before its skills'),
        salary: text('The word before its salary, where a job says one').optional(),
        validThrough: text('The words before the last day to apply').optional(),
      }),
      apply: button('The button of every job, by its name in actions.yaml').meta({
        hint: 'The button of every job, one of those under “Buttons”',
      }),
      applyTopic: text('Read aloud after the button; {job} stands for the position', 'job'),
      jobs: z
        .array(jobIn(words))
        .describe('The open positions, in their order; [] while there are none')
        .meta({ hint: 'The open positions, in their order; none while there are none' }),
      speculative: group('The line after the last position', {
        title: text('Its heading'),
        lead: richText('A sentence to those who fit none of the jobs'),
        action: button(),
      }),
    };
  },
  lastDayOf(entry) {
    const day = fieldAt(entry, ['validThrough']);
    return isDay(day) ? day : undefined;
  },
  validate({ jobs: all, labels }, { offices }) {
    const names = offices?.items.map(({ name, city }) => name ?? city) ?? [];
    const known = names.join(', ') || 'there is none: a section "offices" has them';
    const unnamed = (['salary', 'validThrough'] as const).flatMap((name) => {
      if (labels[name] || !all.some((job) => job[name])) return [];
      const message = `expected the words before it, as in ${name === 'salary' ? 'salary: Pay' : 'validThrough: Apply until'}, as a job says it, found nothing`;
      const atField = 'A job says this: fill in the words before it';
      return [{ path: ['labels', name], message, atField }];
    });
    const homeless = all.flatMap(({ datePosted, location, address, remoteFrom }, index) => {
      // Search engines list a job only with an address, or with the countries from which it is done.
      if (!datePosted || address || remoteFrom || findOffice(location, offices)) return [];
      const message = `expected the name or the city of an office (${known}), an address or remoteFrom beside it, as the job has a datePosted, found the text "${location}"`;
      return [{ path: ['jobs', index, 'location'], message }];
    });
    return [...unnamed, ...homeless];
  },
  // A translation says what the first language does.
  advise: ({ jobs: all }, _, isTranslation) =>
    all.flatMap((job, index) => {
      if (isTranslation || !job.datePosted || tellEmployment(job).employmentType) return [];
      const message = `expected it for search engines too, which know no other words than employment: [full-time] beside it, or ${employment.options.slice(1).join(', ')}, found ${job.type} alone`;
      const atField = 'Search engines do not know these words: choose the same under Employment';
      return [{ path: ['jobs', index, 'type'], message, atField }];
    }),
  structuredData: ({ jobs: all }, context, { offices }) =>
    all.flatMap((one) => tellJob(one, context, offices) ?? []),
});
export type Jobs = ContentOf<typeof jobs>;
