import { expect, test } from 'vitest';
import { exampleSite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';

test('a change or a founding that is still to come is named in every kind of file', async () => {
  const site = await exampleSite();
  const posts = [...site.folder.all.keys()].filter((file) => /^posts\/.*\.md$/.test(file));
  // Tests are run on 20 November 2026.
  site.set(posts.at(-1) ?? '', { updated: '2027-11-01' });
  site.set('pages/board.yaml', { 'days.items[0].updated': '2026-11-21' });
  site.set('careers.yaml', { 'positions.jobs[0].datePosted': '2027-01-01' });
  const company = { legalName: 'Acme AB', founded: 2098, line: '{legalName}, {founded}' };
  site.set('site.yaml', { company });
  const said = (await site.advice()).filter((line) => line.includes(' that has come'));
  expect(said.map((line) => line.replace(/^content\/|:\d+:\d+/g, '').split(': ')[0])).toEqual(
    expect.arrayContaining([
      `${posts.at(-1)} updated`,
      'pages/board.yaml days.items[0].updated',
      'careers.yaml positions.jobs[0].datePosted',
      'site.yaml company.founded',
    ]),
  );
  // Its own texts say that they were changed on the 24th.
  expect(said.filter((line) => !line.includes('2026-11-24'))).toHaveLength(4);
});

const office = (country: string, countryCode: string | undefined, phone: string) => ({
  title: 'Places',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  items: [
    {
      ...{ city: 'Łódź', phone, email: 'a@example.com' },
      address: { street: 'Prosta 1', place: '{city}', country, countryCode },
    },
  ],
});

test.each([
  ['Poland', undefined, '+48 42 000 00 00', false],
  ['Poland', 'PL', '112', false],
  ['Elsewhere', undefined, '+90 42 000 00 00', false],
  ['Puerto Rico', 'US', '+1 787 555 0100', false],
  ['Poland', undefined, '+90 42 000 00 00', true],
  ['poland', 'PL', '+90 42 000 00 00', true],
  ['Germany', 'PL', '+49 351 000 00 00', true],
  ['Elsewhere', 'PL', '+49 351 000 00 00', true],
])('a place in %s, %s, with the number %s: advice is %s', async (country, code, phone, isSaid) => {
  const site = tinySite({ 'home.yaml': { offices: office(country, code, phone) } });
  const said = (await site.advice()).filter((line) => line.includes('expected one country'));
  expect(said).toHaveLength(isSaid ? 1 : 0);
});

test('a picture whose words are the name of a file is named, in fields and in texts', async () => {
  const site = await exampleSite();
  const picture = { src: 'bulb.jpg', alt: 'bulb-1.JPG' };
  site.addPicture('bulb.jpg').set('about.yaml', { pictures: { title: 'A', items: [{ picture }] } });
  const text = site.read('pages/privacy.md');
  site.write('pages/privacy.md', `${text}\n![bulb.jpg](bulb.jpg)\n\n![A lamp](bulb.jpg)\n`);
  const said = (await site.advice()).filter((line) => line.includes('bulb'));
  expect(said).toEqual([
    expect.stringContaining('found the name of a file, bulb-1.JPG'),
    expect.stringContaining('the picture "bulb.jpg" tells nothing'),
  ]);
});

test('a page that is not there has no search in a language that has none, and its own in one that does', async () => {
  const site = tinySite({ 'pages/find.yaml': {}, 'pages/other.yaml': {} });
  site.set('not-found.yaml', { search: { label: 'Look', submit: 'Go', href: '/find' } });
  const read = async () => {
    const { translations, ...first } = await site.content();
    return [first, ...translations].map((one) => one['not-found'].search?.href);
  };
  site.translate('sv');
  expect(await read()).toEqual(['/find', '/sv/find']);
  site.remove('sv/pages/find.yaml');
  expect(await read()).toEqual(['/find', undefined]);
});

test('days for search engines that are others than those of the words are named', async () => {
  const site = await exampleSite();
  const line = { days: 'Mon-Wed', weekdays: ['Monday'], hours: '9:00-10:00' };
  const said = await site.set('contact.yaml', { 'hours.lines': [line] }).advice();
  expect(said.filter((one) => one.includes('hours.lines'))).toEqual([
    expect.stringMatching(
      /hours\.lines\[0\]\.days: expected the days under weekdays:, which are Mon here, found Mon-Wed$/,
    ),
  ]);
});

test.each([
  ['bn', 1],
  ['vi', 0],
])(
  'notes in %s, in which nobody has said what stands above them, are %s line',
  async (tag, lines) => {
    const site = tinySite({
      'pages/help.md': `---\ntitle: Help\ndescription: ${'Words. '.repeat(12).trim()}\n---\n\n> [!TIP]\n> A.\n`,
    });
    site.set('site.yaml', { languages: [tag] });
    const said = (await site.advice()).filter((line) => line.includes('the words above notes'));
    expect(said).toHaveLength(lines);
  },
);

const units = Intl.supportedValuesOf('unit');
const isShort = (unit: string) => /^(kilo|mega|giga|centi|milli)?(gram|meter)$/.test(unit);
const inWords = (['million', 'billion', 'trillion'] as const).map((_, index) =>
  (1.2 * 1000 ** (index + 2)).toLocaleString('en', { notation: 'compact', compactDisplay: 'long' }),
);
const figures = (list: readonly string[], unitDisplay: 'long' | 'short') =>
  list.map((unit) => (40).toLocaleString('en', { style: 'unit', unit, unitDisplay }));

test.each<readonly [string, number]>([
  ...[...inWords, ...figures(units, 'long'), 'ca. 40', '40 Mio.', '४० दिन'].map(
    (one) => [one, 1] as const,
  ),
  ...figures(units.filter(isShort), 'short').map((one) => [one, 0] as const),
  ...['1,200+', '3.2 µmol/J', '1,234.5'].map((one) => [one, 1] as const),
  ...['50K+', '1 200+', '50%', '24/7', '2026', '$5M', 'N/A', 'Acme'].map(
    (one) => [one, 0] as const,
  ),
])(
  'a figure that a translation leaves out, %s, has %i line where it has words or signs of the first language',
  async (value, lines) => {
    const metrics = { title: 'So far', stats: [{ value, label: 'sold' }] };
    const site = tinySite({ 'home.yaml': { metrics } }).translate('sv');
    const find = async () =>
      (await site.advice()).filter((one) => one.includes('expected the figure'));
    site.set('sv/home.yaml', { 'metrics.stats': [{ key: 'sold', label: 'sålda' }] });
    expect(await find()).toHaveLength(lines);
    site.set('sv/home.yaml', { 'metrics.stats': [{ key: 'sold', value, label: 'sålda' }] });
    expect(await find()).toEqual([]);
  },
);

test.each([
  [{ type: 'Πλήρης' }, true],
  [{ type: 'Πλήρης', employment: ['full-time'] }, false],
  [{ type: 'Full-time' }, false],
  [{ type: 'Πλήρης', datePosted: undefined }, false],
])(
  'how much of a week a job is, is asked for where search engines do not read it: %j',
  async (job, isSaid) => {
    const site = await exampleSite();
    const fields = { employment: undefined, ...job };
    for (const [name, value] of Object.entries(fields))
      site.set('careers.yaml', { [`positions.jobs[0].${name}`]: value });
    const said = (await site.advice()).filter((line) => line.includes('employment: [full-time]'));
    expect(said).toEqual(
      isSaid ? [expect.stringMatching(/jobs\[0\]\.type: .*found Πλήρης alone/)] : [],
    );
  },
);

test.each([
  [['Κώστας Παππάς', 'Ελένη Νόμου'], [undefined, undefined], 'Κώστας Παππάς and 1 more'],
  [['Κώστας Παππάς', 'Ελένη Νόμου'], ['K. Pappas', undefined], 'Ελένη Νόμου'],
  [['Κώστας Παππάς', 'Zoë'], ['K. Pappas', undefined], undefined],
])(
  'names that who reads a translation may not read are said once: %j, with %j',
  async (names, own, found) => {
    const site = await exampleSite('every language');
    for (const [index, name] of names.entries()) {
      const at = `leadership.people[${index}]`;
      site.set('about.yaml', { [`${at}.name`]: name });
      const mine = own[index];
      site.set('sv/about.yaml', { [`${at}.key`]: name, ...(mine && { [`${at}.name`]: mine }) });
    }
    const said = (await site.advice()).filter((line) => line.includes('expected names'));
    const swedish = said.filter((line) => line.includes('in Swedish'));
    expect(swedish).toEqual(found ? [expect.stringContaining(`, found ${found} as in`)] : []);
  },
);

test.each([
  ['Er sagte: „Kommt bald', '„'],
  ['She said: “Come soon', '“'],
  ['Είπε: «Ελάτε', '«'],
  ['„Kommt“ und „geht”, sagte er “so”', undefined],
  ['« Zurück', undefined],
  ['A screen of 12” and more', undefined],
])('a mark of quotation that nobody closes is said: %s', async (lead, mark) => {
  const advice = await tinySite({ 'home.yaml': { 'hero.lead': lead } }).advice();
  const said = advice.filter((line) => line.includes('mark of quotation'));
  expect(said).toEqual(
    mark
      ? [expect.stringContaining(`hero.lead: expected a mark of quotation that closes ${mark},`)]
      : [],
  );
});
