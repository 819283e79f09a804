import { expect, test, vi } from 'vitest';
import { highlightCode } from './highlight-code.ts';

test('code has the same colours on a machine that is busy', () => {
  const highlight = () => JSON.stringify(highlightCode('const price = 590; // in kr', 'ts'));
  const expected = highlight();
  expect(expected).toContain('code-comment');
  let now = Date.now();
  using _clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 2_000));
  expect(highlight()).toBe(expected);
});
