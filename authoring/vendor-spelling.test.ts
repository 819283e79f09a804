import { expect, test } from 'vitest';
import { findMisspeltNames } from './vendor-spelling.ts';

const place = { file: 'content/home.yaml', line: 7, column: 10, field: 'hero.title' };
const after = (value: string) =>
  findMisspeltNames('Brasswick', [{ ...place, value, comment: '', isText: true }]);

const misspelt = ['Braswick', 'BrassWick', 'brasswick', 'Brass Wick', 'Brasswyck'];

test.each(misspelt)('%s is named with its file and line', (word) => {
  const line = `content/home.yaml:7:10 hero.title: "${word}" is almost the vendor's name`;
  expect(after(`Why ${word} is worth it`)).toEqual([expect.stringContaining(line)]);
});

const fine = ['Brasswick counts', 'Brasswick’s till', 'A brass drawer', '{vendor}'];

test.each([...fine, 'www.tills.brasswick: https://x'])('%s is fine', (text) => {
  expect(after(text)).toEqual([]);
});
