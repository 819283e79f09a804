import { numbersOn } from '../support/page-words.ts';
import { parsePage } from '../support/parsed-page.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { facts } from './recorded.ts';

const recorded = new Set(facts.numbers);

for (const path of Object.keys(facts.headings)) {
  test(`${path} shows no number that is not recorded`, () => {
    const stray = numbersOn(parsePage(path)).filter((number) => !recorded.has(number));
    expect(stray).toEqual([]);
  });
}
