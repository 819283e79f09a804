import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { contentEntries } from '../../app/content/content-values.ts';
import { loadContent } from '../../app/content/load.ts';
import { isFictionalNumber, namesReservedHost, shippedDigests } from './placeholders.ts';
import { messages, openAfter, shipped } from './test-content.ts';

test('the digests are of what the content ships; `npx vitest run authoring/launch-check --update` renews them', async () => {
  await expect(shippedDigests(contentEntries('content'))).toMatchFileSnapshot('shipped.txt');
});

test('names every person, company, quote, portrait and milestone of the shipped content', () => {
  const { about, 'case-studies': cases } = loadContent('content');
  const invented = [
    ...about.leadership.people.flatMap(({ name, bio, image }) => [name, image.src, image.alt, bio]),
    ...about.timeline.entries.map(({ description }) => description),
    ...cases.stories.items.flatMap(({ company, person, testimonial }) => [
      ...[company, person, testimonial],
    ]),
  ];
  expect(invented).toHaveLength(4 * 4 + 6 + 3 * 3);
  const named = messages(/do not exist/);
  expect(named).toHaveLength(invented.length);
  for (const text of invented) expect(named.join('\n')).toContain(text.slice(0, 40));
});

test('names the origin, the security contact, and street, telephone and mailbox of each office', () => {
  const { site, contact } = loadContent('content');
  const nobodys = [
    ...[site.origin, site.security.contact],
    ...contact.offices.items.flatMap(({ address, phone, email }) => [address[0], phone, email]),
  ];
  const named = messages(/nobody’s/);
  expect(named).toHaveLength(nobodys.length);
  for (const text of nobodys) expect(named.join('\n')).toContain(text);
});

/** What a vendor might write in place of each placeholder, by its field. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/origin$/, 'https://www.own-shop.com'],
  [/security\.contact$/, 'mailto:security@own-shop.com'],
  [/\.address\.0$/, '7 Mill Lane'],
  [/\.phone$/, '+1 415 600 7788'],
  [/\.email$/, 'office@own-shop.com'],
  [/\.src$/, '/portraits/own.svg'],
  [/(?:name|alt|bio|description|company|person|testimonial)$/, 'Somebody of our own'],
];

test.each([0, 1])(
  'those that become the vendor’s own are open no more, and no others: every second, from %i',
  (first) => {
    const open = shipped.filter(({ group }) => /nobody’s|do not exist/.test(group));
    const own = open.filter((_point, index) => index % 2 === first);
    expect(own.length).toBeGreaterThan(20);
    const after = openAfter((file, content) => {
      const document = parseDocument(content);
      for (const point of own.filter((one) => one.file === `content/${file}`)) {
        const steps = point.field
          .split('.')
          .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
        document.setIn(steps, ownWords.find(([fields]) => fields.test(point.field))?.[1]);
      }
      return String(document);
    });
    const placeOf = ({ file, field }: { file: string; field: string }) => `${file} ${field}`;
    const left = shipped.filter((point) => !own.includes(point));
    expect(after.map(placeOf)).toEqual(left.map(placeOf));
  },
);

test.each([
  ['https://www.example.com', true],
  ['mailto:sales@example.org?subject=Demo', true],
  ['write to london@example.com.', true],
  ['https://shop.test/path', true],
  ['http://127.0.0.1:8080/f', true],
  ['https://exampleshop.com', false],
  ['https://www.example.com.au', false],
  ['for example.', false],
])('whether %s is reserved: %s', (text, reserved) => {
  expect(namesReservedHost(text)).toBe(reserved);
});

test.each([
  ['+1 (415) 555-0142', true],
  ['tel:+442079460123', true],
  ['+44 7700 900123', true],
  ['+1 415 555 0242', false],
  ['+44 20 7947 0123', false],
  ['415 555 0142 times', false],
])('whether %s is fictional: %s', (text, fictional) => {
  expect(isFictionalNumber(text)).toBe(fictional);
});
