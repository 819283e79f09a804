import {
  findOffice,
  type Inputs,
  type PageContext,
  plainWords,
  postalAddress,
  timeOn,
  vendor,
} from '../../definitions.ts';
import type { Job } from './job.ts';

/**
 * What search engines read of a job.
 *
 * @returns undefined for one that does not say when it was posted, which they require
 */
export function tellJob(
  job: Job,
  context: PageContext,
  offices: Inputs['offices'] | undefined,
): object | undefined {
  const { title, description, location, skills, datePosted, validThrough, salary } = job;
  const office = findOffice(location, offices);
  const place = job.address ? { city: job.address.city, address: job.address } : office;
  const address = place && postalAddress(place);
  if (!datePosted || !(address || job.remoteFrom)) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    description: plainWords(description),
    datePosted,
    // The day itself is one of those on which people may apply.
    ...(validThrough && { validThrough: timeOn(context.site.timeZone, validThrough, '23:59') }),
    ...tellEmployment(job),
    skills,
    hiringOrganization: vendor(context),
    ...(address && { jobLocation: { '@type': 'Place', address } }),
    ...(job.remoteFrom && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: job.remoteFrom.map((country) => ({
        '@type': 'Country',
        name: nameCountry(country, context.language.tag),
      })),
    }),
    ...(salary && { baseSalary: tellSalary(salary) }),
  };
}

/** A country by the name that a language has for its code; any other words stay. */
const nameCountry = (country: string, language: string): string =>
  (/^[A-Z]{2}$/.test(country) &&
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country)) ||
  country;

const tellSalary = ({ lowest, highest, currency, per }: NonNullable<Job['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    unitText: per.toUpperCase(),
    ...(highest === undefined ? { value: lowest } : { minValue: lowest, maxValue: highest }),
  },
});

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
export function tellEmployment({ employment, type }: Job): { employmentType?: string[] | string } {
  const found =
    employment?.map((name) => name.toUpperCase().replace('-', '_')) ??
    Object.entries(employmentWords).flatMap(([name, words]) => (words.test(type) ? name : []));
  const [only, ...others] = found;
  return only ? { employmentType: others.length > 0 ? found : only } : {};
}
