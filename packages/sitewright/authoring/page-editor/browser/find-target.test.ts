import { expect, test } from 'vitest';
import { findTarget } from './find-target.ts';

const targets = [
  { to: '/careers', label: 'Jobs at the workshop' },
  { to: '/careers#positions', label: 'Jobs at the workshop: Hooks' },
  { to: '/files/price-list.pdf', label: 'File price-list.pdf' },
];

test.each([
  ['/careers', '/careers'],
  [' hooks ', '/careers#positions'],
  ['price', '/files/price-list.pdf'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['/blog/feed.xml', '/blog/feed.xml'],
  ['jobs', undefined],
  ['/jobs', undefined],
  ['example.com', undefined],
  ['', undefined],
])('a link to what is typed as "%s" leads to %s', (typed, to) => {
  expect(findTarget(typed, targets)?.to).toBe(to);
});
