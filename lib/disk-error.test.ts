import { expect, test } from 'vitest';
import { describeDiskError } from './disk-error.ts';

test.each([
  [
    'its file',
    Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', path: 'build/a' }),
    'build/a',
  ],
  ['the folder, if it names no file', new Error('No space left (os error 28)'), 'build'],
])('the message about a full disk names %s', (_what, error, place) => {
  expect(describeDiskError(error, 'build', 'All is well')).toBe(
    `Cannot write ${place}: no space is left on the disk. All is well.`,
  );
});

test('an error of another kind is not explained', () => {
  expect(describeDiskError(new Error('Unexpected token'), 'build', '')).toBeUndefined();
});
