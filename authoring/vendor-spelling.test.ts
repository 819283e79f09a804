import { expect, test } from 'vitest';
import { readContentValues } from '../app/content/content-values.ts';
import { ContentFolder, lineLike } from '../tests/support/content-folder.ts';
import { findMisspeltNames } from './vendor-spelling.ts';

const after = (title: string) => {
  const folder = new ContentFolder().set('home.yaml', { 'hero.title': title });
  return findMisspeltNames('Brasswick', readContentValues(folder.path)).map(
    folder.withoutParent,
    folder,
  );
};

test.each(['Braswick', 'BrassWick', 'brasswick', 'Brass Wick', 'Brasswyck'])(
  '%s is named with its file and line',
  (word) => {
    expect(after(`Why ${word} is worth it`)).toEqual([
      lineLike(`content/home.yaml:*:10 hero.title: "${word}" is almost the vendor's name*`),
    ]);
  },
);

test.each([
  'Brasswick counts',
  'Brasswick’s till',
  'A brass drawer',
  'www.tills.brasswick: https://x',
  '{vendor}',
])('%s is fine', (text) => {
  expect(after(text)).toEqual([]);
});
