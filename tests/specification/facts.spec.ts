import { content } from '../support/content.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { collectFacts } from './facts.ts';
import { facts } from './recorded.ts';

test('the content says what is recorded; `npm run accept` records a change', () => {
  const { numbers, abbreviations } = facts;
  expect(collectFacts(content, { numbers, abbreviations })).toEqual(facts);
});
