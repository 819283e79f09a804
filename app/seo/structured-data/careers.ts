import type { JobPosting, Thing } from 'schema-dts';
import { plainWords } from '../../content/rich-text.ts';
import type { Careers } from '../../content/schemas/careers.ts';
import type { Office } from '../../content/schemas/contact.ts';
import type { PageContext } from '../page-context.ts';
import { postalAddress, vendor } from './site.ts';

/**
 * Careers: a posting for each job whose content says when it was posted, which search engines
 * require.
 *
 * @param offices the offices with their addresses; the content check ensures that each posted job has one
 */
export function careersData(
  context: PageContext,
  { positions }: Pick<Careers, 'positions'>,
  offices: readonly Office[],
): Thing[] {
  return positions.jobs.flatMap(
    ({ title, description, location, skills, datePosted, type }): JobPosting[] => {
      const office = offices.find(({ city }) => city === location);
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
    },
  );
}

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
