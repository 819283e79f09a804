import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestFiles } from '../../support/digest-files.ts';
import { builtSite } from '../../support/example.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { describeUnless } from '../host.ts';

const mount = (...options: string[]) => spawnSync('mount', options).status === 0;
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
const missing = canMount ? undefined : 'only root can mount a disk to fill';

// It is full in different steps of the build.
describeUnless(missing, 'a disk', () => {
  test.each(['300000', '900000', '1200000', 'ro'])(
    'a disk that is full after %s bytes, or read-only, while building leaves the last site, and one line says why',
    (limit) => {
      const copy = new SiteCopy();
      const disk = path.join(copy.folder, 'build');
      onTestFinished(() => {
        spawnSync('umount', [disk]);
        copy[Symbol.dispose]();
      });
      mkdirSync(disk, { recursive: true });
      expect(mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk)).toBe(true);
      const client = path.join(disk, 'client');
      cpSync(builtSite, client, { recursive: true });
      const { blocks, bfree, bsize } = statfsSync(disk);
      const size = `size=${(blocks - bfree) * bsize + Number(limit)}`;
      mount('-o', `remount,${limit === 'ro' ? 'ro' : size}`, disk);
      const { ok, output } = copy.build();
      expect(ok).toBe(false);
      expect(output).toMatch(
        /^Cannot write .+: (.*no space left on device|.*read-only file system).*\. The site .+\n$/im,
      );
      expect(output).not.toMatch(/\n +at /);
      expect(readdirSync(disk)).toEqual(['client']);
      expect(digestFiles(client)).toEqual(digestFiles(builtSite));
    },
  );
});
