import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { lockBuilds } from './build-lock.ts';

test('a second build is refused with the process of the first, until that has ended', () => {
  const folder = temporaryFolder({ lock: `${process.ppid} examples/brasswick` });
  expect(() => lockBuilds(folder, 'content')).toThrow(
    `Another build, process ${process.ppid} of examples/brasswick, writes to ${folder}/: wait`,
  );
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('the lock of a build that was killed is taken over, and each build gives its own back', () => {
  const { pid } = spawnSync('true');
  const folder = temporaryFolder({ lock: `${pid} content` });
  for (const site of ['examples/brasswick', 'content']) {
    const unlock = lockBuilds(folder, site);
    expect(readFileSync(`${folder}/lock`, 'utf8')).toBe(`${process.pid} ${site}`);
    unlock();
    expect(existsSync(`${folder}/lock`)).toBe(false);
  }
});
