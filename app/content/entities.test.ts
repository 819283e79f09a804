import { describe, expect, test } from 'vitest';
import { ContentFolder, problemsAfter } from '../../tests/support/content-folder.ts';

type FieldPath = (string | number)[];

/** The specification's entities: where the first of each is, and its fields in section 3. */
const entities: [entity: string, file: string, at: FieldPath, fields: string[]][] = [
  [
    'Plan',
    'pricing.yaml',
    ['plans', 'items', 0],
    ['name', 'price', 'period', 'description', 'features', 'cta', 'highlighted', 'roi'],
  ],
  ['Add-on', 'pricing.yaml', ['addOns', 'items', 0], ['name', 'price', 'unit', 'description']],
  ['FAQ item', 'pricing.yaml', ['faq', 'items', 0], ['question', 'answer']],
  ['Timeline entry', 'about.yaml', ['timeline', 'entries', 0], ['year', 'title', 'description']],
  ['Leadership entry', 'about.yaml', ['leadership', 'people', 0], ['name', 'role', 'image', 'bio']],
  [
    'Job position',
    'careers.yaml',
    ['positions', 'jobs', 0],
    ['title', 'department', 'location', 'type', 'description', 'skills'],
  ],
  [
    'Case study',
    'case-studies.yaml',
    ['stories', 'items', 0],
    [
      ...['title', 'subtitle', 'company', 'industry', 'size', 'challenge', 'solution', 'results'],
      ...['testimonial', 'person', 'timeframe'],
    ],
  ],
  ['Office', 'contact.yaml', ['offices', 'items', 0], ['city', 'address', 'phone', 'email']],
  [
    'Contact form',
    'contact.yaml',
    ['form', 'labels'],
    ['firstName', 'lastName', 'email', 'company', 'subject', 'message'],
  ],
  ['Platform', 'platforms/counter.yaml', [], ['name', 'description']],
];

const formatted = (at: FieldPath) =>
  at.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

/** A line that names the file, the place in it and the field. */
const naming = (file: string, at: FieldPath, message: string) =>
  expect.stringMatching(
    new RegExp(
      `^content/${file}:\\d+:\\d+ ${formatted(at).slice(1).replaceAll(/[[\]]/g, '\\$&')}(\\W.*)?: .*${message}`,
    ),
  );

describe.each(entities)('%s', (_entity, file, at, fields) => {
  const nameEach = (message: string) =>
    expect.arrayContaining(fields.map((field) => naming(file, [...at, field], message)));

  test(`without its fields: ${fields.join(', ')}`, () => {
    const problems = problemsAfter(file, (document) => {
      for (const field of fields) document.deleteIn([...at, field]);
    });
    expect(problems).toEqual(nameEach('found nothing'));
  });

  test(`with a wrong kind of each: ${fields.join(', ')}`, () => {
    const problems = problemsAfter(file, (document) => {
      for (const field of fields) document.setIn([...at, field], document.createNode({ wrong: 1 }));
    });
    expect(problems).toEqual(nameEach('expected'));
  });

  test('with a field that does not exist', () => {
    const problems = problemsAfter(file, (document) => document.setIn([...at, 'colour'], 'red'));
    expect(problems).toEqual([naming(file, [...at, 'colour'], 'unknown field')]);
  });
});

test.each([
  ['pricing.yaml', ['plans', 'items']],
  ['pricing.yaml', ['addOns', 'items']],
  ['pricing.yaml', ['faq', 'items']],
  ['about.yaml', ['timeline', 'entries']],
  ['about.yaml', ['leadership', 'people']],
  ['careers.yaml', ['positions', 'jobs', 0, 'skills']],
  ['case-studies.yaml', ['stories', 'items']],
  ['case-studies.yaml', ['stories', 'items', 0, 'results']],
  ['contact.yaml', ['offices', 'items']],
  ['navigation.yaml', ['header', 'platforms', 'links']],
] as [string, FieldPath][])('%s with an empty list of %s', (file, at) => {
  const problems = problemsAfter(file, (document) => document.setIn(at, document.createNode([])));
  expect(problems).toEqual([naming(file, at, 'found an empty list')]);
});

const email: FieldPath = ['offices', 'items', 0, 'email'];

test.each<[file: string, at: FieldPath, value: string, message: string]>([
  ['contact.yaml', email, 'london', 'an e-mail address'],
  ['contact.yaml', email, 'london@', 'an e-mail address'],
  ['contact.yaml', email, '@example.com', 'an e-mail address'],
  ['contact.yaml', email, 'london@example', 'an e-mail address'],
  ['navigation.yaml', ['header', 'links', 1, 'href'], '/abuot', 'the path of a page of this site'],
])('%s with %j as %j', (file, at, value, message) => {
  const problems = problemsAfter(file, (document) => document.setIn(at, value));
  expect(problems).toEqual([naming(file, at, message)]);
});

test('a platform file whose name cannot be a path', () => {
  const folder = new ContentFolder();
  folder.write('platforms/Gift Cards.yaml', folder.read('platforms/counter.yaml'));
  expect(folder.problems().join('\n')).toContain(
    'content/platforms/Gift Cards.yaml:1:1 expected a file name that can be a path',
  );
});
