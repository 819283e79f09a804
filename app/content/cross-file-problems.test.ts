import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { example } from '../../tests/support/example.ts';
import { loadContent } from './load.ts';

test.each([
  ['without a scheme', 'www.example.com'],
  ['with a slash at its end', 'https://www.example.com/'],
  ['with a path', 'https://www.example.com/shop'],
  ['without encryption', 'http://www.example.com'],
  ['with capitals, which browsers do not keep', 'https://WWW.example.com'],
  ['that is not a URL', 'https://'],
])('an origin %s fails', (_mistake, origin) => {
  new ContentFolder()
    .set('site.yaml', { origin })
    .expectProblems(
      `content/site.yaml:*:9 origin: expected https:// and the host with nothing after it, such as "https://www.example.com", found the text "${origin}"`,
    );
});

test.each(['https://example.org', 'https://shop.example.org:8443'])('%s is an origin', (origin) => {
  new ContentFolder().set('site.yaml', { origin }).expectProblems();
});

test('a title or description that another page has is reported with that page', () => {
  const meta = loadContent(example).pages.get('/about')?.meta;
  new ContentFolder()
    .set('careers.yaml', { meta })
    .expectProblems(
      'content/careers.yaml:* meta.title: expected a title that no other page has, found the one of content/about.yaml:*:10',
      'content/careers.yaml:* meta.description: expected a description that no other page has, found the one of content/about.yaml:*:16',
    );
});

test('a vendor’s name that makes a title longer than 60 characters is reported at that title', () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const folder = new ContentFolder().set('pricing.yaml', { 'meta.title': title });
  folder.set('brand/brand.yaml', { name: 'Acme' }).expectProblems();
  folder
    .set('brand/brand.yaml', { name: 'Acmes' })
    .expectProblems(
      'content/pricing.yaml:* meta.title: expected at most 60 characters with " · Acmes" after it, the name in content/brand/brand.yaml, found 61',
    );
});

test.each([
  [24, 40, []],
  [31, 34, ['title: expected at most 60', 'description: expected at least 70']],
  [24, 81, ['description: expected at most 160']],
  [25, 80, ['title: expected at most 60 characters with " · Brasswick" after it*, found 62']],
])(
  'a title of %i full-width characters and a description of %i take the room of twice as many',
  (title, description, expected) => {
    const folder = new ContentFolder().set('pricing.yaml', {
      'meta.title': '価'.repeat(title),
      'meta.description': '説'.repeat(description),
    });
    folder.expectProblems(...expected.map((line) => `content/pricing.yaml:* meta.${line}*`));
  },
);

test('a job with a posting date has to be in the city of an office', () => {
  const job = 'positions.jobs[1]';
  const post = (location: string) =>
    new ContentFolder().set('careers.yaml', {
      [`${job}.datePosted`]: '2026-11-02',
      [`${job}.location`]: location,
    });
  post('Stockholm').expectProblems();
  post('Oslo').expectProblems(
    `content/careers.yaml:* ${job}.location: expected the city of an office (*), as the job has a datePosted, found the text "Oslo"`,
  );
  const [problem] = new ContentFolder().set('contact.yaml', { offices: undefined }).problems();
  expect(problem).toContain('city of an office (there is none: a section "offices" has them)');
});
