import { expect, test } from 'vitest';
import { countStores, storeCount } from './industries.ts';

test.each([
  ['400+', 400],
  ['1,200+', 1200],
  ['1.200', 1200],
  ['1’200', 1200],
  ['50K', 50_000],
  ['1.2M+', 1_200_000],
])('%s are %i stores', (said, stores) => {
  expect(countStores(said)).toBe(stores);
});

const groupings = ['en', 'de', 'fr', 'de-CH', 'pt-PT', 'sv', 'hi', 'tr', 'pl', 'en-ZA'];

test.each(groupings)('figures as %s groups them keep what they say beside K and M', (language) => {
  const write = (count: number) =>
    count.toLocaleString(language, { numberingSystem: 'latn', useGrouping: 'always' });
  for (const count of [400, 1_200, 120_000, 12_345_678]) {
    const said = write(count);
    const figures = [`${said}`, `${said}K`, `${said} M+`];
    expect(figures.map(countStores)).toEqual([count, count * 1_000, count * 1_000_000]);
    expect(figures.filter((one) => !storeCount.test(one))).toEqual([]);
  }
  for (const part of [1.2, 1_234.5]) expect(countStores(`${write(part)}K`)).toBe(part * 1_000);
});
