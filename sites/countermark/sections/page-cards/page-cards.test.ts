import { test } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { countermark } from '../../../../tests/support/example.ts';

const copy = () => new ContentFolder('first language', countermark);

test.each<[field: string, value: unknown, words: string]>([
  ['sale.number', undefined, 'expected text, found nothing *'],
  ['sale.papers.receipt.because', undefined, 'expected text, found nothing *'],
  ['sale.papers.recept', { head: 'Corner Shop' }, 'unknown field; *such as "receipt"'],
])('platforms whose %s is %j are a line', async (field, value, words) => {
  await copy()
    .set('home.yaml', { [`platforms.${field}`]: value })
    .expectProblems(`content/home.yaml:*:* platforms.${field}: ${words}`);
});

test('papers may be forms with no words, or with the number of the sale alone', async () => {
  await copy().set('home.yaml', { 'platforms.sale': undefined }).expectProblems();
  await copy().set('home.yaml', { 'platforms.sale.papers.receipt': undefined }).expectProblems();
});
