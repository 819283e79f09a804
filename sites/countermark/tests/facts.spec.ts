import { findSection } from '../../../packages/sitewright/content/pages/site-content.ts';
import { pagePaths } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { parsePage } from '../../../tests/support/page/parsed-page.ts';
import { things } from '../../../tests/support/page/structured-data.ts';
import { getSection } from '../../../tests/support/section.ts';

test('each page tells search engines what it is about', () => {
  const stories = findSection(content, 'stories')?.content.items ?? [];
  const types: Record<string, string[]> = {
    '/': ['WebSite', 'Organization'],
    '/about': ['BreadcrumbList'],
    '/pricing': ['BreadcrumbList', 'SoftwareApplication', 'FAQPage'],
    '/contact': ['BreadcrumbList', 'Organization'],
    '/case-studies': ['BreadcrumbList', ...stories.map(() => 'Article')],
  };
  for (const path of pagePaths) {
    const found = parsePage(path).structuredData.map((thing) => thing['@type']);
    const others = path.startsWith('/platforms/') ? ['SoftwareApplication'] : [];
    // Sections that somebody adds tell more.
    const expected = types[path] ?? ['BreadcrumbList', ...others];
    expect(found, path).toEqual(expect.arrayContaining(expected));
  }
});

test('search engines get the specification’s prices and answers', () => {
  test.skip(!pagePaths.includes('/pricing'), 'this vendor has no page of prices');
  const page = parsePage('/pricing');
  const pricing = things(page.structuredData);
  const offers = pricing.filter((thing) => thing['@type'] === 'Offer');
  expect(offers.map(({ name }) => name)).toEqual(page.texts('#plans li:has(data) h3'));
  expect(offers.map(({ price }) => price)).toEqual(page.attributes('#plans data', 'value'));
  const questions = pricing.filter((thing) => thing['@type'] === 'Question');
  expect(questions.map(({ name }) => name)).toEqual(page.texts('#faq h3'));
});

test('search engines get the specification’s offices and ways to them', () => {
  test.skip(!pagePaths.includes('/contact'), 'this vendor has no page of contacts');
  const contact = things(parsePage('/contact').structuredData);
  const offices = contact.filter((thing) => thing['@type'] === 'LocalBusiness');
  const cities = offices.map(({ address }) => Object(address).addressLocality);
  expect(cities).toEqual(getSection(content, 'offices').items.map(({ city }) => city));
  expect(offices.filter(({ telephone, email }) => telephone && email)).toEqual(offices);
  const ways = contact.filter((thing) => thing['@type'] === 'ContactPoint');
  expect(ways.flatMap(({ contactType = [] }) => contactType)).toEqual(
    getSection(content, 'channels').items.map(({ title }) => title),
  );
});
