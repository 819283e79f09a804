import { expect, test } from 'vitest';
import { readingSchema } from '../../sitewright/content/schemas/reading.ts';
import { starters } from './starters.ts';

test('the words around texts can be saved as they begin', () => {
  expect(readingSchema().safeParse(starters['reading.yaml']).error).toBeUndefined();
});
