import { expect, test } from 'vitest';
import { ContentFolder, problemsAfter } from '../../tests/support/content-folder.ts';
import { example } from '../../tests/support/example.ts';
import { loadContent } from './load.ts';
import { getPage } from './site-content.ts';

test.each([
  ['without a scheme', 'www.example.com'],
  ['with a slash at its end', 'https://www.example.com/'],
  ['with a path', 'https://www.example.com/shop'],
  ['without encryption', 'http://www.example.com'],
  ['with capitals, which browsers do not keep', 'https://WWW.example.com'],
  ['that is not a URL', 'https://'],
])('an origin %s fails', (_mistake, origin) => {
  expect(problemsAfter('site.yaml', (site) => site.set('origin', origin))).toEqual([
    expect.stringMatching(
      /^content\/site\.yaml:\d+:9 origin: expected https:\/\/ and the host with nothing after it, such as "https:\/\/www\.example\.com", found the text "/,
    ),
  ]);
});

test.each(['https://example.org', 'https://shop.example.org:8443'])('%s is an origin', (origin) => {
  expect(problemsAfter('site.yaml', (site) => site.set('origin', origin))).toEqual([]);
});

test('a title or description that another page has is reported with that page', () => {
  const { meta } = getPage(loadContent(example), 'about');
  const problems = problemsAfter('careers.yaml', (careers) => careers.set('meta', meta));
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ meta\.title: expected a title that no other page has, found the one of content\/about\.yaml:\d+:10$/,
    ),
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ meta\.description: expected a description that no other page has, found the one of content\/about\.yaml:\d+:16$/,
    ),
  ]);
});

test('a vendor’s name that makes a title longer than 60 characters is reported at that title', () => {
  const title = 'P'.repeat(60 - ' · Acme'.length);
  const folder = new ContentFolder();
  folder.change('pricing.yaml', (pricing) => pricing.setIn(['meta', 'title'], title));
  const rename = (name: string) => {
    folder.change('brand/brand.yaml', (brand) => brand.set('name', name));
    return folder.problems();
  };
  expect(rename('Acme')).toEqual([]);
  expect(rename('Acmes')).toEqual([
    expect.stringMatching(
      /^content\/pricing\.yaml:\d+:\d+ meta\.title: expected at most 60 characters with " · Acmes" after it, the name in content\/brand\/brand\.yaml, found 61$/,
    ),
  ]);
});

test.each([
  [24, 40, []],
  [31, 34, ['title: expected at most 60', 'description: expected at least 70']],
  [24, 81, ['description: expected at most 160']],
  [
    25,
    80,
    [
      'title: expected at most 60 characters with " · Brasswick" after it, the name in content/brand/brand.yaml, found 62',
    ],
  ],
])(
  'a title of %i full-width characters and a description of %i take the room of twice as many',
  (title, description, expected) => {
    const problems = problemsAfter('pricing.yaml', (pricing) => {
      pricing.setIn(['meta', 'title'], '価'.repeat(title));
      pricing.setIn(['meta', 'description'], '説'.repeat(description));
    });
    expect(problems).toEqual(expected.map((one) => expect.stringContaining(one)));
  },
);

test('a job with a posting date has to be in the city of an office', () => {
  const post = (location: string) =>
    problemsAfter('careers.yaml', (careers) => {
      careers.setIn(['positions', 'jobs', 1, 'datePosted'], '2026-11-02');
      careers.setIn(['positions', 'jobs', 1, 'location'], location);
    });
  expect(post('Stockholm')).toEqual([]);
  expect(post('Oslo')).toEqual([
    expect.stringMatching(
      /^content\/careers\.yaml:\d+:\d+ positions\.jobs\[1\]\.location: expected the city of an office in content\/contact\.yaml:\d+:\d+ \(.+\), as the job has a datePosted, found the text "Oslo"$/,
    ),
  ]);
});
