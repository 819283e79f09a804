import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { example } from '../../../tests/support/example.ts';
import { getSection } from '../../../tests/support/section.ts';
import { loadContent } from '../../content/load.ts';
import { jobs as jobsKind } from '../../sections/jobs/jobs.ts';
import { plans as plansKind } from '../../sections/plans/plans.ts';
import { createPageContext } from '../create-page-context.ts';
import { loadSections } from '../load-sections.server.ts';
import { platformData } from './pages.ts';
import { postalAddress } from './vendor.ts';

const content = loadContent(example);
const context = createPageContext(content, '/pricing');
const offices = getSection(content, 'offices');
const plans = getSection(content, 'plans');
const careers = getSection(content, 'jobs');
const jobsData = (jobs: typeof careers.jobs) =>
  jobsKind.structuredData?.({ ...careers, jobs }, context, { offices }) ?? [];

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
  const [plan] = plans.items;
  if (!plan) throw new Error('no plan');
  const prices = [
    { text: '$99', amount: 99 },
    { text: 'Custom', amount: undefined },
    { text: 'from $1,299.50', amount: 1299.5 },
  ];
  const once = { ...plan, yearly: undefined };
  const items = prices.map((price) => ({ ...once, price: { ...price, currency: 'USD' } }));
  const data = plansKind.structuredData?.({ ...plans, items: [plan, ...items] }, context, {});
  const offers = [
    { price: '590', priceCurrency: 'SEK' },
    { price: '5900', priceCurrency: 'SEK' },
    { price: '99', priceCurrency: 'USD' },
    { price: '1299.5', priceCurrency: 'USD' },
  ];
  expect(data?.[0]).toMatchObject({ offers });
});

test('a platform’s page, which shows no price, has none in its data', () => {
  const platform = content.pages.get('/platforms/counter')?.platform;
  if (!platform) throw new Error('no platform');
  expect(JSON.stringify(platformData(context, platform, '/pricing'))).not.toContain('"price');
  expect(JSON.stringify(platformData(context, platform, '/pricing'))).toContain('/pricing"');
  expect(JSON.stringify(platformData(context, platform, undefined))).not.toContain('/pricing"');
});

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time, 50 %', 'PART_TIME'],
  ['Full-time or part time', ['FULL_TIME', 'PART_TIME']],
  ['Deltid', undefined],
])(
  'a job that is %s is %s for search engines, if it tells the date of its posting',
  (type, expected) => {
    const [job] = careers.jobs;
    if (!job) throw new Error('no job');
    const { datePosted: _, ...undated } = job;
    const data = jobsData([{ ...job, type }, undated]) as { employmentType?: unknown }[];
    expect(data.map(({ employmentType }) => employmentType)).toEqual([expected]);
  },
);

test('sections of a page that tell machines of one thing are one thing in its data', () => {
  const folder = new ContentFolder();
  const { faq } = parse(folder.read('pricing.yaml'));
  const changed = loadContent(folder.set('pricing.yaml', { more: faq }).path);
  const find = (path: string, type: string) => {
    const tag = loadSections(changed, path).head.find((one) => 'script:ld+json' in one);
    const { '@graph': graph } = Object(tag)['script:ld+json'] as {
      '@graph': { '@type': string }[];
    };
    return graph.filter((thing) => thing['@type'] === type);
  };
  const mainEntity = { length: 2 * faq.items.length };
  expect(find('/pricing', 'FAQPage')).toMatchObject([{ mainEntity }]);
  // Three channels, an office and the hours.
  const vendor = { contactPoint: { length: 5 }, address: { length: 1 } };
  expect(find('/contact', 'Organization')).toMatchObject([vendor]);
});
