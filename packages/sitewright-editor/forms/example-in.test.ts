import { expect, test } from 'vitest';
import { exampleIn } from './labels.ts';

test.each([
  ['The time of its day, such as 18:30: it orders the posts of a day', '18:30'],
  ['Its address, such as https://git.example.com', 'https://git.example.com'],
  ['The last day, such as 2027-01-06.', '2027-01-06'],
  ['The font, such as @fontsource-variable/sora; others are added', '@fontsource-variable/sora'],
  ['A heading of a few words', undefined],
])('of “%s” the example is %s', (words, example) => {
  expect(exampleIn(words)).toBe(example);
});
