import { expect, test } from 'vitest';
import { chooseEncoding, isUnchanged, parseRange } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['zstd, gzip;q=0.2', 'gzip'],
  ['br;q=0, identity;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('with brotli and gzip at hand, "%s" gets %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('a client that knows %s has the current copy "a": %s', (known, unchanged) => {
  expect(isUnchanged(known, '"a"')).toBe(unchanged);
});

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=95-500', { first: 95, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('of 100 bytes, %s is %o', (range, part) => {
  expect(parseRange(range, 100)).toEqual(part);
});
