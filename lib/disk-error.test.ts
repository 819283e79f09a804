import { expect, test } from 'vitest';
import { describeDiskError } from './disk-error.ts';

test('a full disk is named by its file, or by the folder when the bundler does not say which', () => {
  const system = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', path: 'build/a' });
  expect(describeDiskError(system, 'build', 'All is well')).toBe(
    'Cannot write build/a: no space is left on the disk. All is well.',
  );
  const bundler = new Error('Build failed\nNo space left on device (os error 28)');
  expect(describeDiskError(bundler, 'build', 'All is well')).toBe(
    'Cannot write build: no space is left on the disk. All is well.',
  );
});

test('an error of another kind is left to others', () => {
  expect(describeDiskError(new Error('Unexpected token'), 'build', '')).toBeUndefined();
});
