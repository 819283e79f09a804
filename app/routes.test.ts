import { expect, test } from 'vitest';
import { pages } from '../tests/specification/facts.ts';
import { readPagePaths } from './content/page-paths.ts';
import routes from './routes.ts';

const paths = routes.map(({ path }) => `/${path ?? ''}`);

test('the routes are the specification’s', () => {
  expect(paths).toEqual([...pages.map(([path]) => path), '/*']);
});

test('every page has content, and all content has a page', () => {
  const withContent = readPagePaths('content');
  expect(new Set(withContent)).toEqual(new Set(paths.filter((path) => path !== '/*')));
});
