import path from 'node:path';
import { expect, test } from 'vitest';
import { readContentValues } from '../../app/content/content-values.ts';
import { loadContent } from '../../app/content/load.ts';
import { getPage } from '../../app/content/site-content.ts';
import { issuesAfter, shipped } from '../../tests/support/launch-issues.ts';
import { isFictionalNumber, namesReservedHost, shippedDigests } from './placeholders.ts';

/** The messages of the issues about invented or reserved things. */
const named = shipped.flatMap(({ group, message }) =>
  /invented|reserved/.test(group) ? [message] : [],
);

test('shipped.txt holds digests of the shipped content; `npx vitest run authoring/launch-check --update` renews them', async () => {
  await expect(shippedDigests(readContentValues('content'))).toMatchFileSnapshot('shipped.txt');
});

test('names what is invented or nobody’s in the shipped content, and nothing else', () => {
  const content = loadContent('content');
  const { site } = content;
  const [about, contact] = [getPage(content, 'about'), getPage(content, 'contact')];
  const cases = getPage(content, 'case-studies');
  const placeholders = [
    ...[site.origin, site.security.contact],
    ...contact.offices.items.flatMap(({ address, phone, email }) => [address[0], phone, email]),
    ...about.leadership.people.flatMap(({ name, bio, image }) => [
      ...[name, path.basename(image.file.path), image.alt, bio],
    ]),
    ...about.timeline.entries.map(({ description }) => description),
    ...cases.stories.items.flatMap(({ company, person, testimonial }) => [
      ...[company, person, testimonial],
    ]),
  ];
  expect(placeholders).toHaveLength(2 + 3 * 3 + 4 * 4 + 6 + 3 * 3);
  expect(named).toHaveLength(placeholders.length);
  for (const text of placeholders) expect(named.join('\n')).toContain(text?.slice(0, 40));
});

/** What a vendor might write in place of each placeholder, by its field. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [/origin$/, 'https://www.own-shop.com'],
  [/security\.contact$/, 'mailto:security@own-shop.com'],
  [/\.address\[0\]$/, '7 Mill Lane'],
  [/\.phone$/, '+1 415 600 7788'],
  [/\.email$/, 'office@own-shop.com'],
  [/(?:name|alt|bio|description|company|person|testimonial)$/, 'Somebody of our own'],
];

test.each([0, 1])(
  'those that the vendor replaces are named no more, and the others still are: every second, from %i',
  (first) => {
    const replaced = shipped
      .filter(({ group }) => /invented|reserved/.test(group))
      .filter((_issue, index) => index % 2 === first);
    expect(replaced.length).toBeGreaterThan(20);
    const after = issuesAfter((folder) => {
      for (const { file, field, message } of replaced) {
        const steps = field.match(/[^.[\]]+/g) ?? [];
        const [, picture] = /^"([\w-]+\.svg)"/.exec(message) ?? [];
        if (picture) folder.renamePicture(picture, `own-${picture}`);
        const words = picture
          ? `own-${picture}`
          : ownWords.find(([fields]) => fields.test(field))?.[1];
        folder.change(file.replace('content/', ''), (document) => document.setIn(steps, words));
      }
    });
    const placeOf = ({ file, field }: { file: string; field: string }) => `${file} ${field}`;
    const others = shipped.filter((issue) => !replaced.includes(issue));
    expect(after.map(placeOf)).toEqual(others.map(placeOf));
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
