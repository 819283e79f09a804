import { expect, test } from 'vitest';
import { exampleSite, lineLike } from '../../../../tests/fixtures/tiny/tiny-site.ts';

/** The specification's entities: where the first of each is, and its fields in section 3. */
const entities = [
  ['pricing.yaml', 'plans.items[0].', 'name price period description features cta highlighted roi'],
  ['pricing.yaml', 'addOns.items[0].', 'name price unit description'],
  ['pricing.yaml', 'faq.items[0].', 'question answer'],
  ['about.yaml', 'timeline.entries[0].', 'year title description'],
  ['about.yaml', 'leadership.people[0].', 'name role image bio'],
  ['careers.yaml', 'positions.jobs[0].', 'title department location type description skills'],
  ['case-studies.yaml', 'stories.items[0].', 'title subtitle company industry size challenge'],
  ['case-studies.yaml', 'stories.items[0].', 'solution results testimonial person timeframe'],
  ['contact.yaml', 'offices.items[0].', 'city address phone email'],
  ['contact.yaml', 'form.labels.', 'firstName lastName email company subject message'],
  ['pages/platforms/counter.yaml', 'entry.', 'name description'],
] as const;

test('a field of an entity that is missing is named, and a page whose name cannot be a path', async () => {
  const folder = await exampleSite();
  const lines = entities.flatMap(([file, at, names]) => {
    const places = names.split(' ').map((name) => at + name);
    folder.set(file, Object.fromEntries(places.map((place) => [place, undefined])));
    return places.map((place) => lineLike(`content/${file}:*:* ${place}*: *found nothing*`));
  });
  folder.write('pages/platforms/Gift Cards.yaml', folder.read('pages/platforms/stockroom.yaml'));
  const page =
    'content/pages/platforms/Gift Cards.yaml:1:1 expected a file name that can be a path*';
  expect(await folder.problems()).toEqual(expect.arrayContaining([...lines, lineLike(page)]));
});
