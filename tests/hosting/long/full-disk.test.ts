import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digests, SiteCopy } from '../../support/site-copy.ts';
import { describeUnless } from '../host.ts';
import { fetchPath } from '../http-client.ts';
import { describeMissingDisk, SmallDisk } from '../small-disk.ts';

describeUnless(describeMissingDisk(), 'a build on a disk that is full or read-only', () => {
  test('leaves the last good site, still served, and one line says why', async () => {
    const copy = new SiteCopy();
    const disk = new SmallDisk(path.join(copy.folder, 'build'));
    try {
      cpSync('build/client', path.join(disk.folder, 'client'), { recursive: true });
      const good = digests(path.join(disk.folder, 'client'));
      const origin = await copy.serve('node', ['scripts/preview.ts']);
      const { text } = await fetchPath(origin, '/');
      for (const [spoil, reason] of [
        [() => disk.leaveFree(300_000), 'no space is left on the disk'],
        [() => disk.makeReadOnly(), 'the disk is read-only'],
      ] as const) {
        spoil();
        const { ok, output } = copy.build();
        expect(ok).toBe(false);
        expect(output).toMatch(
          /^(✗ Build failed in \S+\n)?Cannot write \S+: .+ The site that was built last is still there\.$/m,
        );
        expect(output).toContain(reason);
        expect(digests(path.join(disk.folder, 'client'))).toEqual(good);
        expect(await fetchPath(origin, '/')).toMatchObject({ status: 200, text });
      }
    } finally {
      copy.stop();
      disk.dispose();
      copy.dispose();
    }
  });
});
