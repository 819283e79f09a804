import { expect, test } from 'vitest';
import { shortValue } from './short-value.ts';

test.each([
  ['Platforms', 'Up to 3 platforms of your choice', 'Up to 3 of your choice'],
  ['Storage', '10GB storage', '10GB'],
  ['Storage', 'Storage as agreed with sales', 'As agreed with sales'],
  ['Uptime', '99.99% uptime SLA', '99.99% SLA'],
  ['Storage', '50GB per location'],
  ['Storage', 'Storage'],
  ['Users', 'Users and user groups'],
  ['Uptime', 'Real-uptime report'],
  ['Trial (days)', 'None'],
])('in the row %s, “%s” loses what the row says, or stays whole', (row, value, short = value) => {
  expect(shortValue(row, value)).toBe(short);
});
