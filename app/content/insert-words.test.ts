import { expect, test } from 'vitest';
import { insertWords } from './insert-words.ts';

test('words are put in as they are, wherever their name stands', () => {
  const text = 'Apply as {job}: {job} at {vendor}';
  const result = insertWords(text, { job: "R$&D, $1 and $'" });
  expect(result).toBe("Apply as R$&D, $1 and $': R$&D, $1 and $' at {vendor}");
});
