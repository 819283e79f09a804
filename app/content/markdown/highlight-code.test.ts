import { afterEach, expect, test, vi } from 'vitest';
import { highlightCode } from './highlight-code.ts';

afterEach(() => vi.restoreAllMocks());

test('code has the same words in the same colours on a machine that is busy', () => {
  const code = 'const price = 590; // in kr';
  const expected = highlightCode(code, 'ts');
  expect(JSON.stringify(expected)).toContain('code-comment');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 2_000;
    return now;
  });
  expect(highlightCode(code, 'ts')).toEqual(expected);
});
