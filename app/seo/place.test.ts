import { expect, test } from 'vitest';
import { loadContent } from '../content/load.ts';
import { place } from './place.ts';

const content = loadContent('content');
const colours = { light: '#ffffff', dark: '#000000' };
const trail = (path?: string) =>
  place(content, colours, path).trail.map(({ name, path }) => [name, path]);

test('the trail to a page has the header’s names for it', () => {
  expect(trail('/case-studies')).toEqual([
    ['Home', '/'],
    ['Case Studies', '/case-studies'],
  ]);
  expect(trail('/platforms/retail-pos')).toEqual([
    ['Home', '/'],
    ['Retail POS', '/platforms/retail-pos'],
  ]);
});

test.each([['/'], ['/a-page-without-a-link'], [undefined]])('%s has no trail', (path) => {
  expect(trail(path)).toEqual([]);
});
