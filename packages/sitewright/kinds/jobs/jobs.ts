import type { JobPosting } from 'schema-dts';
import { z } from 'zod';
import { plainWords } from '../../content/rich-text.ts';
import {
  day,
  group,
  listOf,
  richText,
  sectionHead,
  text,
  textWith,
} from '../../content/schemas/fields.ts';
import { actionIn } from '../../content/schemas/links.ts';
import { postalAddress, vendor } from '../../page/seo/structured-data/vendor.ts';
import { type ContentOf, defineSection } from '../define-section.ts';

const job = z.strictObject({
  title: text.describe('The position'),
  department: text.describe('The team it belongs to'),
  location: text.describe('Where the work is; a job with a datePosted needs the city of an office'),
  type: text.describe('How much of a week it is, or for how long, such as Full-time or Part-time'),
  description: richText.describe('What the job is, in a sentence or two'),
  skills: listOf('What it takes, a few words each', text),
  datePosted: day
    .optional()
    .meta({ launchRole: 'posting-date' })
    .describe('With it, search engines list the job; its location must then be an office'),
});
export type Job = z.infer<typeof job>;

export const jobs = defineSection({
  description: 'The open positions',
  alsoCalled: ['careers', 'positions', 'vacancies'],
  optionalInputs: ['offices'],
  counts: ['jobs'],
  fields: (knownNames) => ({
    ...sectionHead,
    labels: group('The words before the facts of a job', {
      department: text.describe('The word before a job’s department'),
      location: text.describe('The word before its location'),
      type: text.describe('The word before its type'),
      skills: text.describe('The word before its skills'),
    }),
    apply: actionIn(knownNames).describe('The button of every job, by its name in actions.yaml'),
    applyTopic: textWith('job').describe(
      'Read aloud after the button; {job} stands for the position',
    ),
    jobs: z.array(job).describe('The open positions, in their order; [] while there are none'),
    speculative: group('The line after the last position', {
      title: text.describe('Its heading'),
      lead: richText.describe('A sentence to those who fit none of the jobs'),
      action: actionIn(knownNames).describe('Its button, by its name in actions.yaml'),
    }),
  }),
  // Search engines list a job only with an address, which is that of an office.
  check({ jobs: all }, { offices }) {
    const cities = offices?.items.map(({ city }) => city) ?? [];
    const known = cities.join(', ') || 'there is none: a section "offices" has them';
    return all.flatMap(({ datePosted, location }, index) => {
      if (!datePosted || cities.includes(location)) return [];
      const message = `expected the city of an office (${known}), as the job has a datePosted, found the text "${location}"`;
      return [{ path: ['jobs', index, 'location'], message }];
    });
  },
  // A posting for each job whose content says when it was posted, which search engines require.
  structuredData: ({ jobs: all }, context, { offices }) =>
    all.flatMap(({ title, description, location, skills, datePosted, type }): JobPosting[] => {
      const office = offices?.items.find(({ city }) => city === location);
      if (!datePosted || !office) return [];
      return [
        {
          '@type': 'JobPosting',
          title,
          description: plainWords(description),
          datePosted,
          ...employmentTypes(type),
          skills,
          hiringOrganization: vendor(context),
          jobLocation: { '@type': 'Place', address: postalAddress(office) },
        },
      ];
    }),
});
export type Jobs = ContentOf<typeof jobs>;

/** What search engines know kinds of employment by, and the words that vendors have for them. */
const employmentWords = {
  FULL_TIME: /\bfull.?time\b/i,
  PART_TIME: /\bpart.?time\b/i,
  CONTRACTOR: /\b(contract|contractor|freelance|freelancer)\b/i,
  TEMPORARY: /\b(temporary|fixed.?term|seasonal)\b/i,
  INTERN: /\b(intern|internship|trainee|apprenticeship)\b/i,
  VOLUNTEER: /\bvolunteer\b/i,
};

/** A job whose type has words of its own says nothing of it to search engines, which do not require it. */
function employmentTypes(type: string): { employmentType?: string[] | string } {
  const found = Object.entries(employmentWords).flatMap(([name, words]) =>
    words.test(type) ? name : [],
  );
  const [only, ...others] = found;
  return only ? { employmentType: others.length > 0 ? found : only } : {};
}
