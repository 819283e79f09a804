import { expect, test } from 'vitest';
import { readContentValues } from '../app/content/content-values.ts';
import { ContentFolder, lineLike } from '../tests/support/content-folder.ts';
import { findMisspeltNames } from './vendor-spelling.ts';

const after = (title: string) => {
  const folder = new ContentFolder().set('home.yaml', { 'hero.title': title });
  const lines = findMisspeltNames('Brasswick', readContentValues(folder.path));
  return lines.map((line) => folder.withoutParent(line));
};

const misspelt = ['Braswick', 'BrassWick', 'brasswick', 'Brass Wick', 'Brasswyck'];

test.each(misspelt)('%s is named with its file and line', (word) => {
  const line = `content/home.yaml:*:10 hero.title: "${word}" is almost the vendor's name*`;
  expect(after(`Why ${word} is worth it`)).toEqual([lineLike(line)]);
});

const fine = ['Brasswick counts', 'Brasswick’s till', 'A brass drawer', '{vendor}'];

test.each([...fine, 'www.tills.brasswick: https://x'])('%s is fine', (text) => {
  expect(after(text)).toEqual([]);
});
