import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Plans from './plans-view.tsx';

test('a plan says the name of each feature beside what it offers of it', () => {
  const plan = {
    name: 'Small',
    price: { amount: 9, currency: 'EUR' },
    period: 'a month',
    description: [],
    features: [
      { name: 'Repairs', value: 'Parts and work included' },
      { name: 'Storage', value: '10GB storage' },
    ],
    cta: { label: 'Try it' },
    highlighted: false,
    roi: 'Saves an hour',
  };
  const frame = { id: 'plans', tone: 'ground' as const };
  const content = { title: 'Plans', lead: [], items: [plan] };
  const props = { frame, content, language: 'en' } as unknown as Parameters<typeof Plans>[0];
  const html = renderToStaticMarkup(createElement(Plans, props));
  const terms = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/g)];
  expect(terms.map(([, name, value]) => [name, value])).toEqual([
    ['Repairs', 'Parts and work included'],
    ['Storage', '10GB storage'],
  ]);
});
