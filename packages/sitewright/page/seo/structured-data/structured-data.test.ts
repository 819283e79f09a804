import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleSite } from '../../../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../../../tests/support/example.ts';
import { getSection } from '../../../../../tests/support/section.ts';
import { loadContent } from '../../../content/validate/load-content.ts';
import { jobs as jobsKind } from '../../../kinds/jobs/jobs.ts';
import { plans as plansKind } from '../../../kinds/plans/plans.ts';
import { readSite } from '../../../kinds/read-site.ts';
import { createPageContext } from '../create-page-context.ts';
import { loadSections } from '../load-sections.ts';
import { postalAddress } from './vendor.ts';

const content = await loadContent(readSite(example));
const context = createPageContext(content, '/pricing');
const offices = getSection(content, 'offices');
const plans = getSection(content, 'plans');

test('an address is told to machines by its fields, whatever its street and its city are called', () => {
  const [street, place] = ['c/o Lorenz\nBerliner Straße 5', '{postalCode} {city}'];
  const address = { street, place, postalCode: '10115', country: 'Germany' };
  expect(postalAddress({ city: 'Berlin', address })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'c/o Lorenz, Berliner Straße 5',
    addressLocality: 'Berlin',
    postalCode: '10115',
    addressCountry: 'Germany',
  });
});

test('a plan is an offer for each of its prices that is an amount', () => {
  const [plan] = plans.items as [(typeof plans.items)[0]];
  const items = [undefined, 1299.5].map((amount) => {
    const price = amount && { amount, currency: 'USD' };
    return { ...plan, yearly: undefined, price: price || undefined, priceText: 'from {price}' };
  });
  const data = plansKind.structuredData?.({ ...plans, items: [plan, ...items] }, context, {
    language: 'en',
  });
  const offers = [
    { price: '590', priceCurrency: 'SEK' },
    { price: '5900', priceCurrency: 'SEK' },
    { price: '1299.5', priceCurrency: 'USD' },
  ];
  expect(data).toMatchObject({ offers });
});

test('a job that tells the date of its posting is full-time or part-time for search engines', () => {
  const careers = getSection(content, 'jobs');
  const [{ datePosted, ...job }] = careers.jobs as [(typeof careers.jobs)[0]];
  const types = ['Full-time', 'Part-time, 50 %', 'Full-time or part time', 'Deltid'];
  const said = { ...job, employment: undefined };
  const jobs = [...types.map((type) => ({ ...said, type, datePosted })), said];
  const data = jobsKind.structuredData?.({ ...careers, jobs }, context, {
    language: 'en',
    offices,
  });
  expect([data].flat().map((one) => Object(one).employmentType)).toEqual([
    ...['FULL_TIME', 'PART_TIME', ['FULL_TIME', 'PART_TIME'], undefined],
  ]);
});

test('a job tells search engines its pay, its last day and where it is done', () => {
  const careers = getSection(content, 'jobs');
  const [first] = careers.jobs as [(typeof careers.jobs)[0]];
  const address = { city: 'Umeå', country: 'SE' };
  const jobs = [
    first,
    { ...first, employment: ['part-time' as const], address, salary: undefined },
    { ...first, location: 'At home', remoteFrom: ['Sweden'] },
  ];
  const data = jobsKind.structuredData?.({ ...careers, jobs }, context, {
    language: 'en',
    offices,
  });
  const value = { unitText: 'MONTH', minValue: 34_000, maxValue: 39_000 };
  expect(data).toMatchObject([
    { baseSalary: { currency: 'SEK', value }, validThrough: '2027-06-30T23:59:59' },
    { employmentType: 'PART_TIME', jobLocation: { address: { addressLocality: 'Umeå' } } },
    { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'Sweden' }] },
  ]);
  expect([data].flat()[2]).not.toHaveProperty('jobLocation');
});

test('sections of a page that tell machines of one thing are one thing in its data', async () => {
  const folder = await exampleSite();
  const { faq } = parse(folder.read('pricing.yaml'));
  const changed = await folder.set('pricing.yaml', { more: { ...faq, title: 'More' } }).content();
  const find = (path: string, type: string) => {
    const { head } = loadSections(changed, path);
    const data = Object(head.find((one) => 'structuredData' in one)).structuredData;
    return data['@graph'].filter((thing: { '@type': string }) => thing['@type'] === type);
  };
  const mainEntity = { length: 2 * faq.items.length };
  expect(find('/pricing', 'FAQPage')).toMatchObject([{ mainEntity }]);
  // Three channels, an office and the hours.
  const vendor = { contactPoint: { length: 5 }, address: { length: 1 } };
  expect(find('/contact', 'Organization')).toMatchObject([vendor]);
});
