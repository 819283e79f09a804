import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { takeLock } from './lock.ts';

test('a second one is refused with the process of the first, until that has ended', () => {
  const folder = temporaryFolder({ lock: `${process.ppid} A build of sites/brasswick` });
  expect(() => takeLock(`${folder}/lock`, 'A build of content')).toThrow(
    `A build of sites/brasswick is under way in this folder, process ${process.ppid}: wait`,
  );
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('the lock of one that was killed is taken over, and each gives its own back', () => {
  const { pid } = spawnSync('true');
  const folder = temporaryFolder({ lock: `${pid} A build of content` });
  for (const work of ['A build of sites/brasswick', 'A run of tests']) {
    const unlock = takeLock(`${folder}/lock`, work);
    expect(readFileSync(`${folder}/lock`, 'utf8')).toBe(`${process.pid} ${work}`);
    unlock();
    expect(existsSync(`${folder}/lock`)).toBe(false);
  }
});
