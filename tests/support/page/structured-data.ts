import { kindsOf } from '../schema-org.ts';

/**
 * What search engines document as required of each type that the site uses, written down from
 * https://developers.google.com/search/docs/appearance/structured-data/ (the page named after each
 * type there) and checked against schema.org's own examples.
 *
 * Left out on purpose: a SoftwareApplication also wants an aggregateRating or a review for a result
 * with stars. The site has neither, so it claims none, and its software is listed without stars.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  // …/breadcrumb
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  // …/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // …/job-posting
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  Country: ['name'],
  // …/event
  Event: ['name', 'startDate', 'location'],
  VirtualLocation: ['url'],
  // …/software-app
  SoftwareApplication: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  // …/organization requires nothing; these are what it recommends that the vendor has.
  ...Object.fromEntries(kindsOf('Organization').map((type) => [type, ['name']])),
  // …/local-business
  ...Object.fromEntries(kindsOf('LocalBusiness').map((type) => [type, ['name', 'address']])),
  // …/product; a service is no rich result.
  Product: ['name', 'offers'],
  Service: ['name', 'provider'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  // …/article requires nothing; these are what it recommends that a story has.
  Article: ['headline', 'author'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  Blog: ['name', 'blogPost'],
  Person: ['name'],
  Quotation: ['text'],
  // A page of text is no rich result; this is what it says of itself, and of its last change if it tells it.
  WebPage: ['name', 'url'],
  // …/docs/appearance/site-names
  WebSite: ['name', 'url'],
  ContactPoint: [],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
};

/** Every typed thing in a piece of structured data, however deep. */
export function things(data: unknown) {
  const found: Record<string, unknown>[] = [];
  JSON.stringify(data, (_, value) => {
    if (value?.['@type']) found.push(value);
    return value;
  });
  return found;
}

/** What a piece of structured data lacks, one line for each property; types unknown here count. */
export function lacks(data: unknown): string[] {
  return things(data).flatMap((thing) => {
    const type = String(thing['@type']);
    const names = [...(required[type] ?? ['entry in the list'])];
    // What a page of the group is about is sold in a plan of several: its offer names the page that shows the prices.
    if (type === 'Offer' && thing.url) return [];
    // Work that is done at home has countries in place of an address.
    if (thing.jobLocationType) names.splice(names.indexOf('jobLocation'), 1);
    // Single days are told by their dates.
    if (thing.validFrom && thing.validThrough) names.splice(names.indexOf('dayOfWeek'), 1);
    // A list of one place is none to search engines.
    if (type === 'BreadcrumbList' && Object(thing.itemListElement).length < 2) return ['one place'];
    return names.filter((name) => !String(thing[name] ?? '')).map((name) => `${type}: ${name}`);
  });
}

/** Properties that hold addresses, codes and names of things rather than words of a page. */
const codes = new Set([
  ...['@type', '@id', '@context', 'url', 'item', 'logo', 'sameAs'],
  ...['applicationCategory', 'contactType', 'priceCurrency', 'employmentType', 'datePosted'],
  ...['currency', 'unitText', 'jobLocationType', 'applicantLocationRequirements'],
  // Named otherwise on the page: contact.spec.ts compares the times, a unit test the days.
  ...['dayOfWeek', 'opens', 'closes', 'startDate', 'endDate', 'validFrom', 'validThrough'],
  ...['eventStatus', 'eventAttendanceMode'],
  ...['datePublished', 'dateModified', 'mainEntityOfPage', 'image', 'inLanguage'],
]);

/** Every word and amount that a piece of structured data claims, as a page would show it. */
export function claims(data: unknown, property = ''): string[] {
  if (codes.has(property)) return [];
  if (Array.isArray(data)) return data.flatMap((entry) => claims(entry, property));
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).flatMap(([name, value]) => claims(value, name));
  }
  return typeof data === 'string' ? [data] : [];
}
