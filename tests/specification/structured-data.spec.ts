import { parsePage } from '../support/parsed-page.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { things } from '../support/structured-data.ts';
import { facts, factsOf } from './recorded.ts';

test('each page tells search engines what it is about', () => {
  const { stories } = factsOf('caseStudies');
  const types: Record<string, string[]> = {
    '/': ['WebSite', 'Organization'],
    '/about': ['BreadcrumbList'],
    '/pricing': ['BreadcrumbList', 'SoftwareApplication', 'FAQPage'],
    '/contact': ['BreadcrumbList', 'Organization'],
    '/case-studies': ['BreadcrumbList', ...stories.map(() => 'Article')],
    // A job without the posting date that search engines require is not listed.
    '/careers': ['BreadcrumbList'],
  };
  for (const path of Object.keys(facts.headings)) {
    const found = parsePage(path).structuredData.map((thing) => thing['@type']);
    const expected = types[path] ?? ['BreadcrumbList', 'SoftwareApplication'];
    expect(
      found.filter((type) => type !== 'JobPosting'),
      path,
    ).toEqual(expected);
  }
});

test('search engines get the specification’s prices, answers and offices', () => {
  const pricing = things(parsePage('/pricing').structuredData);
  const offers = pricing.filter((thing) => thing['@type'] === 'Offer');
  const priced = factsOf('pricing').plans.filter(({ price }) => /\d/.test(price));
  expect(offers.map(({ name, price }) => [name, price])).toEqual(
    priced.map(({ name, price }) => [name, price.replaceAll(/[^\d.]/g, '')]),
  );
  const { questions } = factsOf('pricing');
  expect(pricing.filter((thing) => thing['@type'] === 'Question')).toHaveLength(questions.length);
  const contact = things(parsePage('/contact').structuredData);
  const cities = contact.flatMap(({ addressLocality = [] }) => addressLocality);
  expect(cities).toEqual(factsOf('contact').cities);
  const ways = contact.filter((thing) => thing['@type'] === 'ContactPoint');
  expect(ways.flatMap(({ contactType = [] }) => contactType)).toEqual(
    factsOf('contact').channels.map(({ title }) => title),
  );
  expect(ways.filter(({ telephone, email }) => telephone && email)).toHaveLength(cities.length);
});
