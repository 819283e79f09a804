import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { evictLeastRecentlyUsed, getOrCreate, hashInputs } from './build-cache.ts';

const projectFolder = process.cwd();
const folder = temporaryFolder();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(projectFolder));

/** Reads or creates ten bytes; returns whether they had to be created. */
async function isCreated(key: string): Promise<boolean> {
  const create = vi.fn(async () => Buffer.from(key.repeat(10)));
  expect(Buffer.from(await getOrCreate(key, create)).toString()).toBe(key.repeat(10));
  return create.mock.calls.length > 0;
}

test('a result is created once, until it is evicted as the least recently used', async () => {
  for (const [seconds, key] of ['a', 'b'].entries()) {
    expect(await isCreated(key)).toBe(true);
    utimesSync(path.join('node_modules/.cache/sitewright', key), seconds, seconds);
  }
  // Reading it makes it the most recently used.
  expect(await isCreated('a')).toBe(false);
  evictLeastRecentlyUsed(15);
  expect(await isCreated('a')).toBe(false);
  expect(await isCreated('b')).toBe(true);
});

test('inputs that are equal when joined have different hashes', () => {
  expect(hashInputs('ab', 'c')).not.toBe(hashInputs('a', 'bc'));
});
