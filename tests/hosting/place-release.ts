import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '../../hosting/release.ts';

/** Places a built site where a server reads it, as docs/deploy.md does with rsync and ln. */
export async function placeRelease(built: string, home: string): Promise<void> {
  const { content } = readRelease(built);
  const options = { recursive: true, preserveTimestamps: true };
  const assets = path.join(built, 'assets');
  if (existsSync(assets)) await cp(assets, path.join(home, 'assets'), options);
  await cp(built, path.join(home, content), options);
  rmSync(path.join(home, 'next'), { force: true });
  symlinkSync(content, path.join(home, 'next'));
  renameSync(path.join(home, 'next'), path.join(home, 'current'));
}
