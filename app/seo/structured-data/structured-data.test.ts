import { expect, test } from 'vitest';
import { example } from '../../../tests/support/example.ts';
import { loadContent } from '../../content/load.ts';
import { getPage } from '../../content/site-content.ts';
import { pageContext } from '../page-context.ts';
import { careersData } from './careers.ts';
import { platformData } from './pages.ts';
import { pricingData } from './pricing.ts';
import { postalAddress } from './site.ts';

const content = loadContent(example);
const context = pageContext(content, '/pricing');
const offices = getPage(content, 'contact').offices.items;
const pricing = getPage(content, 'pricing');
const careers = getPage(content, 'careers');

test('an address is told to machines by its fields, whatever its street and its city are called', () => {
  const address = {
    street: 'c/o Lorenz\nBerliner Straße 5',
    place: '{postalCode} {city}',
    postalCode: '10115',
    country: 'Germany',
  };
  expect(postalAddress({ city: 'Berlin', address })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'c/o Lorenz, Berliner Straße 5',
    addressLocality: 'Berlin',
    postalCode: '10115',
    addressCountry: 'Germany',
  });
});

test('a plan is an offer when its price is an amount', () => {
  const [plan] = pricing.plans.items;
  if (!plan) throw new Error('no plan');
  const prices = [
    { text: '$99', amount: 99 },
    { text: 'Custom', amount: undefined },
    { text: 'from $1,299.50', amount: 1299.5 },
  ];
  const plans = { ...pricing.plans, items: prices.map((price) => ({ ...plan, price })) };
  const [suite] = pricingData(context, { ...pricing, currency: 'USD', plans });
  const priceCurrency = 'USD';
  expect(suite).toMatchObject({
    offers: [
      { price: '99', priceCurrency },
      { price: '1299.5', priceCurrency },
    ],
  });
});

test('a platform’s page, which shows no price, has none in its data', () => {
  const platform = content.platforms.get('counter');
  if (!platform) throw new Error('no platform');
  expect(JSON.stringify(platformData(context, platform, true))).not.toContain('"price');
  expect(JSON.stringify(platformData(context, platform, true))).toContain('/pricing"');
  expect(JSON.stringify(platformData(context, platform, false))).not.toContain('/pricing"');
});

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time, 50 %', 'PART_TIME'],
  ['Full-time or part time', ['FULL_TIME', 'PART_TIME']],
  ['Deltid', undefined],
])('a job that is %s is %s for search engines', (type, expected) => {
  const [first] = careers.positions.jobs;
  const location = offices[0]?.city;
  if (!first || !location) throw new Error('no job or no office');
  const jobs = [{ ...first, type, location, datePosted: '2026-11-02' }];
  const positions = { ...careers.positions, jobs };
  const [posting] = careersData(context, { positions }, offices) as { employmentType?: unknown }[];
  expect(posting?.employmentType).toEqual(expected);
});

test('a job without the date of its posting is not in the data', () => {
  const [dated, ...others] = careers.positions.jobs.map((job) => ({ ...job }));
  if (!dated) throw new Error('no job');
  delete dated.datePosted;
  const positions = { ...careers.positions, jobs: [dated, ...others] };
  const listed = careersData(context, { ...careers, positions }, offices);
  expect(careersData(context, careers, offices)).toHaveLength(others.length + 1);
  expect(listed).toHaveLength(others.length);
  expect(JSON.stringify(listed)).not.toContain(dated.title);
});
