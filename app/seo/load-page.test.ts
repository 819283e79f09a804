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
const noAddress: PageContext = { ...context, path: undefined, breadcrumbs: [] };

const values = (name: string, of = context) =>
  pageMeta(of, page).flatMap((tag) => {
    const { name: own, property, rel, content, href } = tag as Record<string, string>;
    return [own, property, rel].includes(name) ? [content ?? href] : [];
  });

test('a title ends with the vendor’s name', () => {
  expect(pageMeta(context, page)).toContainEqual({ title: 'Pricing · Acme' });
});

test('canonical, Open Graph and share image addresses are absolute and the page’s own', () => {
  expect(values('canonical')).toEqual(['https://acme.example/pricing']);
  expect(values('og:url')).toEqual(['https://acme.example/pricing']);
  expect(values('og:image')).toEqual(['https://acme.example/share/pricing.png']);
  expect(values('canonical', { ...context, path: '/' })).toEqual(['https://acme.example/']);
  expect(values('og:image', { ...context, path: '/' })).toEqual([
    'https://acme.example/share/index.png',
  ]);
});

test('a link preview shows a large picture, whose alternative text is the words on it', () => {
  expect(values('twitter:card')).toEqual(['summary_large_image']);
  expect([...values('og:image:alt'), ...values('twitter:image:alt')]).toEqual([
    'Three tags',
    'Three tags',
  ]);
  expect([values('og:image:width'), values('og:image:height')]).toEqual([['1200'], ['630']]);
});

test('the browser’s interface has a colour for each scheme', () => {
  expect(pageMeta(context, page)).toContainEqual({
    name: 'theme-color',
    media: '(prefers-color-scheme: dark)',
    content: '#000000',
  });
  expect(values('theme-color')).toEqual(['#ffffff', '#000000']);
});

test('the head links to the page as Markdown', () => {
  expect(values('alternate')).toEqual(['/pricing.md']);
  expect(values('alternate', { ...context, path: '/' })).toEqual(['/index.md']);
});

test('search engines may index a page unless it has no address of its own', () => {
  expect(values('robots')).toEqual([]);
  expect(values('robots', noAddress)).toEqual(['noindex']);
  for (const name of ['canonical', 'alternate', 'og:url', 'og:image', 'twitter:card']) {
    expect(values(name, noAddress), name).toEqual([]);
  }
});

test('breadcrumbs and structured data are one graph; a page with neither has none', () => {
  const product = { '@type': 'SoftwareApplication', name: 'Till' } as const;
  const graphs = (of: PageContext, data = [product]) =>
    pageMeta(of, page, data).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json'] as unknown] : [],
    );
  expect(graphs(context)).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: context.breadcrumbs.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `https://acme.example${path}`,
          })),
        },
        product,
      ],
    },
  ]);
  expect(graphs({ ...context, breadcrumbs: [] }, [])).toEqual([]);
  expect(graphs(noAddress)).toEqual([]);
});
