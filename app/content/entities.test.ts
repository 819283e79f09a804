import { describe, expect, test } from 'vitest';
import { ContentFolder, lineLike } from '../../tests/support/content-folder.ts';

/** The specification's entities: where the first of each is, and its fields in section 3. */
const entities = [
  ['pricing.yaml', 'plans.items[0]', 'name price period description features cta highlighted roi'],
  ['pricing.yaml', 'addOns.items[0]', 'name price unit description'],
  ['pricing.yaml', 'faq.items[0]', 'question answer'],
  ['about.yaml', 'timeline.entries[0]', 'year title description'],
  ['about.yaml', 'leadership.people[0]', 'name role image bio'],
  ['careers.yaml', 'positions.jobs[0]', 'title department location type description skills'],
  [
    'case-studies.yaml',
    'stories.items[0]',
    'title subtitle company industry size challenge solution results testimonial person timeframe',
  ],
  ['contact.yaml', 'offices.items[0]', 'city address phone email'],
  ['contact.yaml', 'form.labels', 'firstName lastName email company subject message'],
  ['platforms/counter.yaml', '', 'name description'],
] as const;

describe.each(entities)('%s %s', (file, at, names) => {
  const places = names.split(' ').map((name) => (at ? `${at}.${name}` : name));
  /** The problems when each field has this value, and when one has it that does not exist. */
  const problemsWith = (value: unknown, fields = places) => {
    const values = Object.fromEntries(fields.map((field) => [field, value]));
    return new ContentFolder().set(file, values).problems();
  };

  test.each([
    ['is missing', undefined, 'found nothing'],
    ['is of a wrong kind', { wrong: 1 }, 'expected '],
  ])(`a field that %s is named: ${names}`, (_mistake, value, message) => {
    const lines = places.map((place) => lineLike(`content/${file}:*:* ${place}*: *${message}*`));
    expect(problemsWith(value)).toEqual(expect.arrayContaining(lines));
  });

  test('a field that does not exist is named', () => {
    const place = at ? `${at}.colour` : 'colour';
    const line = lineLike(`content/${file}:*:* ${place}: unknown field*`);
    expect(problemsWith('red', [place])).toEqual([line]);
  });
});

const email = 'offices.items[0].email';

test.each([
  ['pricing.yaml', 'plans.items', [], 'found an empty list'],
  ['about.yaml', 'timeline.entries', [], 'found an empty list'],
  ['careers.yaml', 'positions.jobs[0].skills', [], 'found an empty list'],
  ['case-studies.yaml', 'stories.items[0].results', [], 'found an empty list'],
  ['navigation.yaml', 'header.platforms.links', [], 'found an empty list'],
  ['contact.yaml', email, 'london', 'expected an e-mail address'],
  ['contact.yaml', email, '@example.com', 'expected an e-mail address'],
  ['contact.yaml', email, 'london@example', 'expected an e-mail address'],
])('%s with %s as %j', (file, at, value, message) => {
  const folder = new ContentFolder().set(file, { [at]: value });
  folder.expectProblems(`content/${file}:*:* ${at}: *${message}*`);
});

test('a platform file whose name cannot be a path', () => {
  const folder = new ContentFolder();
  folder.write('platforms/Gift Cards.yaml', folder.read('platforms/counter.yaml'));
  const line = 'content/platforms/Gift Cards.yaml:1:1 expected a file name that can be a path';
  expect(folder.problems().join('\n')).toContain(line);
});
