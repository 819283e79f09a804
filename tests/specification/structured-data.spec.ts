import { parsePage } from '../support/parsed-page.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { things } from '../support/structured-data.ts';

test('each page tells search engines what it is about', () => {
  const types = {
    '/': ['WebSite', 'Organization'],
    '/about': ['BreadcrumbList'],
    '/pricing': ['BreadcrumbList', 'SoftwareApplication', 'FAQPage'],
    '/contact': ['BreadcrumbList', 'Organization'],
    '/case-studies': ['BreadcrumbList', 'Article', 'Article', 'Article'],
    // No job ships with the posting date that search engines require.
    '/careers': ['BreadcrumbList'],
    '/platforms/retail-pos': ['BreadcrumbList', 'SoftwareApplication'],
  };
  for (const [path, expected] of Object.entries(types)) {
    const found = parsePage(path).structuredData.map((thing) => thing['@type']);
    expect(found, path).toEqual(expected);
  }
});

test('search engines get the specification’s prices, answers and offices', () => {
  const pricing = things(parsePage('/pricing').structuredData);
  const offers = pricing.filter((thing) => thing['@type'] === 'Offer');
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
    ['Starter', '99', 'USD'],
    ['Growth', '299', 'USD'],
  ]);
  expect(pricing.filter((thing) => thing['@type'] === 'Question')).toHaveLength(5);
  const contact = things(parsePage('/contact').structuredData);
  const cities = contact.flatMap(({ addressLocality = [] }) => addressLocality);
  expect(cities).toEqual(['San Francisco', 'New York', 'London']);
  const ways = contact.filter((thing) => thing['@type'] === 'ContactPoint');
  expect(ways.flatMap(({ contactType = [] }) => contactType)).toEqual([
    ...['Live Chat', 'Phone Support', 'Email Support', 'Book a Demo'],
  ]);
  expect(ways.filter(({ telephone, email }) => telephone && email)).toHaveLength(3);
});
