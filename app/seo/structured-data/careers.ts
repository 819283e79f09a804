import type { JobPosting, Thing } from 'schema-dts';
import type { Careers, Job } from '../../content/schemas/careers.ts';
import type { Office } from '../../content/schemas/contact.ts';
import type { PageContext } from '../page-context.ts';
import { postalAddress } from './address.ts';
import { vendor } from './site.ts';

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
  return positions.jobs.flatMap((job) => jobPosting(context, job, offices));
}

function jobPosting(context: PageContext, job: Job, offices: readonly Office[]): JobPosting[] {
  const { title, description, location, skills, datePosted } = job;
  const office = offices.find(({ city }) => city === location);
  if (!datePosted || !office) return [];
  return [
    {
      '@type': 'JobPosting',
      title,
      description,
      datePosted,
      employmentType: 'FULL_TIME',
      skills,
      hiringOrganization: vendor(context),
      jobLocation: { '@type': 'Place', address: postalAddress(office) },
    },
  ];
}
