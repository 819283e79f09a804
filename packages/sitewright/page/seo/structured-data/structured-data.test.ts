import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleContent, exampleSite } from '../../../../../tests/fixtures/tiny/tiny-site.ts';
import { getSection } from '../../../../../tests/support/section.ts';
import { timeSpansIn } from '../../../content/fields/time-spans.ts';
import { findSection } from '../../../content/pages/site-content.ts';
import { hours as hoursKind } from '../../../kinds/hours/hours.ts';
import { jobs as jobsKind } from '../../../kinds/jobs/jobs.ts';
import { plans as plansKind } from '../../../kinds/plans/plans.ts';
import { createPageContext } from '../create-page-context.ts';
import { loadSections } from '../load-sections.ts';
import { organization, postalAddress } from './vendor.ts';

const content = await exampleContent();
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

test('a section tells machines what is read in the words of its language', () => {
  const [swedish] = content.translations.map((one) => createPageContext(one, '/pricing').print);
  expect(swedish?.day('2026-12-05')).toBe('5 december 2026');
  expect(context.print.day('2026-12-05')).not.toBe('5 december 2026');
  expect(context.print.list(['Umeå', 'Sweden'])).toBe('Umeå, Sweden');
});

test('a plan is an offer for each of its prices that is an amount, and not of words round one', () => {
  const [plan] = plans.items as [(typeof plans.items)[0]];
  const price = { amount: 1299.5, currency: 'USD' };
  const words = ['from {price}', 'від {price}', '{price}から', '~{price}', '{price}+'];
  const items = [
    { price: undefined, priceText: 'Custom' },
    { price, priceText: undefined },
    ...words.map((priceText) => ({ price, priceText })),
  ].map((one) => ({ ...plan, yearly: undefined, ...one }));
  const data = plansKind.structuredData?.({ ...plans, items: [plan, ...items] }, context, {
    language: 'en',
  });
  const offers = [
    { price: '590', priceCurrency: 'SEK' },
    { price: '5900', priceCurrency: 'SEK' },
    { price: '1299.5', priceCurrency: 'USD' },
  ];
  expect([data].flat()).toMatchObject([{ '@type': 'SoftwareApplication', offers }]);
  expect(Object([data].flat()[0]).offers).toHaveLength(3);
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
    { ...first, location: 'At home', remoteFrom: ['SE', 'Kosova'] },
  ];
  const data = jobsKind.structuredData?.({ ...careers, jobs }, context, {
    language: 'en',
    offices,
  });
  const value = { unitText: 'MONTH', minValue: 34_000, maxValue: 39_000 };
  expect(data).toMatchObject([
    { baseSalary: { currency: 'SEK', value }, validThrough: '2027-06-30T23:59:00+02:00' },
    { employmentType: 'PART_TIME', jobLocation: { address: { addressLocality: 'Umeå' } } },
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'Sweden' }, { name: 'Kosova' }],
    },
  ]);
  expect([data].flat()[2]).not.toHaveProperty('jobLocation');
});

test('the address of a job is in the letters of each language that has its own, and else in those of the first', async () => {
  const site = await exampleSite();
  const place = 'positions.jobs[0].address';
  site.set('site.yaml', { languages: ['en'] });
  site.set('careers.yaml', { [place]: { city: 'Одрин', country: 'Турция' } });
  site.set('pages/board.yaml', { counters: undefined }).translate('sv').translate('tr');
  site.set('sv/careers.yaml', { [place]: undefined });
  site.set('tr/careers.yaml', { [place]: { city: 'Edirne', country: 'Türkiye' } });
  const { translations } = await site.content();
  const cities = translations.map(
    (one) => findSection(one, 'jobs')?.content.jobs[0]?.address?.city,
  );
  expect(cities).toEqual(['Одрин', 'Edirne']);
});

test('of two offices in a city a job names one, and without it is refused', async () => {
  const careers = getSection(content, 'jobs');
  const [first] = careers.jobs as [(typeof careers.jobs)[0]];
  const [office] = offices.items as [(typeof offices.items)[0]];
  const city = office.city;
  const items = ['Lab', 'Ward'].map((name) => ({
    ...office,
    name,
    address: { ...office.address, street: name },
  }));
  const tell = (location: string) => {
    const said = { ...careers, jobs: [{ ...first, location }] };
    const inputs = { language: 'en', offices: { ...offices, items } };
    const [problem] = jobsKind.validate?.(said, inputs) ?? [];
    return [problem?.message, [jobsKind.structuredData?.(said, context, inputs)].flat()[0]];
  };
  expect(tell('Ward')).toMatchObject([
    undefined,
    { jobLocation: { address: { streetAddress: 'Ward' } } },
  ]);
  expect(tell(city)).toEqual([expect.stringContaining('an office (Lab, Ward)'), undefined]);
});

test('hours on the page of a record are not told as the hours of the vendor', async () => {
  const site = await exampleSite();
  const said = JSON.stringify(hoursKind.samples?.short);
  site.write('data/doctors.json', '[{ "slug": "ada", "name": "Ada" }]');
  const meta = `meta: { title: "{name}", description: "{name}. ${'What it says. '.repeat(6).trim()}" }`;
  const each =
    'each: data/doctors.json\naddress: /doctors/:slug\nfields: { slug: text, name: name }';
  const hero = 'hero: { title: "{name}", lead: Hello. }';
  site.write('pages/doctors/doctor.yaml', `${each}\n${meta}\n${hero}\nhours: ${said}\n`);
  site.write(
    'pages/open.yaml',
    `${meta.replaceAll('{name}', 'Open')}\n${hero.replace('{name}', 'Open')}\nhours: ${said}\n`,
  );
  const made = await site.content();
  const tellsHours = (path: string) =>
    JSON.stringify(loadSections(made, path).head).includes('OpeningHours');
  expect(['/open', '/doctors/ada'].map(tellsHours)).toEqual([true, false]);
});

