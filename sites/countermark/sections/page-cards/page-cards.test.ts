import { test } from 'vitest';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { countermark } from '../../../../tests/support/example.ts';

const copy = () => exampleSite('first language', countermark);

test.each<[field: string, value: unknown, words: string]>([
  ['sale.papers.receipt.line', '{itme}', '*{item}*'],
  ['sale.papers.receipt.because', undefined, 'expected text, found nothing *'],
  ['sale.papers.recept', { head: 'Corner Shop' }, 'unknown field; *such as "receipt"'],
])('platforms whose %s is %j are a line', async (field, value, words) => {
  await (await copy())
    .set('home.yaml', { [`platforms.${field}`]: value })
    .expectProblems(`content/home.yaml:*:* platforms.${field}: ${words}`);
});

test('papers may be forms with no words, or have the number of the sale alone', async () => {
  await (await copy()).set('home.yaml', { 'platforms.sale': undefined }).expectProblems();
  await (await copy())
    .set('home.yaml', { 'platforms.sale.papers.receipt': undefined })
    .expectProblems();
});
