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
  const folder = new ContentFolder().set('site.yaml', { origin });
  folder.expectProblems(
    `content/site.yaml:*:9 origin: expected https:// and the host with nothing after it, such as "https://www.example.com", found the text "${origin}"`,
  );
});

test.each(['https://example.org', 'https://shop.example.org:8443'])('%s is an origin', (origin) => {
  new ContentFolder().set('site.yaml', { origin }).expectProblems();
});

test('a title or description that another page has is reported with that page', () => {
  const meta = loadContent(example).pages.get('/about')?.meta;
  const folder = new ContentFolder().set('careers.yaml', { meta });
  folder.expectProblems(
    'content/careers.yaml:* meta.title: expected a title that no other page has, found the one of content/about.yaml:*:10',
    'content/careers.yaml:* meta.description: expected a description that no other page has, found the one of content/about.yaml:*:16',
  );
});

test('a title that search results cut off is advised against, unless the short name fits', () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const folder = new ContentFolder().set('pricing.yaml', { 'meta.title': title });
  const advise = (values: Record<string, string>) =>
    loadContent(folder.set('brand/brand.yaml', values).path).advice;
  expect(advise({ name: 'Acme' })).toEqual([]);
  const message = expect.stringMatching(/^search results cut this title off: it has 61 /);
  expect(advise({ name: 'Acmes' })).toMatchObject([{ field: 'meta.title', message }]);
  expect(advise({ shortName: 'Acm' })).toEqual([]);
});

test.each([
  [40, []],
  [34, ['content/pricing.yaml:* meta.description: expected at least 70*']],
  [81, ['content/pricing.yaml:* meta.description: expected at most 160*']],
])('a description of %i full-width characters takes the room of twice as many', (count, lines) => {
  const values = { 'meta.description': '説'.repeat(count) };
  new ContentFolder().set('pricing.yaml', values).expectProblems(...lines);
});

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
