import { expect, test } from 'vitest';
import { describePage } from './page-draft.ts';

test('the editor of a translation leads to the other languages, and says what the first one says', () => {
  const page = describePage('/sv/pricing', 'examples/brasswick');
  const paths = page?.languages.map(({ path }) => path);
  expect(paths).toEqual(['/pricing', '/sv/pricing', '/ar/pricing']);
  expect(page?.inherited['plans.title']).toBe('By the month, or by the year');
});
