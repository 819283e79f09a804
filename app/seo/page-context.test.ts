import { expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { pageContext } from './page-context.ts';

const content = loadContent('content');
const colours = { light: '#ffffff', dark: '#000000' };
const breadcrumbs = (path?: string) =>
  pageContext(content, colours, path).breadcrumbs.map(({ name, path }) => [name, path]);

test('breadcrumbs have the header’s names for the pages', () => {
  expect(breadcrumbs('/case-studies')).toEqual([
    ['Home', '/'],
    ['Case Studies', '/case-studies'],
  ]);
  expect(breadcrumbs('/platforms/retail-pos')).toEqual([
    ['Home', '/'],
    ['Retail POS', '/platforms/retail-pos'],
  ]);
});

test.each([['/'], ['/a-page-without-a-link'], [undefined]])('%s has no breadcrumbs', (path) => {
  expect(breadcrumbs(path)).toEqual([]);
});
