import { expect, test } from 'vitest';
import { readPlatformSlugs } from './content/content-files.ts';
import { pagePaths } from './content/site-content.ts';
import routes from './routes.ts';

// The specification's route table, in its order.
const specified = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/case-studies',
  '/careers',
  '/platforms/retail-pos',
  '/*',
];

const paths = routes.map(({ path }) => `/${path ?? ''}`);

test('the routes are the specification’s', () => {
  expect(paths).toEqual(specified);
});

test('every page has content, and all content has a page', () => {
  const withContent = pagePaths(readPlatformSlugs('content'));
  expect(new Set(withContent)).toEqual(new Set(paths.filter((path) => path !== '/*')));
});
