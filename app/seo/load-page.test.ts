import { expect, test } from 'vitest';
import { pageMeta } from './load-page.server.ts';
import type { PageContext } from './page-context.ts';

const context: PageContext = {
  site: { name: 'Acme', tagline: 'Tills that add up.', origin: 'https://acme.example' },
  themeColours: { light: '#ffffff', dark: '#000000' },
  language: { tag: 'en', dir: 'ltr', base: '' },
  alternates: [],
  isMultilingual: false,
  feeds: [],
  path: '/pricing',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Prices', path: '/pricing' },
  ],
};
const page = {
  meta: { title: 'Pricing', description: 'What it costs.' },
  hero: { title: 'Three tags' },
};

test('a title ends with the vendor’s name', () => {
  expect(pageMeta(context, page)).toContainEqual({ title: 'Pricing · Acme' });
});

test('breadcrumbs and structured data are one graph; a page with neither has none', () => {
  const product = { '@type': 'SoftwareApplication', name: 'Till' } as const;
  const graphs = (of: PageContext, data = [product]) =>
    pageMeta(of, page, data).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json'] as unknown] : [],
    );
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://acme.example/' },
    { '@type': 'ListItem', position: 2, name: 'Prices', item: 'https://acme.example/pricing' },
  ];
  const graph = [{ '@type': 'BreadcrumbList', itemListElement }, product];
  expect(graphs(context)).toEqual([{ '@context': 'https://schema.org', '@graph': graph }]);
  expect(graphs({ ...context, breadcrumbs: [] }, [])).toEqual([]);
  expect(graphs({ ...context, path: undefined })).toEqual([]);
});
