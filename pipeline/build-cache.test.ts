import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf, forgetOldest, kept } from './build-cache.ts';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'countermark-kept-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

let made: string[] = [];
const ask = async (name: string) => {
  const bytes = await kept(name, async () => {
    made.push(name);
    return Buffer.from(name.repeat(10));
  });
  return Buffer.from(bytes).toString();
};

test('a thing is made once; when room is short, what was used longest ago is made again', async () => {
  for (const name of ['a', 'b', 'a']) {
    expect(await ask(name)).toBe(name.repeat(10));
    await setTimeout(5);
  }
  expect(made).toEqual(['a', 'b']);
  await forgetOldest(15);
  made = [];
  await ask('a');
  await ask('b');
  expect(made).toEqual(['b']);
});

test('ingredients that read alike in a row have digests of their own', () => {
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});
