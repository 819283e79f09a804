import { expect, test } from 'vitest';
import { issuesWith } from '../../tests/support/launch-issues.ts';
import { isFictionalNumber, namesReservedHost } from './launch-rules.ts';

test.each([
  ['site.yaml', 'origin', 'https://www.example.com'],
  ['site.yaml', 'security.contact', 'mailto:security@example.com'],
  ['contact.yaml', 'offices.items[0].address.street', '100 Example Street'],
  ['contact.yaml', 'offices.items[0].phone', '+1 415 555 0142'],
  ['contact.yaml', 'offices.items[0].email', 'london@example.com'],
])('%s %s names the placeholder %j, and the vendor’s own text no more', (file, place, text) => {
  const issues = issuesWith(file, { [place]: text });
  expect(issues).toMatchObject([
    { group: expect.stringMatching(/reserved/), file: `content/${file}` },
  ]);
  expect(issues[0]?.message).toContain(text.slice(0, 40));
});

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
