import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digests, SiteCopy } from '../../site-copy.ts';
import { SmallDisk, smallDiskFault } from '../small-disk.ts';

const noDisk = smallDiskFault();
if (noDisk) console.log(`Not tried on a full or read-only disk: ${noDisk}`);

test.skipIf(noDisk)(
  'a disk that is full or read-only while a site is built leaves the last good one, and one line says why',
  () => {
    const copy = new SiteCopy();
    const disk = new SmallDisk(path.join(copy.folder, 'build'));
    try {
      cpSync('build/client', path.join(disk.folder, 'client'), { recursive: true });
      const good = digests(path.join(disk.folder, 'client'));
      for (const [spoil, reason] of [
        [() => disk.leave(300_000), 'no space is left on the disk'],
        [() => disk.forbidWriting(), 'the disk is read-only'],
      ] as const) {
        spoil();
        const { ok, output } = copy.build();
        expect(ok).toBe(false);
        expect(output).toMatch(
          /^(✗ Build failed in \S+\n)?Cannot write \S+: .+ The site that was built last is still there\.\n$/,
        );
        expect(output).toContain(reason);
        expect(digests(path.join(disk.folder, 'client'))).toEqual(good);
      }
    } finally {
      disk.dispose();
      copy.dispose();
    }
  },
);
