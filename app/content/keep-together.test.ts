import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['Reply within 24 hours', 'Reply within 24_hours'],
  ['San Francisco, CA 94100', 'San Francisco, CA_94100'],
  ['London EC1A 1AA', 'London EC1A_1AA'],
  ['100 Example Street', '100 Example Street'],
  ['Available 24/7', 'Available 24/7'],
  ['30-minute sessions', '30-minute sessions'],
])('%s', (text, together) => {
  expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(together);
});
