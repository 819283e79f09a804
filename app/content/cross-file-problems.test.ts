import { expect, test } from 'vitest';
import { ContentFolder } from '../../tests/support/content-folder.ts';
import { loadContent } from './load.ts';

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

test('a job with a posting date needs an office', () => {
  const [problem] = new ContentFolder().set('contact.yaml', { offices: undefined }).problems();
  expect(problem).toContain('city of an office (there is none: a section "offices" has them)');
});

test('an estimate needs plans, on its page or another', () => {
  new ContentFolder()
    .set('pricing.yaml', { plans: undefined, comparison: undefined })
    .set('pages/winter.yaml', { price: undefined })
    .expectProblems('content/pricing.yaml:*estimate: expected a section "plans" on this page or *');
});