test('sections of a page that tell machines of one thing are one thing in its data', async () => {
  const folder = await exampleSite();
  const { faq } = parse(folder.read('pricing.yaml'));
  // One of them is the same in both.
  const items = faq.items.map((one: object, index: number) =>
    index === 0 ? one : { ...one, answer: 'Yes.' },
  );
  const changed = await folder
    .set('pricing.yaml', { more: { ...faq, title: 'More', items } })
    .content();
  const find = (path: string, type: string) => {
    const { head } = loadSections(changed, path);
    const data = Object(head.find((one) => 'structuredData' in one)).structuredData;
    return data['@graph'].filter((thing: { '@type': string }) => thing['@type'] === type);
  };
  const mainEntity = { length: 2 * faq.items.length - 1 };
  expect(find('/pricing', 'FAQPage')).toMatchObject([{ mainEntity }]);
  const vendor = { contactPoint: { length: 3 }, address: { length: 1 } };
  expect(find('/contact', 'Organization')).toMatchObject([vendor]);
  // The hours of the page are those of its one office.
  const office = { openingHoursSpecification: { length: 2 }, telephone: '+46 8 465 004 00' };
  expect(find('/contact', 'LocalBusiness')).toMatchObject([office]);
});

test('a page with a search is told by its own heading', () => {
  const { head } = loadSections(content, '/search');
  const data = Object(head.find((one) => 'structuredData' in one)).structuredData;
  expect(data['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', name: 'Look it up' }),
  );
});

test.each([
  [undefined, { '@type': 'Organization', makesOffer: { length: 4 } }],
  ['software', { '@type': 'SoftwareApplication', offers: { length: 4 } }],
  ['services', { '@type': 'Service', provider: { name: 'Brasswick' }, offers: { length: 4 } }],
  ['products', { '@type': 'Product', brand: { name: 'Brasswick' }, offers: { length: 4 } }],
] as const)('of a vendor whose site says that it sells %s, plans are %j', (sells, data) => {
  const site = { ...context.site, business: { sells } };
  const said = plansKind.structuredData?.(plans, { ...context, site }, { language: 'en' });
  expect([said].flat()).toMatchObject([data]);
});

test('a group of clinics has places with hours and numbers by their purpose, and doctors who work there', async () => {
  const clinics = await exampleContent('tests/vendors/selvi');
  for (const one of [clinics, ...clinics.translations]) {
    const read = (path: string) => {
      const { head } = loadSections(one, path);
      return Object(head.find((tag) => 'structuredData' in tag)).structuredData['@graph'];
    };
    const graph = read(`${one.language.base}/contact`);
    const find = (type: string) => graph.find((thing: object) => Object(thing)['@type'] === type);
    expect(find('MedicalOrganization')).toMatchObject({ address: { length: 2 } });
    expect(find('Hospital')).toMatchObject({
      address: { postalCode: '35220', addressCountry: 'TR' },
      contactPoint: [{ contactType: 'emergency', telephone: '+90 232 555 0199' }],
      openingHoursSpecification: [{ opens: '08:00' }, { dayOfWeek: ['Saturday'] }],
      parentOrganization: { '@type': 'MedicalOrganization' },
    });
    const breaks = [{ closes: '12:30' }, { opens: '14:00' }];
    expect(find('MedicalClinic')).toMatchObject({ openingHoursSpecification: breaks });
    const doctors = read(`${one.language.base}/about`).slice(-2);
    const places = ['Hospital', 'MedicalClinic'].map((type) => find(type)['@id']);
    expect(doctors.map((doctor: object) => Object(doctor).worksFor['@id'])).toEqual(places);
  }
});

test('hours are told in a language in whose words no machine reads days, too', async () => {
  const site = await exampleSite('every language');
  site.set('sv/contact.yaml', { 'hours.lines[0].days': 'När det är vardag' });
  const { translations } = await site.content();
  const swedish = translations.find(({ language }) => language.tag === 'sv');
  if (!swedish) throw new Error('no Swedish');
  const { head } = loadSections(swedish, '/sv/contact');
  const graph = Object(head.find((tag) => 'structuredData' in tag)).structuredData['@graph'];
  const hours = graph.flatMap((one: object) => Object(one).openingHoursSpecification ?? []);
  expect(hours.map((one: object) => Object(one).dayOfWeek.length)).toEqual([5, 1]);
});

test('hours that no machine reads are no list without any', () => {
  const lines = [
    { days: 'By appointment', hours: timeSpansIn({ language: 'en' }).parse('9:00-20:00') },
  ];
  const said = { ...getSection(content, 'hours'), lines };
  const told = hoursKind.structuredData?.(said, context, { offices: undefined });
  expect([told].flat()).toEqual([organization(context)]);
});

test('the vendor is the one at the addresses on social networks that the footer says, and at no others', async () => {
  const read = async (hrefs: (string | undefined)[]) => {
    const site = await exampleSite();
    const links = hrefs.map((href, index) => ({ label: `Net ${index}`, ...(href && { href }) }));
    const content = await site.set('navigation.yaml', { 'footer.social.links': links }).content();
    return organization(createPageContext(content, '/'));
  };
  const address = 'https://social.example/acme';
  expect(await read([address, undefined])).toMatchObject({ sameAs: [address] });
  expect(await read([undefined])).not.toHaveProperty('sameAs');
});
