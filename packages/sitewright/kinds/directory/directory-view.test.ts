import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Directory from './directory-view.tsx';

test('entries are in the order of the alphabet, and of the numbers in their names', () => {
  const names = ['Depot 10', 'Depot 2', 'Atelier'];
  const items = names.map((name) => ({ name, place: 'Lund' }));
  const frame = { id: 'shops', tone: 'ground' as const };
  const content = { title: 'Shops', lead: [], choose: 'Town', all: 'All', shown: '', items };
  const props = { frame, content, language: 'en' } as unknown as Parameters<typeof Directory>[0];
  const html = renderToStaticMarkup(createElement(Directory, props));
  expect(html.match(/Atelier|Depot \d+/g)).toEqual(['Atelier', 'Depot 2', 'Depot 10']);
});
