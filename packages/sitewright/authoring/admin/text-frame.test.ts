import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyYaml } from '../../../../tests/support/any-yaml.ts';
import { restoreFrame, withoutFrame } from './text-frame.ts';

test('what the content editor drops around a text comes back', () => {
  const frame = (text: string) =>
    fc.constantFrom('', '\n', '\r\n', ' \n\n').map((end) => text + end);
  fc.assert(
    fc.property(anyYaml.chain(frame), (text) => {
      expect(restoreFrame(text, withoutFrame(text))).toBe(text);
    }),
    { numRuns: 200, seed: 47 },
  );
});

test('a changed line, a new one and one that is gone leave the ends of the others', () => {
  const before = '\uFEFF\r\na: 1\r\nb: 2\nc: 3\r\nd: 4';
  expect(restoreFrame(before, 'a: 1\nb: 0\nnew: 1\nc: 3\nd: 4\n')).toBe(
    '\uFEFF\r\na: 1\r\nb: 0\r\nnew: 1\r\nc: 3\r\nd: 4',
  );
  expect(restoreFrame('a: 1\r\nb: 2\r\n', 'a: 1\n')).toBe('a: 1\r\n');
  expect(restoreFrame('', 'a: 1\n')).toBe('a: 1\n');
});
