import { test } from 'vitest';
import { exampleSite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { countermark } from '../../../../tests/support/example.ts';

test.each<[field: string, value: unknown, words: string]>([
  ['paper', 'recept', '"receipt" or "agreement" or *found the text "recept"'],
  ['chart.kind', 'growt', '"growth" or "channels" or "reduction"*, found the text "growt"*'],
  ['chart.from', 0, 'at least 1, found the number 0*'],
  ['chart.to', 501, 'at most 500, found the number 501*'],
  ['chart.to', 5.5, 'a whole number, found the number 5.5*'],
  ['chart.caption', undefined, 'text, found nothing *'],
  ['chart.slider', undefined, 'text, found nothing *'],
])('a story whose %s is %j is a line', async (field, value, words) => {
  const place = `stories.items[0].${field}`;
  await (await exampleSite('first language', countermark))
    .set('case-studies.yaml', { [place]: value })
    .expectProblems(`content/case-studies.yaml:*:* ${place}: expected ${words}`);
});

test('a story may have no chart', async () => {
  await (await exampleSite('first language', countermark))
    .set('case-studies.yaml', { 'stories.items[0].chart': undefined })
    .expectProblems();
});
