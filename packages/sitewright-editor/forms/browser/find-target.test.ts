import { expect, test } from 'vitest';
import { findTarget } from './find-target.ts';

const targets = [
  { to: '/careers', label: 'Work at the shop', names: ['Work at the shop', 'Jobs'] },
  { to: '/careers#positions', label: 'Work at the shop: Hooks', names: ['Hooks'] },
  { to: '/contact', label: 'Find the shop', names: ['Find the shop', 'Find us'] },
  { to: '/files/price-list.pdf', label: 'File price-list.pdf', names: ['price-list.pdf'] },
];

test.each([
  ['/careers', '/careers'],
  ['careers', '/careers'],
  ['jobs', '/careers'],
  ['find us', '/contact'],
  [' hooks ', '/careers#positions'],
  ['Work at the shop: Hooks', '/careers#positions'],
  ['price', '/files/price-list.pdf'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['/blog/feed.xml', '/blog/feed.xml'],
])('a link to what is typed as "%s" leads to %s', (typed, to) => {
  expect(findTarget(typed, targets)).toMatchObject({ target: { to } });
});

test.each([
  ['/jobs', /^No page, section or file is called “\/jobs”: choose/],
  ['example.com', /^No page.*https:\/\/ in front of another site/],
  ['the shop', /^“the shop” is in the names of \/careers, \/contact: choose/],
  [' ', /^Say where it leads/],
])('a link to what is typed as "%s" leads nowhere, and it is said what to do', (typed, problem) => {
  expect(findTarget(typed, targets)).toEqual({ problem: expect.stringMatching(problem) });
});
